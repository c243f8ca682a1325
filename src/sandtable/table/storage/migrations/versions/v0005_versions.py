"""A number that every change of a room raises, and when each session was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("version", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("update sessions set seen = created")


def downgrade() -> None:
    op.drop_column("sessions", "seen")
    op.drop_column("rooms", "version")
