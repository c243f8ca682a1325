"""The table in a real browser: one server and one Chromium a process of the suite, an empty browser a person."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from browsers import Browsers
from person import Person
from playwright.sync_api import Browser, sync_playwright
from serving import ROOT, Server

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
PHONE: Final = {"width": 844, "height": 390}
NewPerson = Callable[..., Person]
FAILED: Final = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table")).start()
    yield running
    running.end()


@pytest.fixture(scope="session")
def browsers(chromium: Browser, server: Server) -> Iterator[Browsers]:
    all_of_them = Browsers(chromium, server.url)
    yield all_of_them
    all_of_them.close()


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another table, to which a game is carried."""
    running = Server(tmp_path_factory.mktemp("elsewhere")).start()
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    running = Server(tmp_path).start()
    yield running
    running.end()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def person(browsers: Browsers, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewPerson]:
    """Makes people; when the test ends, nothing may have gone wrong in any of their browsers."""
    people: list[Person] = []

    def come(at: Server | None = None, pace: str = "once", **wishes: Any) -> Person:
        people.append(browsers.lend((at or server).url, pace, wishes))
        return people[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for n, one in enumerate(people):
            one.picture(tmp_path / f"person-{n}.png")
    faults = [fault for one in people for fault in one.unexpected()]
    for one in people:
        if failed or faults:
            one.close()
        else:
            browsers.take_back(one)
    assert not faults, faults


@pytest.fixture
def me(person: NewPerson) -> Person:
    return person()
