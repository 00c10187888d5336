"""Whatever somebody is called, a sentence with the name in it stays the sentence that it was."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.show.display_names import LONGEST_NAME, printed

MARKUP = re.compile(r"[*`|~\[\]<>\\]|__|://|^(?:#|-|\+|>)")

TURNING = {"RLO", "LRO", "RLE", "LRE", "RLI", "LRI", "FSI", "PDF", "PDI"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Chloé", "Chloé"),
        ("john_doe", "john_doe"),
        ("שלום", "שלום"),
        ("👨‍👩‍👧 Fam", "👨‍👩‍👧 Fam"),
        ("**Bo**", "··Bo··"),
        ("__Bo__", "Bo"),
        ("||Bo", "¦¦Bo"),
        ("⚙ Flame", "· Flame"),
        ("```Bo", "’’’Bo"),
        ("[prize](https://evil.example)", "(prize)(https:evil.example)"),
        ("<@&123> <t:0:R>", "‹@&123› ‹t:0:R›"),
        ("# Bo", "Bo"),
        ("-# Bo", "Bo"),
        ("Bo\nAna wins!", "BoAna wins!"),
        ("\u202eoB\u2066", "oB"),
        ("a\u200bb\x00c\ufeff", "abc"),
        ("x" * 4000, "x" * LONGEST_NAME),
        ("\u200b\x00", ""),
    ],
)
def test_names_keep_their_letters_and_lose_their_markup(name: str, shown: str) -> None:
    assert printed(name) == shown


@given(st.text(alphabet=st.sampled_from("*_`|~[]()<>\\#-+@:/ \n\u202e\u200bAnaé💥") | st.characters()))
def test_no_name_begins_or_ends_a_markup(name: str) -> None:
    shown = printed(name)
    assert not MARKUP.search(shown)
    assert len(shown) <= LONGEST_NAME
    assert printed(shown) == shown
    assert not TURNING & set(map(unicodedata.bidirectional, shown))
