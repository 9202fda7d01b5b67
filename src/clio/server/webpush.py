"""A message that only one browser can read (RFC 8291, 8188), from a server that its push service knows (RFC 8292).

Of the libraries for it, pywebpush brings two HTTP clients along, which follow redirects and resolve names themselves;
the three RFCs are a page on top of `cryptography`, and the sending is guarded (`outbound`)."""

from __future__ import annotations

import hashlib
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING

from msgspec import Struct, json

from clio.server.errors import BadAddress
from clio.server.outbound import Target

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096  # bytes: all of a message is one record
VALID = 12 * 3600  # seconds that a word of honour to a push service is good
POINT = 65  # bytes of a public key
SECRET = 16  # bytes of what a browser and we know


class Subscription(Struct, frozen=True):
    """Where a browser can be reached, and by which keys, as it told us."""

    endpoint: str
    p256dh: str
    auth: str


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(subscription: Subscription) -> None:
    """BadAddress for keys that are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(subscription.p256dh))
        good = len(data(subscription.p256dh)) == POINT and len(data(subscription.auth)) == SECRET
    except ValueError:
        good = False
    if not good:
        raise BadAddress("bad_subscription")


def public(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """This server, as push services know it: one key pair, made of a secret that is kept."""

    def __init__(self, secret: str, contact: str = "") -> None:
        """`contact`: an address of whoever keeps the server (mailto: or https:), for those services."""
        from cryptography.hazmat.primitives.asymmetric import ec

        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        number = int.from_bytes(hashlib.blake2b(secret.encode(), person=b"clio push").digest()) % (order - 1) + 1
        self.key = ec.derive_private_key(number, ec.SECP256R1())
        self.public = text(public(self.key))
        self.contact = contact

    def headers(self, to: Target, seconds: int) -> dict[str, str]:
        """`seconds`: how long the message is of use."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": to.origin, "exp": int(time.time()) + VALID} | ({"sub": self.contact} if self.contact else {})
        said = f'{text(b"""{"typ":"JWT","alg":"ES256"}""")}.{text(json.encode(claims))}'
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{said}.{text(r.to_bytes(32) + s.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}", "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream", "TTL": str(seconds), "Urgency": "normal",
        }


def sealed(
    message: bytes, to: Subscription, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The message as only that browser reads it. `key`, `salt`: other than new ones, for the example of the RFC."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = data(to.p256dh)
    own = key or ec.generate_private_key(ec.SECP256R1())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    salt = salt or os.urandom(16)
    first = derived(shared, data(to.auth), b"WebPush: info\0" + theirs + public(own), 32)
    content = derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + POINT.to_bytes(1) + public(own)
    return head + AESGCM(content).encrypt(nonce, message + b"\2", None)


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, about).derive(secret)
