"""Bits, drivers, files, brushes, pliers and dowels."""
import math

from materials import brass, iron, label, paper, plastic, rubber, steel, surface, zinc
from shapes import box, circle, helix, lathe, move, plate, ring, rod, tube, words
from tools import beech

UP = (90, 0, 0)


def driver(grip, flat=True):
    """A screwdriver that stands on its handle: 3.2 × 23 cm."""
    soft = plastic("#1f2023", 0.6)
    lathe([(0, 0), (1.0, 0, 0.5), (1.5, 0.9, 0.6), (1.6, 5.6, 1), (1.1, 7.4, 0.8), (1.4, 8.8, 0.5), (0.9, 10.2, 0.5), (0, 10.4)], plastic(grip, 0.35))
    for index in range(6):
        a = math.pi / 3 * index
        tube([(1.42 * math.cos(a), 1.42 * math.sin(a), 1.3), (1.55 * math.cos(a), 1.55 * math.sin(a), 3.4), (1.5 * math.cos(a), 1.5 * math.sin(a), 5.6)], 0.26, soft, sides=3)
    rod(0.34, 10.8, steel(0.15), at=(0, 0, 10))
    if flat:
        plate([(-0.32, 20.4), (0.32, 20.4), (0.5, 21.6, 0.2), (0.45, 23.0), (-0.45, 23.0), (-0.5, 21.6, 0.2)], 0.2, iron(), turn=UP, edge=0.04)
        lathe([(0.34, 20.6), (0.12, 21.8)], steel(0.2))
    else:
        lathe([(0.34, 20.6), (0.34, 21.4), (0.08, 22.6), (0, 22.7)], iron())


def file_tool():
    """A flat file with a wooden grip."""
    lathe([(0, 0), (0.9, 0, 0.4), (1.35, 1.4, 0.8), (1.1, 7, 2), (1.3, 9.4, 0.5), (0.8, 10.2, 0.2)], beech())
    ring(0.95, 0.5, 0.9, brass(), at=(0, 0, 9.6))
    plate([(-0.6, 10), (0.6, 10), (1.25, 12.5, 0.6), (1.25, 31.5, 1), (0.9, 33, 0.3), (-0.9, 33, 0.3), (-1.25, 31.5, 1), (-1.25, 12.5, 0.6)], 0.5, iron("#62666b"), turn=UP, edge=0.05)
    for index in range(44):
        box(2.3, 0.02, 0.12, iron("#3d4044"), at=(0, -0.26, 13 + index * 0.42), turn=(0, 22, 0), edge=0)


def twist(length, radius, metal, tip):
    """A drill bit that stands on its shank."""
    parts = [rod(radius * 0.75, length * 0.34, metal, segments=20), rod(radius * 0.55, length * 0.62, metal, at=(0, 0, length * 0.34), segments=20)]
    for start in (0, 180):
        parts.append(helix(radius * 0.62, length * 0.6, length * 0.6 / (radius * 6), radius * 0.38, metal, at=(0, 0, length * 0.36), turn=(0, 0, start), per_turn=20, sides=1))
    if tip == "wall":
        parts.append(box(radius * 2.3, radius * 0.5, radius * 1.2, iron("#77797c"), at=(0, 0, length * 0.95), edge=0.02))
    else:
        parts.append(lathe([(radius * 0.9, 0), (radius * 0.2, radius), (0, radius * (1.8 if tip == "wood" else 1.2))], metal, at=(0, 0, length * 0.96), segments=20))
    return parts


def bits(count, block, metal, tip, words_on=None, long=(7.0, 13.5)):
    """A set of drill bits in its block."""

    def build():
        skin = metal()
        wide = count * 2.1 + 1.2
        box(wide, 5, 2.6, block(), edge=0.3)
        for index in range(count):
            t = index / (count - 1)
            move(twist(long[0] + (long[1] - long[0]) * t, 0.24 + 0.42 * t, skin, tip), at=((index - (count - 1) / 2) * 2.1, 0.2, 2.4))
        if words_on:
            box(wide * 0.62, 0.04, 1.5, plastic("#e3e2de"), at=(0, -2.5, 0.5), edge=0)
            words(words_on, 0.95, plastic("#b8231f"), at=(0, -2.53, 1.25), depth=0.005)

    return build


def brush(wide, grip, bristle, angle=0.0, long=23.0):
    """A flat brush that stands on its bristles."""
    hair = surface(bristle, 0.9, sheen=0.3)
    for index in range(int(wide * 9)):
        x = (index / (wide * 9 - 1) - 0.5) * wide
        box(0.16, 1.0, 4.6 + 0.25 * math.sin(index * 2.4), hair, at=(x, 0.05 * math.sin(index * 1.7), 0.3 - 0.12 * math.sin(index * 2.4)), edge=0.05, steps=1)
    box(wide + 0.16, 1.15, 2.6, steel(0.3), at=(0, 0, 4.4), edge=0.12)
    outline = [(-wide / 2, 6.6, 0.2), (wide / 2, 6.6, 0.2), (0.75, 10.8, 2), (1.05, 15, 2), (0.85, long - 1, 1), (0.5, long, 0.5), (-0.5, long, 0.5), (-0.85, long - 1, 1), (-1.05, 15, 2), (-0.75, 10.8, 2)]
    parts = [plate(outline, 1.2, grip(), turn=UP, edge=0.35, holes=[circle(0.22, 0, long - 1.2, 16)])]
    if angle:
        move(parts, at=(0, 0, -6.6))
        move(parts, turn=(0, angle, 0), at=(0, 0, 6.6))


def round_brush():
    lathe([(0, 0.2), (0.9, 0, 0.6), (1.35, 2.0, 0.8), (1.3, 4.6)], surface("#d9cdb0", 0.9, sheen=0.3))
    lathe([(1.3, 4.4), (1.42, 4.4, 0.1), (1.4, 6.8, 0.2), (1.0, 7.6, 0.3), (0.95, 7.8)], steel(0.28))
    lathe([(0.9, 7.6), (0.8, 10, 1), (1.4, 15, 3), (0.8, 21, 2), (0.95, 24.8, 0.6), (0, 26)], beech())


def pliers(grip, nose, high):
    """Pliers that stand on their grips: `nose` long and narrow, or a short cutter."""
    metal = iron("#5a5e63")
    for side in (-1, 1):
        leg = [(side * 0.2, 0, high * 0.62), (side * 1.2, 0, high * 0.5), (side * 2.0, 0, high * 0.3), (side * 1.95, 0, high * 0.12), (side * 1.6, 0, 0.6)]
        tube(leg, 0.62, plastic(grip, 0.42), sides=6, taper=[0.8, 1, 1.05, 1.05, 1])
        if nose == "long":
            plate([(side * 0.05, high * 0.58), (side * 0.9, high * 0.6, 0.4), (side * 0.95, high * 0.68, 0.4), (side * 0.35, high * 0.99, 0.1), (side * 0.05, high)][:: side], 0.9, metal, turn=UP, edge=0.14)
        else:
            plate([(side * 0.05, high * 0.58), (side * 1.0, high * 0.6, 0.4), (side * 1.55, high * 0.76, 0.6), (side * 1.1, high * 0.92, 0.6), (side * 0.06, high)][:: side], 1.1, metal, turn=UP, edge=0.2)
    rod(1.1, 1.3, metal, turn=UP, at=(0, 0.65, high * 0.62), edge=0.15)
    rod(0.5, 1.5, steel(0.25), turn=UP, at=(0, 0.75, high * 0.62), edge=0.1)


def plaster_dowels():
    """Self-drilling dowels of nylon, three upright and one in front."""
    nylon = plastic("#d9d8d4", 0.42)

    def dowel():
        parts = [lathe([(0, 0), (0.95, 0, 0.08), (0.95, 0.3, 0.1), (0.5, 0.45, 0.1), (0.48, 2.6), (0.3, 3.5, 0.2), (0.1, 4.2), (0, 4.3)], nylon)]
        parts.append(helix(0.72, 2.5, 4, 0.13, nylon, at=(0, 0, 0.7), per_turn=24, taper=lambda t: 1 - 0.45 * t))
        return parts

    for index in range(3):
        move(dowel(), at=((index - 1) * 2.1, 1.0, 0.02))
    move(move(dowel(), turn=(-84, 0, 0)), turn=(0, 0, 58), at=(-0.4, -2.2, 0.96))


def steel_anchors():
    """Expansion anchors: bolt, sleeve, cone."""
    metal = zinc()

    def anchor():
        parts = [plate([(0.75 * math.cos(math.pi / 3 * i), 0.75 * math.sin(math.pi / 3 * i)) for i in range(6)], 0.55, metal, at=(0, 0, 0.35), edge=0.06)]
        parts += [ring(0.85, 0.3, 0.14, metal, at=(0, 0, 0.62)), rod(0.4, 5.6, metal, at=(0, 0, 0.7)), ring(0.58, 0.4, 2.6, metal, at=(0, 0, 3.0)), lathe([(0.42, 5.6), (0.62, 6.6, 0.1), (0.62, 7.0, 0.05), (0, 7.0)], metal)]
        parts.append(ring(0.6, 0.4, 0.12, plastic("#7c7f83"), at=(0, 0, 4.2)))
        return parts

    for x in (-1.2, 1.2):
        move(anchor(), at=(x, 0.9, 0))
    move(move(anchor(), turn=(-90, 0, 0)), turn=(0, 0, 64), at=(-2.2, -2.2, 0.84))
    move(move(anchor(), turn=(-90, 0, 0)), turn=(0, 0, 20), at=(1.4, -2.6, 0.84))


def round_bars():
    """Dowel rods of beech in a pile."""
    skin = beech()
    for index, (y, z) in enumerate(((-3.4, 1.5), (0, 1.5), (3.4, 1.5), (-1.7, 4.4), (1.7, 4.4))):
        move([rod(1.5, 50, skin, edge=0.1)], turn=(0, 90, 0), at=(-25 + (index * 3 % 4) - 1, y, z))
