"""The commands of `sanam`, by what they are about. Each module adds its own to the command line."""
