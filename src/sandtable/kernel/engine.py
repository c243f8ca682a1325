"""The loop that drives the stack of frames to the next real question."""

from __future__ import annotations

from sandtable.kernel.frame import ASK, Frame, State


def lowest_seat(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def advance(g: State) -> list[int]:
    """Run until somebody has two choices or more; return the choices of the first seat asked ([] at the end)."""
    frames = g.frames
    while not g.over:
        frames = g.frames
        frame = frames[len(frames) - 1]
        if frame.run(g) != ASK or g.over:
            g.passes += 1
            continue
        mask = frame.asked(g)
        g.asked_mask = mask
        seat = lowest_seat(mask)
        options = frame.options(g, seat)
        if is_asked(g, frame, seat, options):
            g.asking = seat
            return options
        if mask & (mask - 1):
            found = first_with_choice(g, frame, mask)
            if len(found) > 0:
                return found
        g.passes += 1
        if len(options) == 0:
            frame.nothing(g)
        else:
            if seat != g.asking:
                g.reveals += 1  # that another has no choice may tell of what he hides: undo must not cross it
            frame.take(g, seat, options[0])
    g.asked_mask = 0
    return []


def is_asked(g: State, frame: Frame, seat: int, options: list[int]) -> bool:
    """Two choices or more; at a window one is enough."""
    return len(options) > 1 or (g.windows and len(options) == 1 and frame.window(g, seat))


def first_with_choice(g: State, frame: Frame, mask: int) -> list[int]:
    """With several seats asked: the choices of the first that has any to make."""
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            options = frame.options(g, seat)
            if is_asked(g, frame, seat, options):
                g.asking = seat
                return options
        seat += 1
    return []


def asked_seats(g: State) -> list[int]:
    """The seats with an open question now (only those with two choices or more, or at a window)."""
    if g.over:
        return []
    mask = g.asked_mask
    if mask & (mask - 1) == 0:
        return [g.asking]
    frame = g.frames[len(g.frames) - 1]
    asked = [s for s in range(mask.bit_length()) if mask >> s & 1]  # `advance` has looked at one of them
    return [s for s in asked if s == g.asking or is_asked(g, frame, s, frame.options(g, s))]
