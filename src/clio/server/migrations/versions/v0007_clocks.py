"""When the clock of a table runs out next, and when no server ran: nobody's time goes by then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
CLOCKED = sa.text("deadline IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.create_index("tables_by_deadline", "tables", ["deadline"], sqlite_where=CLOCKED, postgresql_where=CLOCKED)
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rests",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
