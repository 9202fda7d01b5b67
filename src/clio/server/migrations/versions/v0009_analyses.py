"""What bots think of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("strength", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("moves", "state")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("looked", "decisions")),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text),
    )
