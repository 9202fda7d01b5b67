"""Run by alembic with the connection that `clio.server.storage.database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from clio.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
