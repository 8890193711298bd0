"""A real server, and real browsers that play at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.people import Person

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LIMITS = {"tables-per-minute": 999, "guests-per-minute": 999, "requests-per-minute": 99_999, "messages-per-second": 200}
LIMITS |= {"replays-per-minute": 99_999}
LIMITS |= {"messages-burst": 400, "sockets-per-address": 200, "chat-per-second": 99, "chat-burst": 99}
LIMITS |= {"hints-per-second": 99, "hints-burst": 99}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium if there is one, else the one that Playwright brings."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    return {**browser_type_launch_args, "executable_path": path, "args": ["--no-sandbox"]}


class Site:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *more: str, path: Path = ROOT) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://localhost:{port}"
        flags = [word for name, value in LIMITS.items() for word in (f"--{name}", str(value))]
        command = [sys.executable, "-m", "larceny", "serve", "--port", str(port), "--host", "127.0.0.1", "--no-open"]
        command += ["--db", str(folder / "tables.db"), "--bot-pace", "0.02", "--log-level", "error", *flags, *more]
        places = os.pathsep.join(str(place) for place in (ROOT / "src", ROOT, path))
        environment = {**os.environ, "LARCENY_MODE": "python", "PYTHONPATH": places}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        self._wait(port)

    def _wait(self, port: int) -> None:
        for _ in range(300):
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", port)) == 0:
                    return
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.1)
        raise AssertionError("the server does not listen")

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server that nearly all tests share; its tables do not meet."""
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


class Cast:
    """People who come to the tables of one test; what went wrong in their browsers is found at the end."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser, self.site = browser, site
        self.people: list[Person] = []

    def person(self, name: str = "Ana", **likes: Any) -> Person:
        """Somebody with a browser of their own."""
        person = Person(self.browser, self.site.url, name, **likes)
        self.people.append(person)
        return person

    def leave(self) -> None:
        """All go home; nothing may have been blocked or thrown."""
        faults = [fault for person in self.people for fault in person.faults]
        for person in self.people:
            person.context.close()
        assert not faults, faults


@pytest.fixture
def cast(browser: Browser, site: Site) -> Iterator[Cast]:
    """People of this test."""
    cast = Cast(browser, site)
    yield cast
    cast.leave()
