"""What is kept: the tables, reading and writing them, persons and sessions, migrations."""
