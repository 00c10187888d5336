"""How colours look to people with a colour-vision deficiency, and how far apart two colours seem."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from renderer.raster.palette import rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1, 1.08883)


def linear(colour: str) -> Triple:
    red, green, blue = (_linear(part / 255) for part in rgb(colour))
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: str, vision: str) -> Triple:
    """CIELAB of what that person sees."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], linear(colour)))
    x, y, z = (
        _lab(part / white) for part, white in zip(_times(TO_XYZ, (red, green, blue)), WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def contrast(one: str, other: str) -> float:
    """WCAG."""
    lights = sorted(_times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def ciede2000(one: Triple, other: Triple) -> float:
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    c1, c2 = (hypot(stretch * lab[1], lab[2]) for lab in (one, other))
    h1, h2 = (degrees(atan2(lab[2], stretch * lab[1])) % 360 for lab in (one, other))
    lightness, colourful, turn = other[0] - one[0], c2 - c1, _turn(c1 * c2, h1, h2)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    light, chroma, mean = (one[0] + other[0]) / 2, (c1 + c2) / 2, _mean_hue(c1 * c2, h1, h2)
    weight = (
        1
        - 0.17 * cos(radians(mean - 30))
        + 0.24 * cos(radians(2 * mean))
        + 0.32 * cos(radians(3 * mean + 6))
        - 0.20 * cos(radians(4 * mean - 63))
    )
    by_light = lightness / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma, by_hue = colourful / (1 + 0.045 * chroma), hue / (1 + 0.015 * chroma * weight)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((mean - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def _turn(product: float, h1: float, h2: float) -> float:
    return 0 if product == 0 else (h2 - h1 + 180) % 360 - 180


def _mean_hue(product: float, h1: float, h2: float) -> float:
    if product == 0 or abs(h1 - h2) <= 180:
        return h1 + h2 if product == 0 else (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
