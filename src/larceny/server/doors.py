"""The doors: who comes in, from which page, and from where. A seat follows from the token alone."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable, Iterable, MutableMapping
from typing import Any

from starlette.requests import cookie_parser

from larceny.server.identity import COOKIE, Guest, hashed
from larceny.server.limits import Limits
from larceny.server.origins import PORTS, NoOrigin, origin_at, origin_of
from larceny.server.store import Store

BEARER = "Bearer "
LONGEST_TOKEN = 100
LONGEST_NOTED, MOST_NOTED = 100, 20  # of origins that are refused: strangers choose what they say
log = logging.getLogger("larceny.server")


class Doors:
    """Checks the Origin against an allow-list, and the token against the guests there are."""

    def __init__(self, store: Store, origins: Iterable[str], proxies: int, clock: Callable[[], float], limits: Limits):
        self.store = store
        self.origins = frozenset(map(origin_of, origins))
        self.refused: set[str] = set()  # origins of which the log has spoken
        self.proxies = proxies  # how many proxies of our own stand before us: so many last addresses are true
        self.clock = clock
        self.limits = limits
        self.wrong: dict[str, tuple[set[bytes], float]] = {}  # address → wrong tokens, hashed, and when the last came

    def headers(self, scope: MutableMapping[str, Any]) -> dict[str, str]:
        """The headers by name; of one that comes twice, the last."""
        return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}

    def address(self, scope: MutableMapping[str, Any]) -> str:
        """Where a request comes from; a proxy's word is taken only if we said that there is one."""
        client: str = (scope.get("client") or ("?", 0))[0]
        if self.proxies:
            passed = self.headers(scope).get("x-forwarded-for", "").split(",")
            claimed = passed[-self.proxies].strip() if len(passed) >= self.proxies else ""
            client = claimed if _is_address(claimed) else client
        return client

    def allows_origin(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether the page that asks is one of ours. That it names the same host is not enough: a name can be made to
        lead here.
        """
        origin = self.headers(scope).get("origin", "").lower()
        allowed = self._is_ours(origin, scope)
        if origin and not allowed:
            self._note_refused(origin[:LONGEST_NOTED])
        return allowed

    def _is_ours(self, origin: str, scope: MutableMapping[str, Any]) -> bool:
        """Whether an origin is on the list, or the IP address itself to which the browser has come: networks give new
        ones, and no name can be made to look like one. What has come to a proxy has come to us from its side only.
        """
        if origin in self.origins:
            return True
        address, port = scope.get("server") or ("", 0)
        return bool(origin and port and not self.proxies) and origin == origin_at(address, port)

    def _note_refused(self, origin: str) -> None:
        """Say so once: if it is one of ours that nobody has told us, every phone in the house is shut out."""
        if origin not in self.refused and len(self.refused) < MOST_NOTED:
            self.refused.add(origin)
            advice = "if browsers reach this server by that address, name it with --origin"
            log.warning("a page from elsewhere was refused", extra={"facts": {"origin": origin, "advice": advice}})

    def _reads_own_page(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether a page of ours reads something: browsers send no Origin then, but the host must be on the list."""
        headers = self.headers(scope)
        if scope.get("method") not in ("GET", "HEAD") or "origin" in headers:
            return False
        return any(self._is_ours(origin, scope) for origin in _origins_at(headers.get("host", "")))

    def is_secure(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether the browser came by https, as far as we can know."""
        passed = self.headers(scope).get("x-forwarded-proto", "") if self.proxies else ""
        return "https" in (scope.get("scheme"), passed)

    def who(self, scope: MutableMapping[str, Any]) -> Guest | None:
        """The guest who asks. Without an Origin only a program with a bearer token is let in, never a cookie."""
        headers = self.headers(scope)
        if "origin" in headers and not self.allows_origin(scope):
            return None
        if token := bearer_of(headers):
            guest = self._guest_of(token)
            if guest is None:
                self._note_wrong(token, self.address(scope))
            return guest
        if self.allows_origin(scope) or self._reads_own_page(scope):
            return self._guest_of(cookie_of(headers))
        return None

    def recognise(self, scope: MutableMapping[str, Any]) -> Guest | None:
        """Whose cookie this is, for a page that holds nothing secret."""
        return self._guest_of(cookie_of(self.headers(scope)))

    def _guest_of(self, token: str) -> Guest | None:
        """Whose token this is. A right one is never refused, whatever else comes from the same address."""
        return self.store.guest_by_token(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None

    def is_guessing(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether so many different wrong tokens came from there that who has no right one must wait.

        An old cookie is no guess, nor is the same wrong token again.
        """
        tokens, last = self.wrong.get(self.address(scope), (set(), 0.0))
        return len(tokens) >= self.limits.wrong_tokens and self.clock() - last < self.limits.wrong_token_seconds

    def _note_wrong(self, token: str, address: str) -> None:
        if len(self.wrong) > 10_000:
            self.wrong.clear()
        now = self.clock()
        tokens, last = self.wrong.get(address, (set(), 0.0))
        if now - last > self.limits.wrong_token_seconds:
            tokens = set()
        if len(tokens) < self.limits.wrong_tokens:
            tokens.add(hashed(token))
            if len(tokens) == self.limits.wrong_tokens:
                log.info("too many wrong tokens", extra={"facts": {"from": address}})
        self.wrong[address] = (tokens, now)


def bearer_of(headers: dict[str, str]) -> str:
    """The token that a program gives, or ""."""
    given = headers.get("authorization", "")
    return given.removeprefix(BEARER) if given.startswith(BEARER) else ""


def cookie_of(headers: dict[str, str]) -> str:
    """The token in the cookie, or "". Other programs on the same host may have set cookies that no standard allows."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def _origins_at(host: str) -> list[str]:
    """What a host, as browsers name it, can be the origin of: a proxy need not say by which scheme they came."""
    try:
        return [origin_of(f"{scheme}://{host}") for scheme in PORTS]
    except NoOrigin:
        return []


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
