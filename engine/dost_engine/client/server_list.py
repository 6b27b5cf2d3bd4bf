"""Changes of the list of servers, asked of the service."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from dost_engine.client.transport import Transport
from dost_engine.types import AppServers, ServerEntry, ServerPlan


class ServerListClient(Transport):
    """What concerns ``servers.json``."""

    async def plan_servers(self, text: str, name: str = "", *, edits: bool = False) -> tuple[ServerPlan, ...]:
        """What adding the servers of a pasted text or of a link would mean; nothing is changed.

        Args:
            text: JSON, or a link.
            name: For an entry without a name; of the server, where one is edited.
            edits: Whether the text is the edited entry of that server.
        """
        body = {"text": text, "name": name, "edits": edits}
        return await self._post("/v1/servers/plan", body, tuple[ServerPlan, ...])

    async def add_servers(
        self,
        text: str,
        name: str = "",
        *,
        replace: bool = False,
        edits: bool = False,
        shown: tuple[str, ...] | None = None,
        secrets: dict[str, str] | None = None,
        in_file: bool = False,
    ) -> tuple[str, ...]:
        """Add the servers of a pasted text; their keys. They start when the change of the file is seen.

        Args:
            text: JSON, or a link.
            name: For an entry without a name; of the server, where one is edited.
            replace: Whether a server of the same name gives way.
            edits: Whether the text is the edited entry of that server.
            shown: Digests of the plans that a person saw; anything else is refused. None where nobody is asked.
            secrets: What placeholders stand for, by name: kept before, and taken back where the adding fails.
            in_file: Whether they are kept in a file, in plain text.
        """
        body: dict[str, Any] = {"text": text, "name": name, "replace": replace, "edits": edits, "shown": shown}
        body |= {"secrets": secrets or {}, "in_file": in_file}
        return await self._post("/v1/servers/add", body, tuple[str, ...])

    async def server_entry(self, name: str) -> ServerEntry:
        """The entry of a server, to be edited."""
        return await self._get(f"/v1/servers/{quote(name, safe='')}/entry", ServerEntry)

    async def remove_server(self, name: str) -> None:
        """Take a server out of ``servers.json``."""
        await self._post(f"/v1/servers/{quote(name, safe='')}/remove", {}, dict[str, Any])

    async def put_server_back(self, name: str) -> None:
        """Put a server back that was taken out last, with its entry as it was.

        Raises:
            NotFound: another one was taken out last, or it is back already.
            ConfigError: another server has its name by now.
        """
        await self._post(f"/v1/servers/{quote(name, safe='')}/put-back", {}, dict[str, Any])

    async def switch_server(self, name: str, *, enabled: bool) -> None:
        """Switch a server on or off."""
        verb = "enable" if enabled else "disable"
        await self._post(f"/v1/servers/{quote(name, safe='')}/{verb}", {}, dict[str, Any])

    async def servers_of_apps(self) -> tuple[AppServers, ...]:
        """What other apps on this machine would bring."""
        return await self._get("/v1/servers/import", tuple[AppServers, ...])

    async def import_servers(
        self,
        app: str,
        names: tuple[str, ...] | None = None,
        *,
        replace: bool = False,
        shown: tuple[str, ...] | None = None,
        secrets: dict[str, str] | None = None,
        in_file: bool = False,
    ) -> tuple[str, ...]:
        """Take over servers of another app; their keys. ``shown`` and the secrets are those of :meth:`add_servers`."""
        body: dict[str, Any] = {"app": app, "names": names, "replace": replace, "shown": shown}
        body |= {"secrets": secrets or {}, "in_file": in_file}
        return await self._post("/v1/servers/import", body, tuple[str, ...])

    async def keep_secrets(self, secrets: dict[str, str], *, in_file: bool = False) -> None:
        """Keep what ``${keyring:NAME}`` and ``${input:NAME}`` in ``servers.json`` stand for."""
        await self._post("/v1/servers/secrets", {"secrets": secrets, "in_file": in_file}, dict[str, Any])
