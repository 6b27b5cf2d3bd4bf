"""Every error that Dost raises on purpose.

    DostError
    ├── ConfigError            a file or setting of the user's that cannot be used
    ├── ModelError             the embedding model
    │   ├── ModelMissing       not in the model folder
    │   ├── ModelCorrupt       its bytes are not the expected ones
    │   ├── DownloadFailed     could not be fetched
    │   │   └── DownloadCancelled  because somebody said so
    │   ├── EmbeddingFailed    the model ran and gave no usable vectors
    │   ├── SourceUnreachable  the server that runs it does not answer
    │   ├── SourceRefused      that server wants a key, or another one
    │   └── NoSuchModel        who runs the model knows none of that name
    ├── NotReady               asked for before init() or after close()
    ├── StorageError           a file of Dost's own that cannot be read or written
    ├── ServerError            an MCP server
    │   ├── ServerUnavailable  not connected
    │   ├── SignInFailed       a person could not sign in to it
    │   ├── ToolNotFound       no such tool
    │   ├── SeveralTools       a name that tools of several servers share
    │   ├── BadArguments       they do not fit the tool's input schema; nothing was called
    │   ├── CallNotAllowed     the user lets nobody call the tool; nothing was called
    │   │   ├── CallDeclined   a person was asked and said no
    │   │   └── NobodyToAsk    a person must be asked, and nobody is there
    │   └── CallFailed         the call got no answer; its outcome may be unknown
    ├── ServiceError           the engine's service
    │   ├── AlreadyRunning     another process holds the profile
    │   ├── ServiceUnavailable no service answers
    │   ├── BadRequest         the request does not fit the interface
    │   ├── AccessRefused      the caller may not ask: no token, a web page, a foreign host name
    │   └── NotFound           no such address, server or trace
    ├── ProviderError          the language model's provider
    └── KeyringError           the system's keyring, which keeps the provider's key
        ├── KeyringMissing     this system has none that can be used
        └── KeyringIsLocked    it is there and was not unlocked

Each carries a short ``title``, a ``message`` that says what is wrong and where, and a ``remedy`` that says what
to do. ``str(error)`` is message and remedy.
"""

from __future__ import annotations


class DostError(Exception):
    """Base of all. ``title`` is a heading, ``message`` a sentence, ``remedy`` a sentence or empty."""

    title = "Something went wrong"

    def __init__(self, message: str, *, remedy: str = "", title: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy
        if title:
            self.title = title

    def __str__(self) -> str:
        return f"{self.message} {self.remedy}".strip()


class ConfigError(DostError):
    """A file or setting of the user's that cannot be used."""

    title = "A setting cannot be used"


class DataUnusable(DostError):
    """Evaluation data, or a list of tools, of which nothing can be used."""

    title = "The data cannot be used"


class ModelError(DostError):
    """The embedding model."""

    title = "The embedding model cannot be used"


class ModelMissing(ModelError):
    """The model is not in the model folder."""

    title = "The embedding model is not here yet"


class ModelCorrupt(ModelError):
    """The model's bytes are not the expected ones."""

    title = "The embedding model is damaged"


class DownloadFailed(ModelError):
    """The model could not be fetched."""

    title = "The embedding model could not be downloaded"


class DownloadCancelled(DownloadFailed):
    """The download was ended on purpose."""

    title = "The download was cancelled"


class EmbeddingFailed(ModelError):
    """The model ran and gave no usable vectors."""

    title = "The embedding model gave no usable vectors"


class SourceUnreachable(ModelError):
    """The server that runs the model does not answer, or not as such a server does."""

    title = "The embedding model's server does not answer"


class SourceRefused(ModelError):
    """The server that runs the model wants a key, or another one. The message never holds a key."""

    title = "The embedding model's server refuses"


class NoSuchModel(ModelError):
    """Who runs the model knows none of that name."""

    title = "There is no such embedding model"


class NotReady(DostError):
    """Asked for before ``init()`` or after ``close()``."""

    title = "Not ready"


class StorageError(DostError):
    """A file of Dost's own that cannot be read or written."""

    title = "A file cannot be read or written"


class ServerError(DostError):
    """An MCP server."""

    title = "The server failed"


class ServerUnavailable(ServerError):
    """The server is not connected."""

    title = "The server is not connected"


class SignInFailed(ServerError):
    """A person could not sign in to the server. The message never holds a token."""

    title = "The sign-in failed"


class ToolNotFound(ServerError):
    """There is no such tool."""

    title = "There is no such tool"


class SeveralTools(ServerError):
    """Tools of several servers share the name."""

    title = "Several tools have that name"


class ToolChanged(ServerError):
    """The tool is another one than the caller was offered; nothing was called."""

    title = "The tool has changed"


class BadArguments(ServerError):
    """The arguments do not fit the tool's input schema; nothing was called. The message has a line per problem."""

    title = "The arguments do not fit"


class CallNotAllowed(ServerError):
    """The user lets nobody call the tool; nothing was called."""

    title = "The call is not allowed"


class CallDeclined(CallNotAllowed):
    """A person was asked and said no; nothing was called."""

    title = "The call was declined"


class NobodyToAsk(CallNotAllowed):
    """A person must be asked, and nobody is there or answered; nothing was called."""

    title = "The call needs a person's approval"


class CallFailed(ServerError):
    """The call got no answer; its outcome may be unknown."""

    title = "The call got no answer"


class ServiceError(DostError):
    """The engine's service."""

    title = "The service failed"


class AlreadyRunning(ServiceError):
    """Another process holds the profile."""

    title = "Dost is already running"


class ServiceUnavailable(ServiceError):
    """No service answers."""

    title = "Dost's service does not answer"


class BadRequest(ServiceError):
    """The request does not fit the interface."""

    title = "The request cannot be understood"


class AccessRefused(ServiceError):
    """The caller may not ask: no token, a web page, a foreign host name."""

    title = "The service refuses this caller"


class NotFound(ServiceError):
    """There is no such address, server or trace."""

    title = "There is no such thing"


class ProviderError(DostError):
    """The language model's provider."""

    title = "The language model cannot be reached"


class KeyringError(DostError):
    """The system's keyring. Its message never holds a key, nor what the keyring itself said."""

    title = "The system keyring cannot be used"


class KeyringMissing(KeyringError):
    """This system has no keyring that can be used."""

    title = "There is no system keyring"


class KeyringIsLocked(KeyringError):
    """The keyring is there and was not unlocked."""

    title = "The system keyring is locked"
