"""Analyses of games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("rules_revision", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_analyses_room", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
