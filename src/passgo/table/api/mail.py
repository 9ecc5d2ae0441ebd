"""The page of a mail address, by the API: whoever has its key has read a mail that was sent there."""

from __future__ import annotations

from typing import Final

from passgo.protocol import api
from passgo.protocol.notices import MailView
from passgo.table.running.notices import Mails

from .calls import ApiResponse, Call, Operation, Problem, as_json


def _mails(call: Call) -> Mails:
    notices = call.table_server.env.notices
    if notices is None or notices.mails is None:
        raise Problem(404, "this server sends no mail")
    return notices.mails


async def _read(call: Call) -> ApiResponse:
    return as_json(await _mails(call).by(call.asked.key))


async def _confirm(call: Call) -> ApiResponse:
    return as_json(await _mails(call).confirm(call.asked.key))


async def _leave(call: Call) -> ApiResponse:
    return as_json(await _mails(call).leave(call.asked.key))


OPERATIONS: Final = (
    Operation("GET", "/api/mail/{key}", _read, "Read which address a mail was sent to, by the key in it", MailView, api.MailPath, problems=(404,)),
    Operation("POST", "/api/mail/{key}/confirm", _confirm, "Begin to get notices at that address", MailView, api.MailPath, problems=(404,)),
    Operation("POST", "/api/mail/{key}/leave", _leave, "Get no more notices at that address, and have it forgotten", MailView, api.MailPath, problems=(404,)),
)  # fmt: skip
