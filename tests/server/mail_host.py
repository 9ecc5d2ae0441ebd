"""A mail server of the tests' own: it speaks as much SMTP as a mail needs, over TLS or on this machine."""

from __future__ import annotations

import asyncio
import queue
import re
import socketserver
import ssl
import tempfile
import threading
from base64 import b64decode
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from types import TracebackType

from passgo.server.notices.mail_server import MailServer
from server.harness import HANGS
from server.https_host import certificate_of

HOST = "localhost"
"""The name of this machine: there a mail server may be plain."""
SENDER = "passgo@passgo.example"
USER, PASSWORD = "ann@example", "s3cret"


class MailHost:
    """The server."""

    def __init__(self, tls: bool = False) -> None:
        """`tls`: it is encrypted from the first byte, and asks for a password."""
        self._mails: queue.Queue[EmailMessage] = queue.Queue()
        self.refusals: list[bytes] = []
        """What the next recipients are refused with."""
        self.passwords: list[str] = []
        self._folder = tempfile.TemporaryDirectory(prefix="passgo-mail-")
        self.certificate = Path(self._folder.name) / "mail.pem"
        self.certificate.write_bytes(certificate_of(HOST))
        host = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                host._talk(self)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._tls = tls
        if tls:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(self.certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def __enter__(self) -> MailHost:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._folder.cleanup()

    @property
    def url(self) -> str:
        """As the options of a server name it."""
        return (
            f"smtps://{USER.replace('@', '%40')}@{HOST}:{self.port}"
            if self._tls
            else f"smtp://{HOST}:{self.port}"
        )

    def options(self) -> MailServer:
        """As a server reads them, which trusts its certificate."""
        context = ssl.create_default_context(cafile=str(self.certificate))
        return MailServer.read(self.url, SENDER, PASSWORD)._replace(trust=lambda: context)

    async def mail(self) -> EmailMessage:
        """The next mail that came."""
        return await asyncio.to_thread(self.take)

    def take(self) -> EmailMessage:
        """The same, waited for in this thread."""
        return self._mails.get(timeout=HANGS)

    @property
    def unread(self) -> int:
        """How many nobody has read."""
        return self._mails.qsize()

    def _talk(self, line: socketserver.StreamRequestHandler) -> None:
        def say(words: bytes) -> None:
            line.wfile.write(words + b"\r\n")

        say(b"220 ready")
        while said := line.rfile.readline():
            verb, _, rest = said.strip().partition(b" ")
            match verb.upper():
                case b"EHLO":
                    say(b"250-here\r\n250 AUTH PLAIN")
                case b"AUTH":
                    self.passwords.append(b64decode(rest.split()[1]).decode().split("\0")[2])
                    say(b"235 welcome")
                case b"RCPT" if self.refusals:
                    say(self.refusals.pop(0))
                case b"DATA":
                    say(b"354 go on")
                    self._take_in(line)
                    say(b"250 taken")
                case b"QUIT":
                    say(b"221 bye")
                    return
                case _:
                    say(b"250 well")

    def _take_in(self, line: socketserver.StreamRequestHandler) -> None:
        lines: list[bytes] = []
        while (said := line.rfile.readline()) != b".\r\n":
            lines.append(said.removeprefix(b"."))
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self._mails.put(mail)


def key_in(mail: EmailMessage) -> str:
    """The key of the page that a mail names."""
    found = re.search(r"/mail/([\w-]+)", mail.get_content())
    assert found
    return found[1]
