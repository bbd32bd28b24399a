"""The table on the screen: a projection of what one seat may know."""
