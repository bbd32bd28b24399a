"""Where the program begins: `sanam` and `python -m sanam`.

It imports next to nothing, so that Ctrl-C is answered in good order while everything else is loaded.
"""

import sys


def main() -> int:
    """Run the command line of the process and return its exit status."""
    try:
        from sanam.cli import main as command

        status = command()
    except KeyboardInterrupt:
        status = 130
    try:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left that could be stopped
    except KeyboardInterrupt:
        status = 130
    return status


if __name__ == "__main__":
    sys.exit(main())
