"""Codes that let another device in, cookies that can be revoked, and what each person got out of each game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from clio.server.storage.people import recount

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("linked", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "links",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("links_by_digest", "links", ["digest"], unique=True)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rival", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_guest", "results", ["guest", "at"])
    recount(op.get_bind())
