"""Where the program begins: `sanam` and `python -m sanam`.

It imports next to nothing, so that Ctrl-C is answered in good order while everything else is loaded.
"""

import sys


def main() -> int:
    """Run the command line of the process and return its exit status, 130 after Ctrl-C."""
    try:
        import signal  # loads a good part of the standard library, so it too may be interrupted
    except KeyboardInterrupt:
        return 130
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # in a bundle, a worker is this program started again
    try:
        came: list[int] = []
        before = signal.getsignal(signal.SIGINT)
        if before is signal.default_int_handler:
            # A library in C that Ctrl-C interrupts while it is loaded may take the process with it.
            signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
        import msgspec  # noqa: F401

        from sanam.cli import main as command

        if before is signal.default_int_handler:
            signal.signal(signal.SIGINT, before)
        status = 130 if came else command()
    except KeyboardInterrupt:
        status = 130
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left that could be stopped
    except KeyboardInterrupt:
        status = 130
    return status


if __name__ == "__main__":
    sys.exit(main())
