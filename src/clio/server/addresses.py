"""Where a request comes from, and which name it was sent to."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from clio.server.errors import ServerError

LONGEST = 64  # of an address that is none
ANYWHERE = "192.0.2.1"  # of the addresses that are kept for examples


class BadProxy(ServerError):
    code = "bad_proxy"


def home(host: str) -> str:
    """What one visitor can have of addresses: one of IPv4; of IPv6 a network of 64 bits."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address) >> 64 << 64, 64)))


class Proxies:
    """Reverse proxies that are believed when they say for whom they ask. BadProxy if one is no address or network."""

    def __init__(self, words: Iterable[str]) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for word in words:
            try:
                network = ip_network(word)
            except ValueError:
                raise BadProxy(proxy=word[:80]) from None
            if network.prefixlen == 0:
                raise BadProxy("everybody_a_proxy")
            self.networks.append(network)
            if network.version == 4:  # as a socket of IPv6 shows it
                self.networks.append(ip_network(f"::ffff:{network.network_address}/{96 + network.prefixlen}"))

    def __contains__(self, host: str) -> bool:
        return is_address(host) and any(ip_address(host) in network for network in self.networks)

    @property
    def words(self) -> list[str]:
        return [str(network) for network in self.networks]


class HostNames:
    """The names under which browsers may reach us. A hostile page can let its own name lead to this machine (DNS
    rebinding) and would then be, to the browser, a page of ours. It cannot do so with an address, nor with a name that
    is not its own: so any address is good, this machine's names, and those that were told to us."""

    def __init__(self, told: Iterable[str], origins: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        names = {"localhost", own, f"{own}.local", *(urlsplit(origin).hostname or "" for origin in origins)}
        self.names = names | {name.lower() for name in told}

    def __contains__(self, header: str | None) -> bool:
        """`header`: what the request has as `Host`, with or without a port. Programs need not send one."""
        if header is None or "*" in self.names:
            return True
        try:
            name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self.names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def lan_address() -> str | None:
    """This machine's address in its network. Nothing is sent: a socket of this kind only asks for the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
