"""What both frozen programs run: the `dost` command."""

import multiprocessing

if __name__ == "__main__":
    # A frozen program that is started as a worker of its own must not open a second window.
    multiprocessing.freeze_support()

    from dost_desktop.entry import main

    main()
