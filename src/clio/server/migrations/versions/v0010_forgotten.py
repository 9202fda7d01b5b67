"""Who is forgotten, for good, and where people are named."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from clio.server.storage.forgetting import retrace

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "traces",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("traces_by_table", "traces", ["table_id"])
    op.create_table(
        "forgotten",
        sa.Column("digest", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text) for name in ("guest", "source")),
        sa.Column("at", sa.Double, nullable=False),
    )
    under_way = sa.text("guest IS NOT NULL")
    op.create_index(
        "forgotten_under_way", "forgotten", ["at"], sqlite_where=under_way, postgresql_where=under_way)
    op.drop_index("log_said", "log")
    retrace(op.get_bind())
