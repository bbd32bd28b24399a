"""The board in pictures: what is painted, where it lies and how it moves. It knows Views, no matches."""
