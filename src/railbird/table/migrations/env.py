"""Run by Alembic with the connection that `railbird.table.upgrade` opened."""

from alembic import context

from railbird.table.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
