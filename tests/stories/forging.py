"""Presses that no client sends: whatever a person may write on the wire themselves."""

from collections.abc import Callable, Sequence

from sandbox import components as parts
from sandbox import interactions as desk
from sandbox.people.client import Person
from sandbox.people.shown import Shown
from sandbox.server import Sandbox
from sandbox.wire import Json


async def forged(
    sandbox: Sandbox, person: Person, on: Shown, custom_id: str, values: Sequence[str] | None = None
) -> str:
    """What the person reads in answer to a button, or a list's values, of their own making."""
    world = sandbox.world
    kind = parts.BUTTON if values is None else parts.STRING_SELECT
    data: Json = {"component_type": kind, "custom_id": custom_id, "id": 1}
    if values is not None:
        data["values"] = list(values)
    channel = world.channel(on.channel)
    before = dict(person.messages.get(channel.id, {}))
    made = desk.make(world, person.id, channel, desk.COMPONENT, data, {"0": str(channel.guild_id or 0)})
    made.message_id = on.id
    sandbox.machine.desk.open(made)
    event, _ = await person.until(lambda: person.outcomes.pop(made.id, None), "an answer to a forged press")
    assert event != "INTERACTION_FAILURE"

    def look() -> str | None:
        known = person.messages.get(channel.id, {})
        changed = [one for id_, one in known.items() if before.get(id_) is not one]
        found = [one for one in changed if one.ephemeral and not one.loading]
        return found[-1].text if found else None

    return await person.until(look, "a private sentence")


def pressing(sandbox: Sandbox, person: Person, on: Shown, custom_id: str) -> Callable[[], int]:
    """A press that nobody waits for; its number."""
    channel = sandbox.world.channel(on.channel)
    data: Json = {"component_type": 2, "custom_id": custom_id, "id": 1}

    def press() -> int:
        owners = {"0": str(channel.guild_id or 0)}
        made = desk.make(sandbox.world, person.id, channel, desk.COMPONENT, data, owners)
        made.message_id = on.id
        sandbox.machine.desk.open(made)
        return made.id

    return press
