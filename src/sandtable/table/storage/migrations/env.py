"""Alembic's door: the connection is handed over by database.upgrade."""

from __future__ import annotations

from alembic import context

from sandtable.table.storage.schema import Base


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
