"""What a server counts about itself."""

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("railbird_sockets", "Open sockets")
MESSAGES = Counter("railbird_messages", "Messages that came over sockets")
TABLES = Gauge("railbird_tables", "Tables in memory")
ENTRIES = Gauge("railbird_entries_written", "Entries committed since the start")
COMMIT_SECONDS = Histogram(
    "railbird_commit_seconds", "How long a commit takes", buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 1, 10)
)
