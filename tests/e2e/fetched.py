"""The files that a page fetches, in bytes by kind, as they come over the network."""

from collections import Counter

from playwright.sync_api import CDPSession


class Fetched:
    """Counts from here on what the page of a session fetches."""

    def __init__(self, session: CDPSession) -> None:
        self._bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        session.on(
            "Network.responseReceived", lambda seen: self._kinds.update({seen["requestId"]: seen["type"]})
        )
        session.on("Network.loadingFinished", self._count)
        session.send("Network.enable")

    def _count(self, seen: dict[str, object]) -> None:
        kind = self._kinds.get(str(seen["requestId"]), "Other")
        self._bytes[kind] += int(float(str(seen["encodedDataLength"])))

    def by_kind(self) -> Counter[str]:
        return Counter({kind: self._bytes[kind] for kind in set(self._kinds.values())})

    def before_fonts(self) -> int:
        """All of it but the letters, which a page does without until they have come."""
        return self._bytes.total() - self._bytes["Font"]
