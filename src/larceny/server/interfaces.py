"""Interfaces: by which addresses this machine can be found in its networks."""

from __future__ import annotations

import contextlib
import fcntl
import socket
import struct
from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address
from pathlib import Path

EVERYWHERE = {"0.0.0.0": (socket.AF_INET,), "::": (socket.AF_INET6,), "": (socket.AF_INET, socket.AF_INET6)}
# Nobody answers there, and nothing is sent: it only shows which address would be used.
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
SIOCGIFADDR = 0x8915  # asks Linux for an interface's IPv4 address
ADDRESS = slice(20, 24)  # where it stands in the answer
IPV6_INTERFACES = Path("/proc/net/if_inet6")
WORLDWIDE = "00"  # the scope of an IPv6 address that others can reach
PASSING = 0x01 | 0x20 | 0x40  # flags of one that is temporary, deprecated or not yet settled


def addresses(host: str) -> list[str]:
    """Where others find a server that listens at a host; first the address that most of them will use."""
    if host not in EVERYWHERE:
        return [] if host == "localhost" or _is_loopback(host) else [host]
    found = [address for family in EVERYWHERE[host] for address in (*_usual(family), *_all(family))]
    return [address for address in dict.fromkeys(found) if not _is_loopback(address)]


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _usual(family: socket.AddressFamily) -> Iterator[str]:
    """The address from which this machine speaks to the world, if it can."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        yield probe.getsockname()[0]


def _all(family: socket.AddressFamily) -> Iterator[str]:
    return _all_ipv4() if family == socket.AF_INET else _all_ipv6()


def _all_ipv4() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has none
                answer = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()))
                yield socket.inet_ntoa(answer[ADDRESS])


def _all_ipv6() -> Iterator[str]:
    with contextlib.suppress(OSError):
        for line in IPV6_INTERFACES.read_text(encoding="ascii").splitlines():
            digits, _, _, scope, flags, _ = line.split()
            if scope == WORLDWIDE and not int(flags, 16) & PASSING:
                yield str(IPv6Address(bytes.fromhex(digits)))
