"""Origins: by what scheme, host and port browsers call the place a page comes from."""

from __future__ import annotations

import re
import unicodedata
from ipaddress import IPv4Address, IPv6Address
from urllib.parse import urlsplit

from larceny.engine.errors import LarcenyError

PORTS = {"http": 80, "https": 443}  # which browsers leave out
HOST = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
NUMBER = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)\.?")  # the end of a host that browsers take for an IPv4 address


class NoOrigin(LarcenyError):
    """No browser would call a place so; `reason` says why."""

    code = "no-address"


def origin_of(url: str) -> str:
    """An address as browsers write it: in small letters, names in ASCII, without a default port."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NoOrigin(f"{url} is no address.", reason="address-impossible") from None
    if parts.scheme not in PORTS or not host:
        raise NoOrigin(f"{url} has no scheme and host.", reason="no-address")
    if "@" in parts.netloc or parts.path not in ("", "/") or "?" in url or "#" in url:
        raise NoOrigin(f"{url} is more than scheme, host and port.", reason="address-says-more")
    if port == 0 or any(letter.isspace() for letter in url):  # urlsplit overlooks some of these
        raise NoOrigin(f"{url} is no address.", reason="address-impossible")
    shown = "" if port in (None, PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{_host(host)}{shown}"


def origin_at(address: str, port: int) -> str:
    """The origin of pages that are had by plain http from an IP address or a host."""
    address = address.partition("%")[0]  # the interface is this machine's affair
    return origin_of(f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}")


def _host(text: str) -> str:
    try:
        if ":" in text:
            if "%" in text:
                raise ValueError(text)
            return f"[{IPv6Address(text).compressed}]"
        name = ".".join(map(_in_ascii, unicodedata.normalize("NFKC", text).lower().split(".")))
        if NUMBER.fullmatch(name):
            return str(IPv4Address(name))
    except ValueError:
        name = ""
    if not HOST.fullmatch(name):
        raise NoOrigin(f"{text} is no host.", reason="address-impossible")
    return name


def _in_ascii(label: str) -> str:
    """A part of a name as IDNA has it; ß stays what it is, as in browsers."""
    return label if label.isascii() else f"xn--{label.encode('punycode').decode()}"
