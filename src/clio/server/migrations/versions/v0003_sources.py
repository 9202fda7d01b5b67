"""A way to the tables that were made from one address: they are counted whenever it makes another one."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("tables_by_source", "tables", ["source"])
