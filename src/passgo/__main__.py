"""`passgo`, and `python -m passgo`."""

import signal


def run() -> None:
    """Run the command. Until one runs, Ctrl-C ends the process without a word: nothing has begun."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from passgo.cli import main

    main()


if __name__ == "__main__":
    run()
