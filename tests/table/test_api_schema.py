"""The API keeps to its own description: schemathesis tries it, bounded."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from house import SCENARIO, TITLE, House, in_house, open_house

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

EXAMPLES = "6"
# data can fit the description and still mean nothing (a seat that is taken, a file that was changed)
LEFT_OUT = "positive_data_acceptance"
REAL = """
[parameters]
"path.id" = "{room}"
"path.title" = "combat-commander"
"path.name" = "first-patrol"
"path.rule" = "O20.3"
"path.revision" = 0
"""


@pytest.mark.parametrize(("config", "phases"), [("", "fuzzing"), (REAL, "coverage,fuzzing")], ids=["anything", "real"])
def test_schemathesis_finds_nothing(tmp_path: Path, config: str, phases: str) -> None:
    async def go() -> None:
        async with open_house(tmp_path, rooms_of_one=100_000) as house:
            me = await house.guest()
            made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}], watchable=True)
            (tmp_path / "schemathesis.toml").write_text(config.replace("{room}", made["room"]))
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "schemathesis.cli", "run", f"{house.url}/docs/openapi.json",
                "--max-examples", EXAMPLES, "--seed", "1", "--generation-deterministic", "--no-color",
                "--phases", phases, "--suppress-health-check", "all",
                "--header", "X-Sandtable: 1", "--header", f"Origin: {house.url}",
                "--header", f"Cookie: sandtable={me.http.cookies['sandtable']}",
                "--exclude-checks", LEFT_OUT,
                cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            )  # fmt: skip
            output, _ = await process.communicate()
            assert process.returncode == 0, output.decode()[-6000:]
            assert (await me.get("/health"))["status"] == "ok"

    asyncio.run(go())


@in_house
async def test_the_description_is_a_page_without_anything_foreign(house: House) -> None:
    me = await house.guest()
    page = (await me.http.get("/docs")).text
    schema = (await me.http.get("/docs/openapi.json")).json()
    for path in schema["paths"]:
        assert path in page
    for path in ("/api/lobby", "/api/rooms", "/api/rooms/{id}/sit", "/api/account/login", "/health", "/metrics"):
        assert path in schema["paths"]


@in_house
async def test_lobby_catalogue_maps_and_rules(house: House) -> None:
    me = await house.guest()
    lobby = await me.get("/api/lobby")
    assert lobby["titles"][0]["name"] == TITLE and len(lobby["scenarios"]) >= 3
    assert lobby["titles"][0]["seats"] == ["axis", "allies"] and "sergeant" in lobby["titles"][0]["opponents"]
    reply = await me.http.get(f"/api/catalogue/{TITLE}")
    assert reply.headers["content-encoding"] == "gzip" and len(reply.json()["cards"]) > 300
    again = await me.http.get(f"/api/catalogue/{TITLE}", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    for name in (entry["name"] for entry in lobby["scenarios"][:2]):
        picture = await me.http.get(f"/api/scenarios/{TITLE}/{name}/map.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert (await me.get(f"/api/scenarios/{TITLE}/{name}/geometry"))["width"] > 0
    rule = await me.get(f"/api/rules/{TITLE}/O20.3.1")
    assert rule["say"]["k"] == "rule-o20-3-1" and [row["id"] for row in rule["rows"]][:2] == ["O20.3.1a", "O20.3.1b"]
    for path in (
        f"/api/rules/{TITLE}/Z9",
        "/api/catalogue/chess",
        f"/api/scenarios/{TITLE}/no/map.svg",
        "/api/rules/x/5",
    ):
        assert (await me.get(path, 404))["error"] == "unknown"


@in_house
async def test_health_and_metrics(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    await seat.say("eyes", seat=seat.state["asked"][0])
    await seat.until(lambda s: s.is_asked)
    for _ in range(3):
        await seat.play()
    await seat.refusal("resign", seat=7)
    text = (await me.http.get("/metrics")).text
    for line in (
        'sandtable_decisions_total{by="person"} 3', 'sandtable_refusals_total{code="not-yours"} 1',
        'sandtable_rooms{status="playing"} 1', "sandtable_connections 1", "sandtable_rooms_in_memory 1",
        "sandtable_decision_seconds_count 3", 'sandtable_decision_seconds_bucket{le="+Inf"} 3',
    ):  # fmt: skip
        assert line in text.splitlines()
    assert (await me.get("/health")) == {"status": "ok"}
    assert SCENARIO not in text and made["room"] not in text
