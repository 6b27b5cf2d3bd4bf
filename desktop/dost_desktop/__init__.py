"""The app process: Qt loop, chat agent, client of the engine, presenters."""
