"""What clauses and whole sentences mean."""
