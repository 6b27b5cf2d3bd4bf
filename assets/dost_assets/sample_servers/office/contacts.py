"""The address book."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date  # noqa: TC003 - pydantic reads it at run time
from typing import TYPE_CHECKING, Annotated

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from dost_assets.sample_servers.office.database import containing
from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing

if TYPE_CHECKING:
    import sqlite3

    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

ContactId = Annotated[int, Field(description="Number of the contact, as the search gives it.", ge=1)]


@dataclass(frozen=True)
class Contact:
    """A person in the address book; ``birthday`` is empty where it is not known."""

    id: int
    name: str
    email: str
    phone: str
    company: str
    birthday: str


@dataclass(frozen=True)
class Company:
    """A company and how many contacts work there."""

    name: str
    contacts: int


class Contacts:
    """Tools of the address book."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.search_contacts, READS),
            (self.get_contact, READS),
            (self.list_companies, READS),
            (self.list_birthdays, READS),
            (self.add_contact, ADDS),
            (self.update_contact, CHANGES),
            (self.merge_contacts, REMOVES),
            (self.delete_contact, REMOVES),
        )

    def search_contacts(
        self,
        query: Annotated[str, Field(description="Part of a name, address, phone number or company; empty for all.")],
        limit: Annotated[int, Field(description="Contacts returned, at most.", ge=1, le=100)] = 20,
    ) -> list[Contact]:
        """Look up people in the address book: who they are, how to reach them by phone or e-mail."""
        like = containing(query)
        sql = (
            "SELECT * FROM contacts WHERE name LIKE ? ESCAPE '!' OR email LIKE ? ESCAPE '!' "
            "OR phone LIKE ? ESCAPE '!' OR company LIKE ? ESCAPE '!' ORDER BY name, id LIMIT ?"
        )
        return [_contact(row) for row in self._db.rows(sql, like, like, like, like, limit)]

    def get_contact(self, contact_id: ContactId) -> Contact:
        """Get everything that is known about one person in the address book."""
        row = self._db.row("SELECT * FROM contacts WHERE id = ?", contact_id)
        if row is None:
            raise missing("contact", contact_id)
        return _contact(row)

    def list_companies(self) -> list[Company]:
        """List the companies that the contacts work for."""
        sql = "SELECT company, count(*) FROM contacts WHERE company <> '' GROUP BY company ORDER BY company"
        return [Company(name, count) for name, count in self._db.rows(sql)]

    def list_birthdays(
        self, month: Annotated[int, Field(description="Month of the year, 1 to 12.", ge=1, le=12)]
    ) -> list[Contact]:
        """List whose birthday is in a month, in the order of the days."""
        sql = "SELECT * FROM contacts WHERE substr(birthday, 6, 2) = ? ORDER BY substr(birthday, 9, 2), name"
        return [_contact(row) for row in self._db.rows(sql, f"{month:02}")]

    def add_contact(
        self,
        name: Annotated[str, Field(description="Full name.", min_length=1)],
        email: Annotated[str, Field(description="E-mail address.")] = "",
        phone: Annotated[str, Field(description="Phone number with country code.")] = "",
        company: Annotated[str, Field(description="Where the person works.")] = "",
        birthday: Annotated[date | None, Field(description="Date of birth.")] = None,
    ) -> Contact:
        """Save a new person in the address book."""
        contact_id = self._db.insert(
            "INSERT INTO contacts (name, email, phone, company, birthday) VALUES (?, ?, ?, ?, ?)",
            *(name, email, phone, company, str(birthday) if birthday else None),
        )
        return self.get_contact(contact_id)

    def update_contact(
        self,
        contact_id: ContactId,
        name: Annotated[str | None, Field(description="New name.")] = None,
        email: Annotated[str | None, Field(description="New e-mail address.")] = None,
        phone: Annotated[str | None, Field(description="New phone number.")] = None,
        company: Annotated[str | None, Field(description="New company.")] = None,
    ) -> Contact:
        """Change the name, phone number, address or company of a person. What is not given stays as it is."""
        self.get_contact(contact_id)
        self._db.change(
            "UPDATE contacts SET name = coalesce(?, name), email = coalesce(?, email), "
            "phone = coalesce(?, phone), company = coalesce(?, company) WHERE id = ?",
            *(name, email, phone, company, contact_id),
        )
        return self.get_contact(contact_id)

    def merge_contacts(
        self,
        keep_id: Annotated[int, Field(description="Number of the contact that stays.", ge=1)],
        drop_id: Annotated[int, Field(description="Number of the double that goes.", ge=1)],
    ) -> Contact:
        """Join two entries for the same person: gaps in the first are filled from the second, which is deleted."""
        if keep_id == drop_id:
            raise ToolError("A contact cannot be merged with itself.")
        self.get_contact(keep_id)
        drop = self.get_contact(drop_id)
        self._db.change_all(
            (
                "UPDATE contacts SET email = coalesce(nullif(email, ''), ?), phone = coalesce(nullif(phone, ''), ?), "
                "company = coalesce(nullif(company, ''), ?), birthday = coalesce(birthday, ?) WHERE id = ?",
                (drop.email, drop.phone, drop.company, drop.birthday or None, keep_id),
            ),
            ("DELETE FROM contacts WHERE id = ?", (drop_id,)),
        )
        return self.get_contact(keep_id)

    def delete_contact(self, contact_id: ContactId) -> str:
        """Remove a person from the address book for good."""
        name = self.get_contact(contact_id).name
        self._db.change("DELETE FROM contacts WHERE id = ?", contact_id)
        return f"Deleted the contact {name}."


def _contact(row: sqlite3.Row) -> Contact:
    return Contact(row["id"], row["name"], row["email"], row["phone"], row["company"], row["birthday"] or "")
