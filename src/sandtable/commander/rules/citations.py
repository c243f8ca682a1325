"""Where a game's own rulebook says what its players are shown: rule numbers, by table and key (data/citations.toml)."""

from __future__ import annotations


class Citations:
    def __init__(self, tables: dict[str, dict[str, str]]) -> None:
        self.tables = tables
        self.prompts = tables["prompts"]

    def prompt(self, key: str) -> str:
        """The rule that a question rests on."""
        return self.prompts[key]

    def of(self, table: str, key: str) -> str:
        return self.tables[table][key]

    def known(self, table: str, key: str) -> str:
        """The same, and nothing for what the game does not have."""
        return self.tables[table].get(key, "") if table in self.tables else ""
