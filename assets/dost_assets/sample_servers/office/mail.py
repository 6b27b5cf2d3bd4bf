"""The mailbox. Nothing leaves the machine: what is sent goes to the outbox and stays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from dost_assets.sample_servers.office.database import containing
from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing
from dost_assets.sample_servers.office.seed import NOW, OWNER

if TYPE_CHECKING:
    import sqlite3

    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

MessageId = Annotated[int, Field(description="Number of the message, as the listing gives it.", ge=1)]
DraftId = Annotated[int, Field(description="Number of a message in the drafts.", ge=1)]
Recipients = Annotated[list[str], Field(description="E-mail addresses of the recipients.", min_length=1)]
Folder = Annotated[Literal["inbox", "drafts", "outbox", "archive"], Field(description="Which folder to look into.")]


@dataclass(frozen=True)
class Header:
    """A message in a listing."""

    id: int
    folder: str
    sender: str
    subject: str
    at: str
    read: bool


@dataclass(frozen=True)
class Message:
    """A whole message."""

    id: int
    folder: str
    sender: str
    recipients: list[str]
    subject: str
    body: str
    at: str
    read: bool


class Mail:
    """Tools of the mailbox."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.list_messages, READS),
            (self.read_message, READS),
            (self.search_mail, READS),
            (self.create_draft, ADDS),
            (self.reply_to_message, ADDS),
            (self.update_draft, CHANGES),
            (self.send_draft, CHANGES),
            (self.mark_message_read, CHANGES),
            (self.archive_message, CHANGES),
            (self.delete_message, REMOVES),
        )

    def list_messages(
        self,
        folder: Folder = "inbox",
        unread_only: Annotated[bool, Field(description="Only messages not read yet.")] = False,
    ) -> list[Header]:
        """List the e-mails in a folder of the mailbox, newest first."""
        sql = "SELECT * FROM messages WHERE folder = ? AND (? = 0 OR is_read = 0) ORDER BY at DESC, id DESC"
        return [_header(row) for row in self._db.rows(sql, folder, unread_only)]

    def read_message(self, message_id: MessageId) -> Message:
        """Read an e-mail whole. It stays unread until it is marked as read."""
        row = self._db.row("SELECT * FROM messages WHERE id = ?", message_id)
        if row is None:
            raise missing("message", message_id)
        return Message(
            id=row["id"],
            folder=row["folder"],
            sender=row["sender"],
            recipients=row["recipients"].split(", "),
            subject=row["subject"],
            body=row["body"],
            at=row["at"],
            read=bool(row["is_read"]),
        )

    def search_mail(
        self, text: Annotated[str, Field(description="Words in the sender, the subject or the text.", min_length=1)]
    ) -> list[Header]:
        """Find e-mails in all folders by sender or content."""
        like = containing(text)
        sql = (
            "SELECT * FROM messages WHERE sender LIKE ? ESCAPE '!' OR subject LIKE ? ESCAPE '!' "
            "OR body LIKE ? ESCAPE '!' ORDER BY at DESC, id DESC"
        )
        return [_header(row) for row in self._db.rows(sql, like, like, like)]

    def create_draft(
        self,
        to: Recipients,
        subject: Annotated[str, Field(description="Subject line.")],
        body: Annotated[str, Field(description="Text of the message.")],
    ) -> Message:
        """Write a new e-mail and keep it as a draft; it is not sent yet."""
        message_id = self._db.insert(
            "INSERT INTO messages (folder, sender, recipients, subject, body, at, is_read) "
            "VALUES ('drafts', ?, ?, ?, ?, ?, 1)",
            *(OWNER, ", ".join(to), subject, body, NOW),
        )
        return self.read_message(message_id)

    def reply_to_message(
        self, message_id: MessageId, body: Annotated[str, Field(description="Text of the answer.", min_length=1)]
    ) -> Message:
        """Write an answer to an e-mail and keep it as a draft; it is not sent yet."""
        asked = self.read_message(message_id)
        subject = asked.subject if asked.subject.lower().startswith("re:") else f"Re: {asked.subject}"
        return self.create_draft([asked.sender], subject, body)

    def update_draft(
        self,
        draft_id: DraftId,
        to: Annotated[list[str] | None, Field(description="New recipients.")] = None,
        subject: Annotated[str | None, Field(description="New subject line.")] = None,
        body: Annotated[str | None, Field(description="New text; it replaces the old one.")] = None,
    ) -> Message:
        """Change an e-mail that is not sent yet. What is not given stays as it is."""
        self._draft(draft_id)
        self._db.change(
            "UPDATE messages SET recipients = coalesce(?, recipients), subject = coalesce(?, subject), "
            "body = coalesce(?, body), at = ? WHERE id = ?",
            *(", ".join(to) if to else None, subject, body, NOW, draft_id),
        )
        return self.read_message(draft_id)

    def send_draft(self, draft_id: DraftId) -> Message:
        """Send an e-mail from the drafts. In this sample office it goes to the outbox and never leaves the machine."""
        self._draft(draft_id)
        return self._move(draft_id, "outbox")

    def mark_message_read(
        self,
        message_id: MessageId,
        read: Annotated[bool, Field(description="True for read, false for unread.")] = True,
    ) -> Message:
        """Mark an e-mail as read or as unread."""
        self._db.change("UPDATE messages SET is_read = ? WHERE id = ?", read, message_id)
        return self.read_message(message_id)

    def archive_message(self, message_id: MessageId) -> Message:
        """Move an e-mail out of the inbox to the archive."""
        if self.read_message(message_id).folder != "inbox":
            raise ToolError(f"Message {message_id} is not in the inbox.")
        return self._move(message_id, "archive")

    def delete_message(self, message_id: MessageId) -> str:
        """Delete an e-mail for good."""
        subject = self.read_message(message_id).subject
        self._db.change("DELETE FROM messages WHERE id = ?", message_id)
        return f'Deleted the message "{subject}".'

    def _draft(self, draft_id: int) -> None:
        if self.read_message(draft_id).folder != "drafts":
            raise ToolError(f"Message {draft_id} is not a draft.")

    def _move(self, message_id: int, folder: str) -> Message:
        self._db.change("UPDATE messages SET folder = ?, at = ? WHERE id = ?", folder, NOW, message_id)
        return self.read_message(message_id)


def _header(row: sqlite3.Row) -> Header:
    return Header(row["id"], row["folder"], row["sender"], row["subject"], row["at"], bool(row["is_read"]))
