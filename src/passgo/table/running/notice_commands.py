"""Commands about notices: by which ways a guest gets them, and to which chat a table posts them."""

from __future__ import annotations

from collections.abc import Callable

from passgo.protocol.notices import (
    AskMail,
    AskPushKey,
    AskWebhook,
    DropWebhook,
    ForgetBrowser,
    ForgetMail,
    Mail,
    NotifyBrowser,
    NotifyByMail,
    PushKey,
    SetWebhook,
    Webhook,
)
from passgo.protocol.tables import NoticeCommand
from passgo.table.people import replies
from passgo.table.people.client_session import ClientSession
from passgo.table.people.guests import Guest
from passgo.table.people.replies import FaultError, encode

from .env import TableEnv
from .notices import Mails
from .table import Table


class NoticeCommands:
    """Carries out the commands about notices."""

    def __init__(self, env: TableEnv, table_of: Callable[[ClientSession], Table | None]) -> None:
        """`table_of`: the table that a client is at."""
        self._env = env
        self._table_of = table_of

    async def carry_out(self, client: ClientSession, guest: Guest, command: NoticeCommand) -> None:
        """Do what is asked about notices. Raises FaultError, StoreError."""
        notices = self._env.notices
        if notices is None:
            raise FaultError("not-now", "this server tells nobody whose page is closed")
        match command:
            case AskPushKey():
                client.send(encode(PushKey(id=command.id, key=await notices.browsers.key())))
                return
            case NotifyBrowser():
                await notices.browsers.add(guest.id, command)
                await self._env.store.keep_guest(guest.row(self._env.clock()))
            case ForgetBrowser():
                await notices.browsers.forget(guest.id, command)
            case AskWebhook():
                host = await notices.webhooks.host_of(self._hosted(client, guest).id)
                client.send(encode(Webhook(id=command.id, host=host)))
                return
            case SetWebhook():
                table = self._hosted(client, guest)
                await notices.webhooks.set(guest.id, table.id, table.journal.listing.code, command)
            case DropWebhook():
                await notices.webhooks.drop(self._hosted(client, guest).id)
            case AskMail() | NotifyByMail() | ForgetMail():
                await self._mail(client, guest, notices.mails, command)
                return
        replies.acknowledge(client, command.id, 0)

    def _hosted(self, client: ClientSession, guest: Guest) -> Table:
        """Return the table that a client is at, if it is the host's. Raises FaultError."""
        table = self._table_of(client)
        if table is None:
            raise FaultError("no-table", "this connection has not joined a table")
        if table.roster.host != guest.id:
            raise FaultError("not-host", "only the host of the table may do this")
        return table

    async def _mail(
        self,
        client: ClientSession,
        guest: Guest,
        mails: Mails | None,
        command: AskMail | NotifyByMail | ForgetMail,
    ) -> None:
        """Do what is asked about mail. Raises FaultError, StoreError."""
        if mails is None:
            raise FaultError("not-now", "this server sends no mail")
        match command:
            case NotifyByMail():
                await mails.add(guest.id, command)
                await self._env.store.keep_guest(guest.row(self._env.clock()))
            case ForgetMail():
                await mails.drop(guest.id)
            case AskMail():
                pass
        client.send(encode(Mail(id=command.id, mail=await mails.of(guest.id))))
