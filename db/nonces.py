"""By what Discord, and we ourselves, know a post again that was sent before."""

from hashlib import blake2b


def nonce(key: str, epoch: str) -> str:
    return blake2b(named(key, epoch)).hexdigest()[:24]


def named(key: str, epoch: str) -> bytes:
    """What nonce and marker of a key are made from."""
    return (f"{epoch}:{key}" if epoch else key).encode()
