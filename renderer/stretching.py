"""Panels of any size from a small drawing: corners as they are, one row and one column repeated."""

from PIL import Image

from renderer.sprite import Sprite


def stretched(small: Sprite, width: int, height: int, column: int, row: int) -> Sprite:
    """Wider and higher at that column and row of it; it fills its box."""
    across, down = width - small.width, height - small.height
    middle = small.pixels.crop((column, row, column + 1, row + 1)).tobytes()[0]
    whole = Image.new("P", (width, height), middle)
    for top, foot, lines, y in _parts(small.height, row, down):
        for left, right, columns, x in _parts(small.width, column, across):
            if (left, top) == (column, row):
                continue
            part = small.pixels.crop((left, top, right, foot))
            if (columns, lines) != (right - left, foot - top):
                part = part.resize((columns, lines), Image.Resampling.NEAREST)
            whole.paste(part, (x, y))
    return Sprite(whole)


def _parts(size: int, at: int, more: int) -> tuple[tuple[int, int, int, int], ...]:
    """Before, at and after the line that is repeated: from, to, how large it becomes, and where."""
    return (0, at, at, 0), (at, at + 1, 1 + more, at), (at + 1, size, size - at - 1, at + 1 + more)
