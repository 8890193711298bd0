"""The doors: who comes in, from which page, and from where. A seat follows from the token alone."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from larceny.server.identity import COOKIE, Guest, hashed
from larceny.server.limits import Limits
from larceny.server.store import Store

BEARER = "Bearer "
LONGEST_TOKEN = 100


class Doors:
    """Checks the Origin against an allow-list, and the token against the guests there are."""

    def __init__(self, store: Store, origins: Iterable[str], proxies: int, clock: Callable[[], float], limits: Limits):
        self.store = store
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.proxies = proxies  # how many proxies of our own stand before us: so many last addresses are true
        self.clock = clock
        self.limits = limits
        self.wrong: dict[str, tuple[int, float]] = {}  # address → wrong tokens, and when the last came

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
        """Whether the page that asks is on the list. That it names the same host is not enough: a name can be made
        to lead here.
        """
        return self.headers(scope).get("origin", "").lower() in self.origins

    def _reads_own_page(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether a page of ours reads something: browsers send no Origin then, but the host must be on the list."""
        headers = self.headers(scope)
        own = {urlsplit(origin).netloc for origin in self.origins}
        return scope.get("method") in ("GET", "HEAD") and "origin" not in headers and headers.get("host", "") in own

    def is_secure(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether the browser came by https, as far as we can know."""
        passed = self.headers(scope).get("x-forwarded-proto", "") if self.proxies else ""
        return "https" in (scope.get("scheme"), passed)

    def who(self, scope: MutableMapping[str, Any]) -> Guest | None:
        """The guest who asks. Without an Origin only a program with a bearer token is let in, never a cookie."""
        headers, address = self.headers(scope), self.address(scope)
        given = headers.get("authorization", "")
        token = given.removeprefix(BEARER) if given.startswith(BEARER) else ""
        if not token and (self.allows_origin(scope) or self._reads_own_page(scope)):
            token = cookie_of(headers)
        if "origin" in headers and not self.allows_origin(scope):
            return None
        return self.guest_of(token, address)

    def recognise(self, scope: MutableMapping[str, Any]) -> Guest | None:
        """Whose cookie this is, for a page that holds nothing secret: a stale one is not held against anybody."""
        token = cookie_of(self.headers(scope))
        return self.store.guest_by_token(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None

    def guest_of(self, token: str, address: str) -> Guest | None:
        """Whose token this is; who tries wrong ones has to wait."""
        count, last = self.wrong.get(address, (0, 0.0))
        now = self.clock()
        if count >= self.limits.wrong_tokens and now - last < self.limits.wrong_token_seconds:
            return None
        if not token or len(token) > LONGEST_TOKEN:
            return None
        guest = self.store.guest_by_token(hashed(token))
        if guest is None:
            self._note_wrong(address, now)
        else:
            self.wrong.pop(address, None)
        return guest

    def _note_wrong(self, address: str, now: float) -> None:
        if len(self.wrong) > 10_000:
            self.wrong.clear()
        count, last = self.wrong.get(address, (0, 0.0))
        stale = now - last > self.limits.wrong_token_seconds
        self.wrong[address] = (1 if stale else count + 1, now)


def cookie_of(headers: dict[str, str]) -> str:
    """The token in the cookie, or ""."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
