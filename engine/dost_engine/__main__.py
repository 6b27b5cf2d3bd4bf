"""``python -m dost_engine``: the engine's commands without the desktop app."""

from dost_engine.cli.app import main

if __name__ == "__main__":
    main()
