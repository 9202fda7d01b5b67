"""`clio play` and `clio serve`: the server from the command line."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address

from clio.messages import say
from clio.server.addresses import Proxies, is_address, lan_address
from clio.server.limits import CHAT_BURST, MESSAGES_PER_SECOND
from clio.server.messages import Feature
from clio.server.serve import PortTaken, data_folder, listen, run
from clio.server.service import Settings

PORT = 8000
EVERYWHERE = ("0.0.0.0", "::")
TRIED = 20  # ports after the usual one that `play` tries by itself


def play(port: int | None, data: str | None, thinkers: int, browser: bool, compiling: bool, lang: str) -> None:
    """For one person on this machine: any free port will do, unless one is named."""
    settings = Settings(
        folder=str(data or data_folder()), thinkers=thinkers, compiling=lang if compiling else "")
    sock = listen("127.0.0.1", port) if port is not None else first_free()
    url = f"http://127.0.0.1:{sock.getsockname()[1]}/"

    def ready() -> None:
        tell(url, settings, lang)
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(settings, sock, 1, ready, quiet=True)


def first_free() -> socket.socket:
    for port in range(PORT, PORT + TRIED):
        try:
            return listen("127.0.0.1", port)
        except PortTaken:
            continue
    return listen("127.0.0.1", 0)


def serve(
    host: str, port: int | None, database: str, data: str | None, processes: int, thinkers: int,
    rate: int, connections: int, unfinished_days: int, origins: tuple[str, ...], hosts: tuple[str, ...],
    proxies: tuple[str, ...], without: tuple[Feature, ...], contact: str, lang: str,
) -> None:
    settings = Settings(
        folder=str(data or data_folder()), database=database, thinkers=thinkers, rate=rate, burst=3 * rate,
        chat_burst=max(1, round(CHAT_BURST * rate / MESSAGES_PER_SECOND)), unfinished_days=unfinished_days,
        connections=connections, origins=origins, hosts=(host, *hosts), proxies=tuple(Proxies(proxies).words),
        without=without, contact=contact)
    sock = listen(host, PORT if port is None else port)
    settings.near = near(host, sock.getsockname()[1])
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{sock.getsockname()[1]}/"
    run(settings, sock, processes, lambda: tell(url, settings, lang))


def near(host: str, port: int) -> str:
    """Our address in the local network, "" if we do not listen there."""
    address = lan_address() if host in EVERYWHERE else host
    if address is None or not is_address(address) or ip_address(address).is_loopback:
        return ""
    if not ip_address(address).is_private:
        return ""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def tell(url: str, settings: Settings, lang: str) -> None:
    """The address on standard output, alone on its line for programs; where tables are kept."""
    print(say("serve.ready", lang, url=url), flush=True)
    print(say("serve.kept", lang, place=settings.place), file=sys.stderr, flush=True)
