"""The lab on Through the Ages: what is promised of its times."""

from __future__ import annotations

from clio.lab import bench_targets


def test_the_promises_of_a_game_for_four() -> None:
    def estimate(value: float) -> dict[str, float]:
        return {"median": value, "low": value, "high": value, "coverage": 0.96, "n": 9}

    measured = {"kept_bytes": 20_000, "load_ms": 250, "saved_decisions": 900, "import_ms": 50}
    ratio = {"decisions_per_second": estimate(1.6), "copy_us": estimate(0.4)}
    engine = {"label": "", "measured": {key: estimate(value) for key, value in measured.items()}, "ratio": ratio}
    report = {"engines": {"through-the-ages-interpreted": engine}, "jobs": {}}
    found = {target.name: target for target in bench_targets.targets(report, "through-the-ages", with_peers=False)}
    assert {name: target.verdict() for name, target in found.items() if ", interpreted" in name} == {
        "decisions/s, interpreted, times catanatron's": "met",
        "clone, interpreted, of catanatron's copy": "NOT MET",
        "memory of a kept clone of 4 players, interpreted, bytes": "met",
        "load of a finished game of 4 players, interpreted, ms": "met",
    }
    assert found["clone, interpreted, of catanatron's copy"].goal == "at most 1/3"
    assert found["memory of a kept clone of 4 players, interpreted, bytes"].goal == "at most 25,000"
