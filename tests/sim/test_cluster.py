"""The same run on a cluster of workers, one of which dies in the middle."""

from __future__ import annotations

import os
import re
import signal
import socket
from types import ModuleType

import pytest

from passgo.editions import Edition
from passgo.sim import cluster as clusters
from passgo.sim.cluster import NoCluster, cluster_executor
from passgo.sim.tournament import make_plan, run
from sim.conftest import LINE_UP, played, same


@pytest.fixture(scope="module", autouse=True)
def distributed() -> ModuleType:
    """Loaded where it is wanted alone: every worker reads every file of tests."""
    return pytest.importorskip("distributed")


def test_a_cluster_finds_the_same_and_survives_the_loss_of_a_worker(
    distributed: ModuleType, edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", "60s")
    plan = make_plan(edition, LINE_UP, 60, seed=11, swap=True, most_turns=60, interpreted=True)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as cluster:
        lost: list[int] = []

        with cluster_executor(cluster.scheduler_address) as (executor, wide):
            worker = executor.submit(os.getpid).result()

            def kill_worker(games: int) -> None:
                if games >= 10 and not lost:
                    lost.append(worker)
                    os.kill(worker, signal.SIGKILL)

            found = run(plan, executor, wide, kill_worker)
        assert lost
        assert wide == 2
    assert not found.stopped
    assert same(found, played(plan))


def test_nobody_at_the_address_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", "1s")
    with socket.socket() as deaf:  # it has a port and does not listen there
        deaf.bind(("127.0.0.1", 0))
        address = "{}:{}".format(*deaf.getsockname())
        with pytest.raises(NoCluster, match=re.escape(address)), cluster_executor(f"tcp://{address}"):
            pass
