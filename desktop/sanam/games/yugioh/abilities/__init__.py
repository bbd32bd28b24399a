"""Yu-Gi-Oh!'s ability tree, its interpreter, its text grammar and its renderer."""
