"""When a guest was last heard of: those who never sat down are forgotten after a while."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE guests SET seen = :now").bindparams(now=time.time()))
