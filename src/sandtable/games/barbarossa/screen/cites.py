"""The rules that orders, abilities, statuses, terrain, events and switches rest on, by their ids in the ledger."""

from __future__ import annotations

from typing import Final

ORDER_RULES: Final[dict[str, str]] = {
    "wait": "wait.1", "defend": "def.1", "suppression-fire": "supf.1", "open-fire": "open.1", "smoke-screen": "smoke.1",
    "assault": "aslt.1", "heavy-assault": "hvy.1", "ambush": "amb.1", "deploy": "dep.1", "withdraw": "wdr.1",
    "change-kill-zone": "ckz.1", "join-up": "join.1", "place-land-mines": "mine.1", "clear-mines": "mclr.1",
    "set-charges": "chg.1", "arson": "arson.1", "towing": "tow.1", "remove-barbed-wire": "wire.rm.1",
    "remove-anti-tank-barriers": "atb.rm.1", "set-up-pontoon-bridge": "pont.1", "receive-supplies": "sply.1",
    "load-supplies": "load.1", "dig-in": "dig.1", "clear-a-path": "path.1", "reconnaissance": "recon.1",
    "adjusting-fire": "adj.1", "repair-railway": "rail.1", "careful-movement": "care.1", "march": "march.1",
    "fire-and-movement": "fam.1", "board-transports": "board.1", "debark-from-transports": "board.4",
    "load-platform-cars": "lpc.1", "unload-platform-cars": "upc.1", "radio-interception": "radio.1",
    "bombing-run": "bomb.1", "intercept": "intc.1", "air-reconnaissance": "arec.1", "airborne-assault": "airb.1",
    "airdrop-supplies": "drop.1", "combat-air-patrol": "cap.1", "escort": "esc.1",
}  # fmt: skip

ABILITY_RULES: Final[dict[str, str]] = {
    "kill-zone": "ab.kz.1", "engineer": "spec.1", "machinegun": "card.abil.1", "flamethrower": "card.abil.1",
    "tank-panic": "ab.panic.1", "move-through-swamps": "ab.swamp.1", "mountaineer": "ab.mtn.1",
    "amphibious": "ab.amph.1", "water-unit": "water.1", "train": "train.move.1", "transport": "trn.1",
    "towed": "tow.1", "indirect-fire": "ab.ind.1", "fire-on-location": "ab.fol.1", "fire-smoke-screens": "ab.smoke.1",
    "destroy-barbed-wire": "ab.dwire.1", "break-through-barbed-wire": "ab.wire.1", "targets-installations": "card.fp.1",
    "anti-aircraft": "aa.1", "hq": "cmd.hq.1", "concealment": "ab.conc.1", "call-airstrikes": "cmd.air.1",
    "adjusting-fire": "cmd.adj.1", "radio": "radio.1", "airborne-assault": "ab.airb.1", "equipping": "airb.8",
    "fighter": "a2a.1", "deploys": "dep.1", "incendiary-bombs": "bomb.1",
}  # fmt: skip

STATUS_RULES: Final[dict[str, str]] = {
    "suppressed": "sup.1", "flagged": "sup.5", "hidden": "hid.1", "entrenched": "trench.3a", "in-pillbox": "pill.6a",
    "deployed": "dep.1", "towed": "tow.1", "transported": "board.3", "equipping": "airb.8", "detected": "ab.conc.1",
    "in-between": "dep.4",
}  # fmt: skip

TERRAIN_RULES: Final[dict[str, str]] = {
    "plain": "plain.1a", "brush": "brush.1a", "swamp": "swamp.1a", "light-woods": "lwood.1a", "forest": "forest.1a",
    "forest-glade": "glade.1a", "light-glade": "glade.1b", "river": "river.1a", "ford": "ford.1a", "lake": "lake.1a",
    "plowed-field": "plow.1a", "rocks": "rocks.1a", "ravine": "ravine.1a", "village": "vill.1a", "town": "town.1a",
    "railway-station": "stat.1a",
}  # fmt: skip

EVENT_RULES: Final[dict[str, str]] = {
    "turn-begins": "turn.2", "phase-begins": "turn.2", "step-begins": "exec.2", "hex-step": "mov.2",
    "commits": "plan.5",
    "order-shown": "exec.1", "loses": "card.size.2", "is-destroyed": "card.size.3", "is-suppressed": "sup.1",
    "recovers": "sup.6", "tests-fortitude": "ft.7", "fires": "fire.1", "rolls": "fire.3", "hits": "fire.5",
    "moves": "mov.2", "stops": "enc.1", "is-revealed": "hid.rev.8", "hides": "hid.1", "game-over": "turn.7",
    "work-destroyed": "bridge.3a", "pillbox-destroyed": "pill.4a", "depot-destroyed": "depot.2a",
    "fires-on": "ab.fol.1",
    "fires-at-work": "card.fp.1", "rerolls": "adj.1", "smoke-laid": "smoke.3", "wire-destroyed": "ab.dwire.1",
    "is-captured": "cc.ammo.1", "counterassault": "cc.ctr.1", "order-read": "radio.3", "radio-fails": "radio.3",
    "may-change": "radio.4", "minefield-found": "mdet.1", "mines-explode": "mdet.2", "contests": "enc.4",
    "holds-fire": "def.7", "deploys": "dep.1", "withdraws": "wdr.1", "turns": "ckz.1", "joins": "join.1",
    "mines-laid": "mine.1", "mines-cleared": "mclr.1", "track-destroyed": "chg.1", "track-repaired": "rail.1",
    "fire-starts": "burn.1", "fire-burns": "burn.v1", "fire-goes-out": "burn.v6", "smoke-spreads": "smoke.w1",
    "smoke-gone": "smoke.7", "wind-blows": "wind.1", "boards": "board.1", "debarks": "board.4", "tows": "tow.1",
    "wire-removed": "wire.rm.1", "barrier-removed": "atb.rm.1", "bridge-built": "pont.1", "trench-dug": "dig.1",
    "path-cleared": "path.1", "receives": "sply.1", "loads": "load.1", "stores": "depot.6", "marks-box": "time.1",
    "cars-lost": "train.fire.1", "ammunition-lost": "trn.8", "arrives": "tow.6", "launches": "airm.2",
    "turns-back": "airm.7", "flies-home": "air.4", "is-prepared": "air.5", "combines": "air.8", "air-combat": "a2a.1",
    "duels": "a2a.9", "stays-out": "a2a.5", "low-on-fuel": "a2a.14", "mission-lost": "airm.11", "searches": "arec.3",
    "drifts": "drop.2", "parachutes": "airb.4", "lands-hard": "land.2", "must-withdraw": "ctrf.2",
    "supplies-land": "drop.1", "supplies-lost": "drop.3", "leaves-the-board": "train.move.4",
}  # fmt: skip

# the switches of ambiguous points, with the rule that each reads in another way
OPTION_RULES: Final[dict[str, str]] = {
    "interrupted_orders": "plan.int.2", "defend_ammo": "def.2", "reaction_fire": "def.6", "contested_hex": "enc.4",
    "assaulted_mover": "cc.16", "cc_dice": "card.range.3", "fortitude_tests": "ft.8", "hill_shadow": "hill.los.1",
    "smoke_screen_turns": "smoke.7", "trench_bonus": "trench.4", "trench_bonus_card_units": "trench.5",
    "charge_distance": "aslt.2", "ambush_hides": "amb.2", "infantry_vs_armour": "cc.12", "terrain_penalty": "plow.2",
    "kill_zone": "kz.2", "strong_winds": "wind.1",
}  # fmt: skip
