"""What has changed from one view to the next, as the browser applies it (web/src/lib/changes.ts)."""

from __future__ import annotations

Path = list[str | int]
Change = list[object]  # the path to a value, and the value; without one the entry is gone


def changes(old: object, new: object) -> list[Change]:
    """In order: a path is that in what the ones before have made."""
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key in old:
                compare(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            compare(old[i], value, [*path, i], found)
    elif old != new or type(old) is not type(new):
        found.append([path, new])


def applied(view: object, found: list[Change]) -> object:
    """The other way round, as a browser does it; what is given stays as it is."""
    for change in found:
        path = change[0]
        assert isinstance(path, list)
        view = with_change(view, path, change[1:])
    return view


def with_change(value: object, path: Path, given: list[object]) -> object:
    if not path:
        return given[0]
    first, rest = path[0], path[1:]
    if isinstance(value, list):
        assert isinstance(first, int)
        return [*value[:first], with_change(value[first], rest, given), *value[first + 1 :]]
    assert isinstance(value, dict)
    copy = dict(value)
    if not rest and not given:
        del copy[first]
    else:
        copy[first] = with_change(copy.get(first), rest, given)
    return copy
