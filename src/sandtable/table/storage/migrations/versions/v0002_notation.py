"""Decisions are kept in notation. Rows from before keep their numbers until their room is opened (docs/records.md)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("decisions") as table:
        table.add_column(sa.Column("notation", sa.Text(), nullable=True))
        table.alter_column("code", existing_type=sa.BigInteger(), nullable=True)


def downgrade() -> None:
    """Fails, and changes nothing, where decisions are kept in notation alone: no older build could read them."""
    with op.batch_alter_table("decisions") as table:
        table.alter_column("code", existing_type=sa.BigInteger(), nullable=False)
        table.drop_column("notation")
