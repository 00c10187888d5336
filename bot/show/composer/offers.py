"""What may be answered now: the best first, by kind of deed behind ▸, all the rest in a list."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.inbound.buttons import Ask, Do, Listed
from bot.show import phone
from bot.show.composer.decision import Decision, asked_first, style_of
from bot.show.panel import Style
from engines import menu
from engines.core import Action, Preview

Way = tuple[menu.Answer, ...]
BEST = 5  # as many buttons stand above a list
FEW = 3  # of one purpose
BUTTONS = 20  # and five of the last row, at most
PAGE = 24  # of a list, and one line to go on
LONG = 72  # as many a list has on its pages
BEYOND = menu.Page(1_000)  # of such a list
OPENS, ASKS = " ▸", "…"


@dataclass(frozen=True, slots=True)
class Answer:
    """A button or a line of a list, still without its mark."""

    label: str
    style: Style
    control: Ask | Do
    worth: int
    place: str = ""
    elsewhere: bool = False  # reached by another answer, too: where there is no room, it is left out
    opens: bool = False  # several actions are behind it
    named: bool = False  # a kind of deed, whose best are suggested by themselves
    told: str = ""  # what follows, in a list
    full: str = ""  # the label, where the short one is another's


@dataclass(frozen=True, slots=True)
class Offer:
    """All that is offered; nothing legal is missing."""

    best: tuple[Answer, ...]
    kinds: tuple[Answer, ...]
    rest: tuple[Answer, ...]  # of a list, by worth
    marked: bool  # whether the list's places have marks, too
    listed: Listed
    beyond: bool = False  # the list ends with a way to what is asked by its parts


def offer(decision: Decision, chosen: Sequence[menu.Answer], left: Sequence[Action]) -> Offer:
    steps = tuple(one for one in chosen if not isinstance(one, menu.Page))
    groups = menu.groups(left, decision.group_of)
    named = {at: _best(decision, one).worth for at, one in enumerate(groups) if _is_named(decision, one)}
    inside = any(isinstance(one, menu.Group) for one in steps)
    opened = max(named, key=lambda at: named[at]) if named and (inside or len(groups) == 1) else None
    best, kinds, flat, aside = list[Answer](), list[Answer](), None, list[Answer]()
    for at, group in enumerate(groups):
        behind = (*steps, menu.Group(at))
        if at == opened or not group.label[0]:
            way = behind if at == opened else steps
            if (len(groups) == 1 or BEYOND in chosen) and _asks_parts(decision, group, tuple(chosen)):
                return _by_parts(decision, group.actions, way)
            flat = _flat(decision, group, way)
            best += flat.best
        elif at in named:
            useful = [one for one in _representatives(decision, group) if decision.worth(one) > 0]
            best += [_single(decision, one, elsewhere=True) for one in useful]
            kinds.append(_kind(decision, group, behind))
        elif _gains_nothing(decision, group):
            aside.append(_in_full(decision, group.actions[0]))
        else:
            best += _headed(decision, group, behind)
    if not (best or kinds):
        best, aside = aside, []
    best.sort(key=lambda one: -one.worth)
    kinds.sort(key=lambda one: -one.worth)
    flat = flat or _Flat((), (), steps, marked=True)
    listed = decision.control(Listed, flat.way)
    return Offer(tuple(_apart(best)), tuple(kinds), (*flat.rest, *aside), flat.marked, listed, flat.beyond)


@dataclass(frozen=True, slots=True)
class _Flat:
    """Actions side by side: the best of each goal, and a list of all, if that leaves any."""

    best: tuple[Answer, ...]
    rest: tuple[Answer, ...]
    way: Way
    marked: bool
    beyond: bool = False  # of the list, only the best


def _flat(decision: Decision, group: menu.Choice, way: Way) -> _Flat:
    shown, beyond = _representatives(decision, group), _is_vast(group.actions)
    ranked = sorted(group.actions, key=decision.worth, reverse=True)
    if len(shown) == 1 and len({full_label(decision, one) for one in ranked[:FEW]}) == len(ranked):
        shown = ranked  # no button stands alone beside a list
    if len(shown) == len(ranked) and not beyond:
        good = [one for one in shown if not _is_at_a_loss(decision, one)] or shown
        aside = tuple(_single(decision, one) for one in shown if one not in good)
        return _Flat(tuple(_single(decision, one) for one in good), aside, way, marked=True)
    best = tuple(_single(decision, one, elsewhere=True) for one in shown)
    rest = ranked[:PAGE] if beyond else ranked
    return _Flat(best, tuple(_in_full(decision, one) for one in rest), way, marked=False, beyond=beyond)


def _is_vast(actions: Sequence[Action]) -> bool:
    """More than a list has lines for, and there is a shorter way than its pages: a column, then a row."""
    return len(actions) > (PAGE + 1 if menu.has_parts(actions[0]) else LONG)


def _asks_parts(decision: Decision, group: menu.Choice, chosen: Way) -> bool:
    """If they were asked for, or within a part, or where none is the best."""
    if BEYOND in chosen:
        return True
    parted = any(isinstance(one, int) for one in chosen)
    return _is_vast(group.actions) and (parted or _best(decision, group).worth <= 0)


def _by_parts(decision: Decision, left: Sequence[Action], way: Way) -> Offer:
    """As buttons, if they are few."""
    choices = menu.ask(left)
    names = Counter(clear_label(decision, one.action) for one in choices if one.action is not None)
    parts = tuple(_part(decision, one, (*way, at), names) for at, one in enumerate(choices))
    kinds, rest = (parts, ()) if len(parts) <= BUTTONS else ((), parts)
    return Offer((), kinds, rest, marked=False, listed=decision.control(Listed, way))


def _is_named(decision: Decision, group: menu.Choice) -> bool:
    """Several actions, of which the best are suggested by themselves."""
    several = bool(group.label[0]) and len(group.actions) > 1
    return several and decision.preview(group.actions[0]).heading is None


def _gains_nothing(decision: Decision, group: menu.Choice) -> bool:
    return len(group.actions) == 1 and _is_at_a_loss(decision, group.actions[0])


def _is_at_a_loss(decision: Decision, action: Action) -> bool:
    """Done and undone at will: as a button, whoever takes the first would do both by turns."""
    return decision.worth(action) < 0 and style_of(decision, action) == "main"


def _best(decision: Decision, group: menu.Choice) -> Preview:
    return decision.preview(max(group.actions, key=decision.worth))


def _representatives(decision: Decision, group: menu.Choice) -> list[Action]:
    """Of each purpose within it the best, and of one purpose the best of each goal; never two for one
    place."""
    parts = menu.groups(group.actions, decision.group_of)
    found = list[Action]()
    for one in parts if len(parts) > 1 else _by_goal(decision, group.actions):
        found += _unless_taken(decision, one.actions, found)
    return sorted(found, key=decision.worth, reverse=True)


def _by_goal(decision: Decision, actions: Sequence[Action]) -> list[menu.Choice]:
    """What has no goal is a goal of its own."""
    goals: dict[str, list[Action]] = {}
    for at, action in enumerate(actions):
        goals.setdefault(decision.preview(action).goal or str(at), []).append(action)
    return [menu.Choice("group", (goal,), "group", tuple(some)) for goal, some in goals.items()]


def _unless_taken(decision: Decision, actions: Sequence[Action], found: Sequence[Action]) -> list[Action]:
    places = {decision.preview(one).place for one in found} - {""}
    ranked = sorted(actions, key=decision.worth, reverse=True)
    if len(actions) == 1:
        return ranked
    return [one for one in ranked if decision.preview(one).place not in places][:1]


def _apart(answers: Sequence[Answer]) -> Iterator[Answer]:
    """One mark, one place, one button: a second suggestion for a place is left to the others there."""
    places, labels = set[str](), set[str]()
    for one in answers:
        if one.place and one.place in places:
            if one.elsewhere:
                continue
            one = replace(one, place="", label=one.full if one.label in labels else one.label)
        places.add(one.place)
        labels.add(one.label)
        yield one


def _headed(decision: Decision, group: menu.Choice, way: Way) -> list[Answer]:
    """The group itself is the answer; alone, its action is."""
    preview = _best(decision, group)
    if len(group.actions) == 1 or preview.heading is None:
        return [_single(decision, one) for one in group.actions]
    label = _begun(decision.words.text(preview.heading)) + OPENS
    places = {decision.preview(one).place for one in group.actions}
    place = preview.place if len(places) == 1 else ""
    return [Answer(label, "plain", decision.control(Ask, way), preview.worth, place, opens=True)]


def _kind(decision: Decision, group: menu.Choice, way: Way) -> Answer:
    label = decision.words.format(f"group-{group.label[0]}") + OPENS
    worth = _best(decision, group).worth
    return Answer(label, "plain", decision.control(Ask, way), worth, opens=True, named=True)


def _part(decision: Decision, choice: menu.Choice, way: Way, names: Mapping[str, int]) -> Answer:
    """The only action of a part is called in full where another has its name."""
    if choice.action is not None:
        name, full = clear_label(decision, choice.action), decision.words.action(choice.action)
        label = name if names[name] == 1 else full
        return replace(
            _in_full(decision, choice.action), label=label + ASKS * asked_first(decision, choice.action)
        )
    label = _begun(decision.words.settled(choice)) + OPENS
    return Answer(label, "plain", decision.control(Ask, way), 0, opens=True, named=True)


def _single(decision: Decision, action: Action, *, elsewhere: bool = False) -> Answer:
    preview, asks = decision.preview(action), asked_first(decision, action)
    way = decision.way_to(action)
    control = decision.control(Ask, way) if asks else decision.control(Do, way)
    label = short_label(decision, action) + ASKS * asks
    told = _begun(decision.words.text(preview.consequence)) if preview.consequence else ""
    return Answer(
        label,
        style_of(decision, action),
        control,
        preview.worth,
        preview.place,
        elsewhere=elsewhere,
        told=told,
        full=full_label(decision, action) + ASKS * asks,
    )


def _in_full(decision: Decision, action: Action) -> Answer:
    """Beside others of the same purpose."""
    single = _single(decision, action)
    return replace(single, label=single.full, place="")


def short_label(decision: Decision, action: Action) -> str:
    preview = decision.preview(action)
    label = decision.words.text(preview.short) if preview.short else full_label(decision, action)
    return _begun(label)


def full_label(decision: Decision, action: Action) -> str:
    preview = decision.preview(action)
    told = decision.words.text(preview.label) if preview.label else decision.words.action(action)
    aside = decision.words.text(preview.aside) if preview.aside else ""
    return _begun(" ".join(filter(None, (told, aside))))


def clear_label(decision: Decision, action: Action) -> str:
    """In full, where a phone has room for it."""
    label = full_label(decision, action)
    return label if phone.button(label + ASKS) <= phone.WIDTH else short_label(decision, action)


def _begun(label: str) -> str:
    """As buttons are written."""
    return label[:1].upper() + label[1:]
