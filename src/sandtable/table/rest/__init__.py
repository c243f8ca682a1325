"""What is asked over HTTP: the lobby, accounts, replays, files, the client's pages."""
