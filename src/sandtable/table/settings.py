"""Every setting of the table, from the environment (SANDTABLE_...) or the flags of `sandtable serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from sandtable.kernel.errors import SandtableError

PREFIX: Final = "SANDTABLE_"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    # --- where ---
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    database: str = ""  # URL; empty: a file in the user's data folder
    public_url: str = ""  # how browsers reach this server, such as https://table.example; empty: as they ask for it
    proxies: str = ""  # addresses whose X-Forwarded-For is believed, by commas
    log_level: str = "info"
    operators: str = ""  # names of accounts that are told of packs with faults, by commas; empty: whoever sits here

    # --- play ---
    workers: int = 1  # processes in which opponents think
    worker_patience: float = 60.0  # seconds after which an opponent that does not answer is started anew
    analysis_steps: int = 320  # quick answers tried for each decision of a game that is analysed
    analysis_patience: float = 900.0  # seconds after which an analysis is given up
    window_pause: float = 0.25  # seconds an opponent takes at every reaction window, whatever it holds
    move_pause: float = 0.05  # seconds between an opponent's moves; the browser shows them at its reader's pace
    presence_pause: float = 1.0  # seconds between two counts of those who look on
    room_idle: float = 300.0  # seconds after which a room without browsers leaves memory
    keep_rooms: float = 365.0  # days without a decision and without anybody who sits there; then a room goes; 0: never
    keep_guests: float = 90.0  # days without a visit; then whoever has no account and sits nowhere goes; 0: never
    tidy_every: float = 3600.0  # seconds between two looks for them
    sweep: float = 1.0  # seconds between two looks at the clocks
    sqlite_synchronous: Literal["OFF", "NORMAL", "FULL", "EXTRA"] = "FULL"

    # --- limits ---
    message_size: int = 16_384
    message_rate: float = 30.0  # messages a second of one person; what is dear counts for several
    message_burst: float = 60.0
    visit_rate: float = 50.0  # requests of any kind a second of one person whom we know, or else of one address
    visit_burst: float = 500.0
    arrival_rate: float = 3.0  # sockets opened a second, counted alike
    arrival_burst: float = 60.0
    crowd_rate: float = 20.0  # of those who come to look on in one room, a second
    crowd_burst: float = 100.0
    request_rate: float = 5.0  # changing requests a second of one address
    request_burst: float = 40.0
    look_rate: float = 30.0  # replay steps and reports a second of one address
    look_burst: float = 200.0
    login_rate: float = 0.2  # attempts a second of one address to log in or register
    login_burst: float = 10.0
    clerks: int = 2  # processes that do what anybody can order: imports, random scenarios, reports
    chore_seconds: Annotated[int, msgspec.Meta(ge=1)] = 4  # of processor time for one of them
    chore_memory: int = 512_000_000  # bytes for one of them
    chores_waiting: int = 8  # orders under way or waiting; more are told to come again
    chore_rate: float = 0.5  # orders a second of one address
    chore_burst: float = 20.0
    import_decisions: int = 10_000  # of a game that is brought along
    rooms_of_one: int = 200  # running games that one person may have
    chat_rate: float = 0.5  # lines a second of one person
    chat_burst: float = 8.0
    chat_lines: int = 2000  # of one room that are kept
    sockets: int = 20_000  # of those who look on; who sits at a table always gets in
    sockets_of_one_room: int = 500  # of those who look on
    sockets_of_one_person: int = 24  # in all rooms; beyond, the oldest is closed
    sockets_of_one_address: int = 200  # of those who look on
    connections_of_one_address: int = 400  # that are not sockets of a room
    request_seconds: float = 15.0  # until a request has come whole
    reply_seconds: float = 150.0  # until its reply has been made and taken

    # --- "your turn" ---
    notify_after: float = 60.0  # seconds of waiting for somebody who is not here
    webhooks: bool = False  # people may name an address that is told
    webhook_private: bool = False  # also addresses inside the server's own network
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = ""
    smtp_tls: bool = True

    @property
    def mails(self) -> bool:
        return bool(self.smtp_host and self.smtp_sender)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")


def read_settings(environ: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """The environment, overruled by flags that are not None."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SandtableError(f"setting: {error}") from None


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    home = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "sandtable"


def database_url(settings: Settings) -> URL:
    """With the driver that speaks asyncio; the folder of a database file is made."""
    if not settings.database:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # the records in it hold seeds
        return URL.create(DRIVERS["sqlite"], database=str(folder / "table.db"))
    try:
        url = make_url(settings.database)
    except ArgumentError:
        raise SandtableError("the setting `database` is not a database URL, such as sqlite:///table.db") from None
    if url.drivername in DRIVERS:
        url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise SandtableError(f"the table is kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    return url
