"""A part of a picture, so that its marks are large enough on a small phone."""

from PIL import Image

from renderer.canvas import Canvas

WIDTH, HEIGHT = 880, 1200  # a mark of 58 pixels is then 21 where 320 are shown
EDGE = 60  # around the outermost marks


def closer(canvas: Canvas) -> Image.Image:
    """Around all marks; the whole picture where they lie too far apart."""
    image = canvas.finished()
    if not canvas.marks:
        return image
    left = _start([x for x, _ in canvas.marks], WIDTH, image.width)
    top = _start([y for _, y in canvas.marks], HEIGHT, image.height)
    if left is None or top is None:
        return image
    return image.crop((left, top, min(left + WIDTH, image.width), min(top + HEIGHT, image.height)))


def _start(marks: list[float], room: int, size: int) -> int | None:
    """Where a window of that size begins that has all marks inside."""
    if max(marks) - min(marks) > room - 2 * EDGE:
        return None if size > room else 0
    return round(max(0, min((min(marks) + max(marks) - room) / 2, size - room)))
