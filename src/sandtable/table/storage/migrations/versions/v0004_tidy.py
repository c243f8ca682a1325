"""The turn a game has come to, tables at which all hands lie open, and games that somebody no longer wants listed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # not as a batch: SQLite would drop the old table, and with it whatever belongs to its rooms
    op.add_column("rooms", sa.Column("turn", sa.BigInteger(), nullable=True))
    op.add_column("rooms", sa.Column("open_hands", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_hidden_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_hidden_room", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "room", name="pk_hidden"),
    )


def downgrade() -> None:
    op.drop_table("hidden")
    op.drop_column("rooms", "open_hands")
    op.drop_column("rooms", "turn")
