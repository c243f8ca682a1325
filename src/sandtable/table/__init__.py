"""The table: rooms in which people and opponents play, served to browsers. See docs/table.md."""
