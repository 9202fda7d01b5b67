"""Where a table was made from, whether its game was finished, and a way to what one person has said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("source", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false()))
    # The archive has forgotten how a table ended; its title has not.
    op.execute(sa.text(
        "UPDATE tables SET finished = (1 = 1) "
        "WHERE status IN ('over', 'archived') AND title LIKE '%\"winners\":[%' AND title NOT LIKE '%\"winners\":[]%'"
    ))
    said = sa.text("kind IN ('chat', 'join')")
    op.create_index(
        "log_said", "log", ["key"], sqlite_where=said, postgresql_where=said, postgresql_ops={"key": "text_pattern_ops"}
    )
