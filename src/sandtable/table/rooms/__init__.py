"""Games with their seats: what changes them, who is told what, clocks, offers, partners, opponents playing on."""
