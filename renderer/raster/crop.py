"""Parts of a picture put together: what is left out ends where no panel, island or text is cut."""

from collections.abc import Sequence

from PIL import Image

Span = tuple[int, int]  # from and to, in pixels


def assembled(image: Image.Image, columns: Sequence[Span], rows: Sequence[Span]) -> Image.Image:
    near = Image.new("P", (_size(columns), _size(rows)))
    y = 0
    for top, bottom in rows:
        x = 0
        for left, right in columns:
            near.paste(image.crop((left, top, right, bottom)), (x, y))
            x += right - left
        y += bottom - top
    return near


def _size(spans: Sequence[Span]) -> int:
    return sum(end - start for start, end in spans)
