"""Which restore has put a table there: what was read of it before does not hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("life", sa.Integer, nullable=False, server_default="0"))
