"""Reading card texts into trees, and writing trees in every language."""
