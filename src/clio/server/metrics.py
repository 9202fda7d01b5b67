"""What `/metrics` tells. One registry per application, so that tests can run several."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
KEPT_SECONDS = 1.0
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """Counters and histograms of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("clio_tables", "Tables in storage by status", ["status"], registry=self.registry)
        self.rooms = Gauge("clio_rooms", "Tables held in memory", registry=self.registry)
        self.seats = Gauge("clio_connections", "Open connections to tables", ["role"], registry=self.registry)
        self.moves = Counter("clio_moves", "Decisions committed", ["game", "by"], registry=self.registry)
        self.refusals = Counter("clio_refusals", "Messages refused, by code", ["code"], registry=self.registry)
        self.move_time = Histogram(
            "clio_move_seconds", "From a move's arrival to its commit", registry=self.registry, buckets=QUICK)
        self.update_time = Histogram(
            "clio_update_seconds", "Building and sending one update", registry=self.registry, buckets=QUICK)
        self.request_time = Histogram(
            "clio_request_seconds", "REST requests", ["method", "route", "status"], registry=self.registry,
            buckets=QUICK)
        self.bot_time = Histogram(
            "clio_bot_seconds", "A bot's decision, waiting for a worker included", ["game", "strength"],
            registry=self.registry, buckets=SLOW)
        self.bot_failures = Counter("clio_bot_failures", "Bots that gave no answer", registry=self.registry)
        self.told, self.at = b"", -KEPT_SECONDS

    def text(self) -> bytes:
        """Of this moment or of one just before: to put it together takes some milliseconds."""
        if time.monotonic() - self.at >= KEPT_SECONDS:
            self.told, self.at = generate_latest(self.registry), time.monotonic()
        return self.told
