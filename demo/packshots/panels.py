"""Flat goods: tiles, boards, floors, sheets."""
import math
import random

from materials import WHITE, picture, speckle, surface
from shapes import box, move, plate


def lean(wide, high, thick, front, edge, count=2, tilt=9, shift=6.0):
    """Square goods that lean back, the next one looking out behind the first."""
    for index in range(count):
        parts = [box(wide, thick, high, edge, edge=min(0.12, thick * 0.2)), box(wide - thick * 0.4, 0.02, high - thick * 0.4, front, at=(0, -thick / 2 - 0.005, thick * 0.2), edge=0)]
        move(parts, turn=(-tilt, 0, 0), at=(index * shift, index * thick * 1.8, 0.02))


def gres(image, edge="#8d8478", gloss=0.45):
    return lambda: lean(60, 60, 0.9, surface(rough=gloss, image=image()), surface(edge, 0.7))


def cement(colour, other, seed=4):
    size = (1400, 1400)
    return lambda: picture(("-seed", str(seed), "plasma:gray50-gray50", "-colorspace", "gray", "-blur", "0x18", "-normalize", "(", "-size", "1400x1400", "xc:gray50", "+noise", "Random", "-colorspace", "gray", "-blur", "0x1", "-normalize", ")", "-compose", "blend", "-define", "compose:args=35,65", "-composite", "-colorspace", "sRGB", "-type", "TrueColor", "+level-colors", f"{other},{colour}"), size)


def veins(ground, vein, second, seed=2):
    """Marble: thin bent lines over clouds."""

    def draw():
        rng = random.Random(seed)
        drawing = [f"xc:{ground}"]
        for number in range(26):
            x, y, heading = rng.random() * 1400, -50.0, 1.3 + rng.random() * 0.9
            path = [f"M {x:.0f},{y:.0f}"]
            while y < 1450:
                heading += rng.uniform(-0.5, 0.5)
                heading = min(2.3, max(0.8, heading))
                x += 60 * math.cos(heading)
                y += 60 * math.sin(heading)
                path.append(f"L {x:.0f},{y:.0f}")
            strong = rng.random() < 0.25
            drawing += ["-fill", "none", "-stroke", vein if strong else second, "-strokewidth", f"{rng.uniform(2, 5) if strong else rng.uniform(0.6, 1.6):.1f}", "-draw", f"path '{' '.join(path)}'"]
        return picture((*drawing, "-blur", "0x0.8"), (1400, 1400))

    return draw


def mosaic(colours, seed=5, cells=12):
    """Glass mosaic on a mesh, 30 × 30: small stones with joints, each its own body."""

    def build():
        rng = random.Random(seed)
        stones = [surface(c, 0.12, coat=1.0) for c in colours]
        grout = surface("#cfcdc7", 0.9)
        step = 29.6 / cells
        for sheet in range(2):
            parts = [box(29.8, 0.35, 29.6, grout, edge=0.02)]
            for row in range(cells):
                for column in range(cells):
                    if sheet and column < cells - 3 and row < cells - 1:
                        rng.random()
                        continue
                    at = (-14.8 + (column + 0.5) * step, -0.3, row * step + 0.12)
                    parts.append(box(step - 0.22, 0.4, step - 0.22, rng.choice(stones), at=at, edge=0.07, steps=1))
            move(parts, turn=(-9, 0, 0), at=(sheet * 3.0, sheet * 0.8, 0.02))

    return build


def cement_tile(ground, star, ring, heart):
    """A pattern of 20 × 20 cement tiles: eight-pointed figures round a small square."""

    def draw():
        drawing = [f"xc:{ground}"]
        for cx in (0, 700, 1400):
            for cy in (0, 700, 1400):
                points = " ".join(f"{cx + (300 if i % 2 == 0 else 150) * math.sin(math.pi / 4 * i):.0f},{cy - (300 if i % 2 == 0 else 150) * math.cos(math.pi / 4 * i):.0f}" for i in range(8))
                drawing += ["-fill", star, "-draw", f"polygon {points}"]
        for cx in (350, 1050):
            for cy in (350, 1050):
                square = lambda r: f"polygon {cx},{cy - r} {cx + r},{cy} {cx},{cy + r} {cx - r},{cy}"
                drawing += ["-fill", star, "-draw", square(190), "-fill", ring, "-draw", square(105), "-fill", heart, "-draw", square(52)]
        return picture(tuple(drawing), (1400, 1400))

    return lambda: lean(20, 20, 1.0, surface(rough=0.6, image=draw()), surface("#b9b2a4", 0.8), shift=2.0)


def flower_tile(ground, petal, dot):
    def draw():
        drawing = [f"xc:{ground}"]
        for cx in (0, 700, 1400):
            for cy in (0, 700, 1400):
                drawing += ["-fill", petal, "-draw", f"circle {cx},{cy} {cx},{cy - 120}"]
        for cx in (350, 1050):
            for cy in (350, 1050):
                drawing += ["-fill", petal]
                for i in range(8):
                    drawing += ["-draw", f"translate {cx},{cy} rotate {45 * i} ellipse 0,-150 34,110 0,360"]
                drawing += ["-fill", dot, "-draw", f"circle {cx},{cy} {cx},{cy - 60}"]
        for cx, cy in ((350, 0), (0, 350), (350, 700), (700, 350), (1050, 0), (1050, 700), (700, 1050), (350, 1400), (1050, 1400), (1400, 350), (0, 1050), (1400, 1050)):
            drawing += ["-fill", dot, "-draw", f"polygon {cx},{cy - 55} {cx + 55},{cy} {cx},{cy + 55} {cx - 55},{cy}"]
        return picture(tuple(drawing), (1400, 1400))

    return lambda: lean(20, 20, 1.0, surface(rough=0.6, image=draw()), surface("#b9b2a4", 0.8), shift=2.0)


def metro_tile(glaze=WHITE):
    """Bevelled tiles, laid in bond on a sheet of 33 × 30 cm."""
    white = surface(glaze, 0.08, coat=1.0)
    grout = surface("#a9a7a1", 0.9)
    for sheet in range(2):
        parts = [box(30.2, 0.5, 30.2, grout, edge=0.02)]
        for row in range(4):
            for column in range(-1, 2):
                left = max(-15.1, -15.1 + column * 15.1 + (7.55 if row % 2 else 0))
                right = min(15.1, column * 15.1 + (7.55 if row % 2 else 0))
                if right - left > 1:
                    parts.append(box(right - left - 0.2, 0.9, 7.35, white, at=((left + right) / 2, -0.35, row * 7.55 + 0.1), edge=0.32, steps=1))
        move(parts, turn=(-9, 0, 0), at=(sheet * 3, sheet * 1.2, 0.02))


def stone_cladding():
    """Strips of reconstructed stone of different depth."""
    rng = random.Random(8)
    tones = [surface(rough=0.9, image=speckle(c, d, (512, 512), 2, s)) for s, (c, d) in enumerate((("#b7a990", "#8e8069"), ("#a3957d", "#776a55"), ("#c4b8a2", "#9b8d75"), ("#94876f", "#6a5e4b")))]
    back = surface("#6f6557", 0.9)
    for sheet in range(2):
        parts = [box(58, 1.2, 29.8, back, edge=0.1)]
        z = 0.0
        while z < 29:
            high, x = rng.choice((2.2, 3.1, 3.9)), -29.0
            high = min(high, 29.8 - z)
            while x < 28.5:
                wide = min(rng.uniform(8, 20), 29 - x)
                deep = rng.uniform(0.9, 2.2)
                if not sheet or x + wide > 20:
                    parts.append(box(wide - 0.12, deep, high - 0.12, rng.choice(tones), at=(x + wide / 2, -0.6 - deep / 2, z), edge=0.22, steps=2))
                x += wide
            z += high
        move(parts, turn=(-8, 0, 0), at=(sheet * 5, sheet * 3.4, 0.05))


def board(front, edge, thick=1.8):
    """One large board, 60 × 80 cm, leaning back; its edge shows how it is made."""
    return lambda: lean(58, 80, thick, front(), edge(), count=1, tilt=13)


def stack(front, edge, thick=0.8):
    """Four floor boards, fanned."""

    def build():
        top, side = front(), edge()
        for index in range(4):
            parts = [box(128, 19.2, thick, side, edge=0.06), box(127.7, 18.9, 0.02, top, at=(0, 0, thick), edge=0)]
            parts += [box(128.3, 0.35, thick * 0.35, side, at=(0, -9.7, thick * 0.3), edge=0)]
            move(parts, at=((index - 1.5) * 5, (index - 1.5) * -7, (3 - index) * (thick + 0.02)), turn=(0, 0, -24 - (index - 1.5) * 5))

    return build


def sheets(image, colour, count=3, size=(50, 40), thick=4.8):
    """Insulation boards, one upon the other."""
    skin = lambda: surface(rough=0.75, image=image()) if image else surface(colour, 0.75)

    def build():
        material = skin()
        for index in range(count):
            move([box(size[0], size[1], thick, material, edge=0.12)], at=(index % 2 * 2.2 - 1, index % 2 * -1.4, index * thick), turn=(0, 0, (-3, 4, -1)[index]))

    return build


def bars(count, wide, high, long, material, per_row):
    """Battens of wood in a pile."""

    def build():
        skin = material()
        for index in range(count):
            row, place = divmod(index, per_row)
            offset = (index * 37 % 5 - 2) * 0.5
            box(long, wide, high, skin, at=(offset, (place - (per_row - 1) / 2) * (wide + 0.15) + row % 2 * 0.4, row * high), edge=0.12)

    return build


def skirting(material, back, profile=None):
    """Two skirting boards, set upright one behind the other."""

    def build():
        front, rear = material(), back()
        for index, y in enumerate((0, 5.5)):
            outline = profile or [(0, 0, 0), (1.4, 0, 0), (1.4, 7.8, 0), (0.5, 8, 0.35), (0, 7.2, 0.5)]
            strip = plate([(-x, z, *r) for x, z, *r in outline], 52, front, turn=(90, 0, 90), edge=0.02)
            move([strip], at=(index * 3, y, 0), turn=(0, 0, -28))

    return build
