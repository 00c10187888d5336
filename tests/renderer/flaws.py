"""What is wrong with the texts of a picture."""

from itertools import combinations

from renderer.raster.canvas import Canvas
from renderer.raster.sprite import holds, meet

SMALLEST = 42  # 14 px when 1200 are shown as 400
PHONE, LEGIBLE = 300, 14  # of a panel's picture, which is less wide


def flaws(canvas: Canvas) -> list[str]:
    """What is wrong with a picture's texts, in words."""
    least = min(SMALLEST, LEGIBLE * canvas.size[0] / PHONE)
    written = [label for label in canvas.labels if label.text.strip()]
    whole = (0, 0, canvas.image.width, canvas.image.height)
    found = [f"{one.text!r} leaves its room" for one in written if not holds(one.room, one.box)]
    found += [f"{one.text!r} leaves the picture" for one in written if not holds(whole, one.box)]
    found += [f"{one.text!r} is too small" for one in written if one.size < least]
    found += [f"{one.text!r} is covered" for one in canvas.sprite().footprint.covered()]
    found += [
        f"{one.text!r} lies on {other.text!r}"
        for one, other in combinations(written, 2)
        if meet(one.box, other.box)
    ]
    return found
