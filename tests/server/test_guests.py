"""Guests: they have no account, so all that they are hangs on a cookie, and what they do not change stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from larceny.server.identity import COOKIE
from tests.server.processes import Json, Server, serving

YEAR = 31_536_000


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"name": "Zora"}, ("Zora", "fr")),
        ({"lang": "nl"}, ("Zoé", "nl")),
        ({"lang": "de", "name": "Zora"}, ("Zora", "de")),
        ({"name": None, "lang": None}, ("Zoé", "fr")),
        ({}, ("Zoé", "fr")),
    ],
)
def test_what_a_guest_does_not_change_stays_as_it_is(server: Server, changes: Json, wanted: tuple[str, str]) -> None:
    token = server.guest("Zoé", lang="fr")
    for card in (
        server.ask("PATCH", "/api/guest", changes, token).json,
        server.ask("GET", "/api/server", token=token).json["guest"],
    ):
        assert (card["name"], card["lang"]) == wanted


def test_a_year_begins_anew_with_each_visit(server: Server) -> None:
    token = server.guest()
    cookie = f"{COOKIE}={token}"
    for headers in ({"origin": server.origin}, {"host": f"127.0.0.1:{server.port}"}):
        given = server.ask("GET", "/api/server", cookie=cookie, **headers).headers["set-cookie"]
        assert given.startswith(f"{cookie}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=lax")


def test_only_who_came_with_a_good_cookie_gets_it_again(server: Server) -> None:
    token = server.guest()
    for reply in (
        server.ask("GET", "/api/server", token=token),
        server.ask("GET", "/api/server", token=token, origin=server.origin, cookie=f"{COOKIE}={server.guest()}"),
        server.ask("GET", "/api/server", origin=server.origin),
        server.ask("GET", "/api/server", origin=server.origin, cookie=f"{COOKIE}=old"),
        server.ask("GET", "/api/server", origin="https://evil.example", cookie=f"{COOKIE}={token}"),
    ):
        assert "set-cookie" not in reply.headers


def test_a_cookie_that_came_by_https_goes_back_for_https_only(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url=https://play.example", proxies=1) as server:
        cookie = f"{COOKIE}={server.guest()}"
        reply = server.ask(
            "GET", "/api/server", origin="https://play.example", cookie=cookie, x_forwarded_proto="https"
        )
        assert reply.headers["set-cookie"].endswith("; Secure")
