"""Changes of the tables, oldest first; `database.HEAD` names the newest."""
