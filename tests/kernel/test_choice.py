"""Choice codes: a verb and three arguments in one int, and back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.choice import MASK, Verb, a_of, arguments, b_of, c_of, choice, verb_of

part = st.integers(0, MASK)


@given(st.integers(0, 2000), part, part, part)
def test_a_code_gives_back_what_went_in(verb: int, a: int, b: int, c: int) -> None:
    code = choice(verb, a, b, c)
    assert (verb_of(code), a_of(code), b_of(code), c_of(code)) == (verb, a, b, c)
    assert 0 <= code < 1 << 62  # a compiled int stays unboxed


@given(st.tuples(part, part, part, part), st.tuples(part, part, part, part))
def test_different_choices_have_different_codes(one: tuple[int, ...], two: tuple[int, ...]) -> None:
    assert (choice(*one) == choice(*two)) == (one == two)


@given(part, part, part, st.integers(0, 3))
def test_arguments_are_as_many_as_the_verb_has_kinds(a: int, b: int, c: int, kinds: int) -> None:
    verb = Verb(5, "verb", ["number"] * kinds)
    assert arguments(verb, choice(5, a, b, c)) == [a, b, c][:kinds]
