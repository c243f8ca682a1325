"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("mail_new", sa.String(length=254), nullable=True),
        sa.Column("mail_code", sa.String(length=64), nullable=True),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=("pk_persons")),
        sa.UniqueConstraint("login", name=("uq_persons_login")),
    )
    op.create_table(
        "server",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=("pk_server")),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("scenario_name", sa.String(length=120), nullable=False),
        sa.Column("scenario_title", sa.String(length=300), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("lesson", sa.String(length=80), nullable=True),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("clock_kind", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=("fk_rooms_owner")),
        sa.PrimaryKeyConstraint("id", name=("pk_rooms")),
    )
    op.create_index("ix_rooms_deadline", "rooms", ["status", "deadline"], unique=False)
    op.create_index(("ix_rooms_owner"), "rooms", ["owner"], unique=False)
    op.create_index("ix_rooms_watch", "rooms", ["status", "watchable", "moved"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=("pk_sessions")),
    )
    op.create_index(("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=("fk_chat_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "n", name=("pk_chat")),
    )
    op.create_table(
        "decisions",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("code", sa.BigInteger(), nullable=False),
        sa.Column("ahead", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=("fk_decisions_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "n", name=("pk_decisions")),
    )
    op.create_table(
        "offers",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("to_revision", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=("fk_offers_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "kind", name=("pk_offers")),
    )
    op.create_table(
        "records",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("scenario", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=200), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rules_revision", sa.BigInteger(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=("fk_records_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", name=("pk_records")),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("bit", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.Column("left", sa.BigInteger(), nullable=True),
        sa.Column("reactions", sa.Text(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=("fk_seats_person")),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=("fk_seats_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "seat", name=("pk_seats")),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_seats_person", table_name="seats")
    op.drop_table("seats")
    op.drop_table("records")
    op.drop_table("offers")
    op.drop_table("decisions")
    op.drop_table("chat")
    op.drop_index(("ix_sessions_person"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index("ix_rooms_watch", table_name="rooms")
    op.drop_index(("ix_rooms_owner"), table_name="rooms")
    op.drop_index("ix_rooms_deadline", table_name="rooms")
    op.drop_table("rooms")
    op.drop_table("server")
    op.drop_table("persons")
