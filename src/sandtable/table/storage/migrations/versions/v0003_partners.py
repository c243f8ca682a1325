"""A second place at a side: whose partner sits there, and for which nation he decides."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("partner_of", sa.BigInteger(), nullable=True))
        table.add_column(sa.Column("nation", sa.String(length=40), nullable=True))


def downgrade() -> None:
    """A partner's place goes: who sits first at the side decides for both nations again."""
    db = op.get_bind()
    asked = sa.text(
        "select rooms.id, rooms.asked, seats.bit, seats.partner_of from rooms join seats on seats.room = rooms.id"
        " where seats.partner_of is not null"
    )
    for room, mask, bit, side in db.execute(asked).all():
        if mask & bit:
            values = {"room": room, "mask": mask & ~bit | 1 << side}
            db.execute(sa.text("update rooms set asked = :mask where id = :room"), values)
    op.execute("delete from seats where partner_of is not null")
    with op.batch_alter_table("seats") as table:
        table.drop_column("nation")
        table.drop_column("partner_of")
