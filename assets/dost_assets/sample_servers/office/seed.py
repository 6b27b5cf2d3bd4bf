"""The sample data. It is the same everywhere: its "today" is a fixed day."""

from __future__ import annotations

from datetime import date
from typing import Any

TODAY = date(2026, 3, 4)
"""The day that the sample data is about, a Wednesday."""
NOW = "2026-03-04 09:00"
"""The time of every change: an office whose clock stands still gives the same answers in every test."""
OWNER = "me@office.example"
"""The address of the person whose office it is."""

_EVENTS = [
    (1, "Team stand-up", "2026-03-04 09:30", "2026-03-04 09:45", "Room Ada", "Blockers first."),
    (2, "Dentist appointment", "2026-03-04 14:00", "2026-03-04 15:00", "Dr. Lindqvist, Harbour St 3", ""),
    (3, "Quarterly budget review", "2026-03-05 10:00", "2026-03-05 11:30", "Room Turing", "Bring the forecast sheet."),
    (4, "Lunch with Priya", "2026-03-05 12:30", "2026-03-05 13:30", "Café Lumen", ""),
    (5, "Flight to Lisbon", "2026-03-09 07:15", "2026-03-09 10:05", "Gate B12", "Booking code QX7TRM."),
    (6, "Product launch rehearsal", "2026-03-11 15:00", "2026-03-11 17:00", "Main stage", ""),
    (7, "Parents' evening", "2026-03-12 18:30", "2026-03-12 20:00", "Northside school", ""),
]
_ATTENDEES = [
    (1, "tomas.keller@office.example"),
    (1, "mei.tanaka@office.example"),
    (3, "mei.tanaka@office.example"),
    (3, "olu.adeyemi@ledger.example"),
    (4, "priya.nair@brightloop.example"),
    (6, "tomas.keller@office.example"),
]
_NOTES = [
    (1, "Launch checklist", "Press kit, demo account, backup projector, water for speakers.", "2026-03-02 16:20"),
    (2, "Sourdough recipe", "500 g flour, 350 g water, 100 g starter, 10 g salt. Fold four times.", "2026-02-21 11:05"),
    (3, "Ideas for the offsite", "Kayaking, pottery class, or a day at the observatory.", "2026-02-27 13:40"),
    (4, "Wi-Fi at the cabin", "Network: pinecone, the key hangs behind the door.", "2026-01-15 20:12"),
    (5, "Interview questions", "Tell me about a bug you are proud of having found.", "2026-03-01 09:55"),
]
_NOTE_TAGS = [(1, "work"), (1, "launch"), (2, "recipes"), (3, "work"), (4, "home"), (5, "work"), (5, "hiring")]
_CONTACTS = [
    (1, "Mei Tanaka", "mei.tanaka@office.example", "+46 8 555 0101", "Office", "1990-03-17"),
    (2, "Tomas Keller", "tomas.keller@office.example", "+46 8 555 0102", "Office", "1984-11-02"),
    (3, "Priya Nair", "priya.nair@brightloop.example", "+44 20 5550 0103", "Brightloop", "1987-03-29"),
    (4, "Olu Adeyemi", "olu.adeyemi@ledger.example", "+234 1 555 0104", "Ledger & Sons", None),
    (5, "Sofia Marques", "sofia@hotel-mirante.example", "+351 21 555 0105", "Hotel Mirante", None),
    (6, "P. Nair", "priya@home.example", "", "", None),
]
_FILES = [
    ("/", 1, "", "2026-01-01 08:00"),
    ("/contracts", 1, "", "2026-01-10 09:00"),
    ("/contracts/office-lease.txt", 0, "Lease of the office on Harbour Street, ends 2027-06-30.", "2026-01-10 09:05"),
    ("/reports", 1, "", "2026-02-01 09:00"),
    ("/reports/budget-2026.csv", 0, "month,planned,spent\n2026-01,9000,8420\n2026-02,9000,9310\n", "2026-03-01 10:00"),
    ("/reports/visitors.txt", 0, "January 412, February 388.", "2026-03-02 08:30"),
    ("/travel", 1, "", "2026-02-20 12:00"),
    ("/travel/lisbon-itinerary.md", 0, "# Lisbon\n\nMon: arrive 10:05, Hotel Mirante.\nTue: trade fair.\n", NOW),
    ("/todo-old.txt", 0, "Buy stamps.", "2025-12-19 17:45"),
]
_TASKS = [
    (1, "Send the invoice to Brightloop", "Sales", "2026-03-02", "high", 0),
    (2, "Book a hotel in Lisbon", "Travel", "2026-03-03", "high", 1),
    (3, "Write the launch announcement", "Launch", "2026-03-06", "high", 0),
    (4, "Order new whiteboard markers", "Office", None, "low", 0),
    (5, "Renew the domain name", "Office", "2026-03-20", "normal", 0),
    (6, "Prepare slides for the budget review", "Finance", "2026-03-04", "normal", 0),
    (7, "Water the plants", "", "2026-03-01", "low", 0),
]
_MESSAGES = [
    (
        *(1, "inbox", "priya.nair@brightloop.example", OWNER, "Contract questions"),
        *("Hi, two questions about clause 4 and the payment date. Can we talk on Thursday at lunch? Priya",),
        *("2026-03-03 17:22", 0),
    ),
    (
        *(2, "inbox", "olu.adeyemi@ledger.example", OWNER, "Figures for the budget review"),
        *("The February figures are in: 9310 spent against 9000 planned. Olu", "2026-03-03 11:08", 1),
    ),
    (
        *(3, "inbox", "sofia@hotel-mirante.example", OWNER, "Your booking at Hotel Mirante"),
        *("We look forward to your stay from 9 to 12 March. Breakfast is included.", "2026-03-02 20:41", 1),
    ),
    (
        *(4, "inbox", "newsletter@gadgets.example", OWNER, "Ten gadgets you do not need"),
        *("Number seven will surprise you.", "2026-03-01 06:00", 0),
    ),
    (
        *(5, "drafts", OWNER, "mei.tanaka@office.example", "Slides"),
        *("Mei, could you look over the slides before", "2026-03-03 18:02", 1),
    ),
]

ROWS: dict[str, list[tuple[Any, ...]]] = {
    "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)": _EVENTS,
    "INSERT INTO attendees VALUES (?, ?)": _ATTENDEES,
    "INSERT INTO notes VALUES (?, ?, ?, ?)": _NOTES,
    "INSERT INTO note_tags VALUES (?, ?)": _NOTE_TAGS,
    "INSERT INTO contacts VALUES (?, ?, ?, ?, ?, ?)": _CONTACTS,
    "INSERT INTO files VALUES (?, ?, ?, ?)": _FILES,
    "INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?)": _TASKS,
    "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?)": _MESSAGES,
}
"""Sample rows by the statement that inserts them, in an order that references allow."""
