"""Behind a reverse proxy as docs/server.md sets it up: pages read what is theirs, and sockets open."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.processes import PATIENCE, ROOT, Json, free_port, serving

HOST = "play.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{HOST}"
TABLE = {"game": "dieven", "players": 3}
TRUSTING = ssl._create_unverified_context()  # the certificate is our own


def block(name: str) -> str:
    """What docs/server.md says for a proxy."""
    page = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    return page.partition(f"\n{name}:\n\n```\n")[2].partition("```")[0]


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """As in docs/server.md, but for the ports and the place of the certificate."""
    made = ["-subj", f"/CN={HOST}", "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *made]
    subprocess.run(command, check=True, capture_output=True)
    server = block("nginx").replace("listen 443", f"listen 127.0.0.1:{port}").replace("8377", str(behind))
    places = "".join(f"{kind}_temp_path {folder}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} %s }}"
    file = folder / "nginx.conf"
    file.write_text(around % server.replace(CERTIFICATES, str(folder)))
    return ["nginx", "-c", str(file), "-p", str(folder), "-e", "stderr"]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    """As in docs/server.md, but for the ports and with a certificate of its own."""
    site = block("Caddy").replace(f"{HOST} {{", f"{HOST}:{port} {{\n    tls internal").replace("8377", str(behind))
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


class Site:
    """What browsers see: an address with a port of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"https://{HOST}:{port}"

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)

    def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> tuple[str, Json]:
        """The cookie that is set, and the answer."""
        site = http.client.HTTPConnection(HOST, self.port)
        site.sock = TRUSTING.wrap_socket(self.line(), server_hostname=HOST)
        with contextlib.closing(site):
            site.request(method, path, None if body is None else json.dumps(body), headers)
            answer = site.getresponse()
            return answer.headers.get("set-cookie", ""), json.loads(answer.read())

    def answers(self) -> bool:
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
            return "games" in self.ask("GET", "/api/server")[1]
        return False


@contextlib.contextmanager
def running(folder: Path, site: Site, command: list[str]) -> Iterator[None]:
    """A proxy for one test; what it keeps it keeps in the folder."""
    places = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        proxy = subprocess.Popen(command, env={**os.environ, **places}, stdout=log, stderr=log)
        try:
            deadline = time.monotonic() + PATIENCE
            while not site.answers():
                assert proxy.poll() is None, (folder / "proxy.log").read_text()
                assert time.monotonic() < deadline, (folder / "proxy.log").read_text()
                time.sleep(0.1)
            yield
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_page_that_came_through_a_proxy_reads_what_is_its_own_and_plays(
    tmp_path: Path, proxy: Callable[[Path, int, int], list[str]]
) -> None:
    if not all(map(shutil.which, (proxy.__name__, "openssl"))):
        pytest.skip(f"there is no {proxy.__name__} here")
    site = Site(free_port())
    with (
        serving(tmp_path / "server", proxies=1, public_url=site.origin) as server,
        running(tmp_path, site, proxy(tmp_path, site.port, server.port)),
    ):
        cookie, _ = site.ask("POST", "/api/guest", {"name": "Ada"}, origin=site.origin)
        assert "Secure" in cookie
        mine = cookie.partition(";")[0]
        assert site.ask("GET", "/api/server", cookie=mine)[1]["guest"]["name"] == "Ada"
        _, made = site.ask("POST", "/api/tables", TABLE, cookie=mine, origin=site.origin)
        where = f"wss://{HOST}:{site.port}/ws/{made['table']}"
        with connect(
            where, sock=site.line(), ssl=TRUSTING, origin=Origin(site.origin), additional_headers={"Cookie": mine}
        ) as line:
            line.send(json.dumps({"type": "hello", "protocol": 1, "code": made["join"]}))
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
        foreign = Origin(f"https://{HOST}")
        with pytest.raises(InvalidStatus):
            connect(where, sock=site.line(), ssl=TRUSTING, origin=foreign, additional_headers={"Cookie": mine})
        assert server.faults() == []
