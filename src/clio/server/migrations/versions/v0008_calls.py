"""Browsers and webhooks that are told whose turn it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("guest", "endpoint", "p256dh", "auth", "lang")),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest"])
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("url", "secret", "lang", "base")),
    )
