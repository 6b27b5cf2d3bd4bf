"""``python -m dost_desktop`` is the ``dost`` command."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from dost_desktop.entry import main

    main()
