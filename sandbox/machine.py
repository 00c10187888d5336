"""The parts of one running Discord, handed to each of its doors."""

from dataclasses import dataclass, field

from sandbox.faults import Faults
from sandbox.interactions import ANSWER_WITHIN, Desk
from sandbox.ratelimits import RateLimits
from sandbox.recorder import Recorder
from sandbox.world import World


@dataclass(slots=True)
class Machine:
    world: World
    limits: RateLimits
    faults: Faults = field(default_factory=Faults)
    recorder: Recorder = field(default_factory=Recorder)
    complaints: list[str] = field(default_factory=list)
    answer_within: float = ANSWER_WITHIN
    strict: bool = True
    desk: Desk = field(init=False)

    def __post_init__(self) -> None:
        self.desk = Desk(self.world, self.answer_within)

    def complain(self, what: str) -> None:
        """For what the sandbox does not know: kept, so that a test can ask that there was none."""
        self.complaints.append(what)
