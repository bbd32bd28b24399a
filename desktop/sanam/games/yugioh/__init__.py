"""Yu-Gi-Oh!: one set of rules, three edition profiles as data."""
