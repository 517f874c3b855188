"""Screws, bolts, nuts, washers, springs, padlocks, brackets and knobs."""
import math

from materials import brass, chrome, iron, plastic, steel, zinc
from shapes import box, circle, helix, hexagon, lathe, move, plate, ring, rod, tube, words


def screw(metal, length=3.8, head="flat", shank=0.19, headed=0.42, thread=0.8):
    """A screw that stands on its head, its point upwards; measures in cm, `thread` the threaded share of its length."""
    tip = 0.5
    parts = []
    if head == "flat":
        parts.append(lathe([(0, 0), (headed, 0, 0.02), (headed, 0.07, 0.03), (shank, 0.36, 0.1), (shank, 0.5)], metal))
    elif head == "round":
        parts.append(lathe([(0, 0), (headed * 0.5, 0.02, 0.1), (headed, 0.2, 0.1), (headed, 0.3, 0.03), (shank, 0.32, 0.03), (shank, 0.5)], metal))
    else:
        parts.append(plate(hexagon(headed * 2), 0.4, metal, at=(0, 0, 0.2), edge=0.04))
        parts.append(lathe([(headed * 1.25, 0.36), (headed * 1.25, 0.44, 0.02), (shank, 0.46)], metal))
    parts.append(lathe([(shank, 0.3), (shank * 0.9, 0.6), (shank * 0.8, length - tip), (0, length)], metal))
    start = 0.5 + (1 - thread) * length
    turns = (length - start) / 0.2
    radius = shank * 0.86
    parts.append(helix(radius, length - start - 0.04, turns, 0.075, metal, at=(0, 0, start), per_turn=16, sides=1, taper=lambda t: min(1, (1 - t) * (length - start) / tip) * 0.98 + 0.02))
    if head != "hex":
        cross = plastic("#303134", 0.6)
        for turn in (0, 90):
            parts.append(box(headed * 1.0, 0.09, 0.03, cross, at=(0, 0, -0.012), turn=(0, 0, turn), edge=0))
    return parts


def screws(metal, head="flat", **options):
    """Five upright on their heads behind, three lying in front with the heads to the viewer."""

    def build():
        skin = metal()
        length = options.get("length", 3.8)
        wide = options.get("headed", 0.42)
        for index in range(5):
            move(screw(skin, head=head, **options), at=((index - 2) * (wide * 2 + 0.62), 0.5 + 0.1 * (index % 2), 0.012), turn=(0, 0, 40 * index))
        for index in range(3):
            parts = move(screw(skin, head=head, **options), turn=(-90 + math.degrees(math.asin((wide - 0.15) / length)), 0, 0))
            move(parts, turn=(0, 0, 52 + index * 7), at=((index - 1) * 1.75 - 0.9, -2.0 - 0.12 * index, wide * 0.98))

    return build


def nut(metal, across=1.6, high=1.3, hole=0.5, insert=None):
    parts = [plate(hexagon(across), high, metal, at=(0, 0, high / 2), edge=0.1, holes=[circle(hole)])]
    parts.append(helix(hole * 0.98, high * 0.9, 6, 0.06, metal, at=(0, 0, 0.05), sides=1))
    if insert:
        parts.append(lathe([(hole * 0.92, high - 0.1), (hole * 0.92, high + 0.18, 0.05), (across * 0.42, high + 0.22, 0.1), (across * 0.46, high - 0.05)], metal))
        parts.append(ring(hole * 1.3, hole * 0.9, 0.25, plastic(insert), at=(0, 0, high + 0.02), edge=0.03))
    return parts


def nuts(insert):
    """Three nuts on the ground, one on top of them."""

    def build():
        metal = zinc()
        for x, y, turn in ((-1.2, 0.2, 10), (0.85, 0.75, 35), (0.15, -1.35, 0)):
            move(nut(metal, insert=insert), at=(x, y, 0), turn=(0, 0, turn))
        move(move(nut(metal, insert=insert), turn=(68, 0, 0)), at=(-0.05, -0.35, 2.3), turn=(0, 0, -18))

    return build


def washers():
    metal = zinc()
    outer, inner, thick = 1.6, 0.5, 0.16
    disc = lambda: ring(outer, inner, thick, metal, edge=0.03)
    for index in range(6):
        move([disc()], at=(0.9 + 0.07 * (index % 3), 0.3 - 0.05 * index, index * thick))
    move([disc()], turn=(0, 6, 0), at=(3.2, -0.8, 0.18))
    move([disc()], turn=(0, -3, 0), at=(-0.9, -1.9, 0.1))
    move([disc()], turn=(72, 0, 14), at=(-1.6, 0.4, outer * 0.96))


def springs():
    metal = steel(0.22)
    for x, radius, high, turns in ((-3.0, 0.75, 3.0, 8), (-0.6, 0.95, 4.0, 9), (2.2, 1.25, 5.0, 10)):
        helix(radius, high - 0.3, turns, 0.12, metal, at=(x, 0, 0.12), per_turn=30, sides=3)
        for z in (0.12, high - 0.18):
            ring_points = [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), 0) for a in range(0, 360, 12)]
            tube(ring_points, 0.12, metal, at=(x, 0, z), closed=True, soft=False, sides=3)


def clamps():
    """Two hose clamps: a band with slots and the screw that draws it together."""
    metal = steel(0.24)
    for x, y, radius in ((-2.6, 0.6, 2.3), (2.2, -0.6, 1.7)):
        parts = [ring(radius, radius - 0.07, 0.9, metal, edge=0.01)]
        for index in range(26):
            a = math.radians(index * 9 + 30)
            parts.append(box(0.3, 0.05, 0.55, iron("#4b4e52"), at=(radius * math.cos(a) * 1.001, radius * math.sin(a) * 1.001, 0.18), turn=(0, 0, math.degrees(a) + 90), edge=0))
        parts.append(box(1.5, 0.75, 0.98, metal, at=(0, -radius - 0.25, -0.02), edge=0.15))
        parts.append(rod(0.36, 0.55, metal, at=(0.75, -radius - 0.3, 0.46), turn=(0, 90, 0), edge=0.08))
        parts.append(box(0.02, 0.55, 0.1, iron("#333333"), at=(1.31, -radius - 0.3, 0.41), edge=0))
        move(parts, at=(x, y, 0), turn=(0, 0, 24))


def ties(colour="#2b2c2f", eye="#101113"):
    """Nylon ties, loosely fanned."""
    nylon = plastic(colour, 0.4)
    for index in range(8):
        parts = [box(15, 0.36, 0.12, nylon, at=(0.4, 0, 0.12 * index * 0.4), edge=0.03), box(0.75, 0.62, 0.5, nylon, at=(-7.3, 0, 0.04 * index), edge=0.08)]
        parts.append(box(0.35, 0.3, 0.02, plastic(eye), at=(-7.3, 0, 0.53 + 0.04 * index), edge=0))
        move(parts, turn=(0, 0, -34 + index * 8.5), at=(0, (index - 3.5) * 0.75, 0))


def padlock(body, bow, high, wide, deep, wheels=False):
    """A padlock; `wheels` for one that opens by numbers."""
    metal = chrome()
    outline = [(-wide / 2, 0, 0.35), (wide / 2, 0, 0.35), (wide / 2, high, 0.35), (-wide / 2, high, 0.35)]
    plate(outline, deep, body, turn=(90, 0, 0), edge=0.16)
    reach, thick = wide * 0.33, wide * 0.085
    points = [(-reach, 0, high - 0.3), (-reach, 0, high + bow * 0.55)]
    points += [(-reach * math.cos(a), 0, high + bow * 0.55 + reach * math.sin(a)) for a in (math.pi * i / 8 for i in range(1, 8))]
    points += [(reach, 0, high + bow * 0.55), (reach, 0, high - 0.3)]
    tube(points, thick, metal, soft=False, sides=5)
    if wheels:
        for index in range(4):
            z = high * (0.16 + 0.2 * index)
            box(wide * 0.5, 0.12, high * 0.13, plastic("#dddcd8"), at=(0, -deep / 2 - 0.02, z), edge=0.05)
            words(str((7, 2, 9, 4)[index]), high * 0.12, plastic("#1a1b1d"), at=(0, -deep / 2 - 0.085, z + high * 0.065), depth=0.005)
    else:
        rod(wide * 0.17, 0.12, steel(0.3), at=(0, -deep / 2 + 0.02, high * 0.42), turn=(90, 0, 0))
        box(wide * 0.045, 0.02, wide * 0.2, plastic("#1a1b1d"), at=(0, -deep / 2 - 0.105, high * 0.42 - wide * 0.1), edge=0)


def bar_handles(metal):
    """Two bar handles for drawers, 16 cm."""

    def build():
        skin = metal()
        for x, y, turn in ((0.6, 2.2, -10), (-0.4, -2.2, -10)):
            parts = [rod(0.5, 17, skin, at=(-8.5, 0, 2.9), turn=(0, 90, 0), edge=0.08)]
            parts += [rod(0.36, 2.9, skin, at=(d, 0, 0)) for d in (-6.4, 6.4)]
            move(parts, at=(x, y, 0), turn=(0, 0, turn))

    return build


def knobs():
    metal = brass()
    for x, y, turn in ((-1.9, 0.6, -28), (1.9, -0.5, 20)):
        parts = [lathe([(0, 0), (0.85, 0, 0.1), (0.6, 0.5, 0.3), (0.55, 1.0, 0.2), (1.35, 1.5, 0.3), (1.6, 2.0, 0.35), (1.25, 2.45, 0.4), (0, 2.6)], metal)]
        move(move(parts, turn=(90, 0, 0)), turn=(0, 0, turn), at=(x, y, 1.6))


def eye_bolts():
    metal = zinc()
    for x, turn in ((-1.7, 8), (1.7, 32)):
        loop = [(1.0 * math.cos(math.radians(a)), 0, 4.7 + 1.0 * math.sin(math.radians(a))) for a in range(0, 360, 10)]
        parts = [tube(loop, 0.34, metal, closed=True, soft=False, sides=5), lathe([(0, 3.1), (0.85, 3.1, 0.1), (0.85, 3.35, 0.1), (0.42, 3.7, 0.2), (0.4, 3.9)], metal)]
        parts += [rod(0.4, 3.2, metal, edge=0.1), helix(0.4, 2.9, 14, 0.08, metal, at=(0, 0, 0.1), per_turn=20, sides=1)]
        move(parts, at=(x, 0, 0), turn=(0, 0, turn))


def threaded_bars():
    metal = zinc()
    for index, (y, turn) in enumerate(((-1.2, 20), (0.9, 26), (0.0, -16))):
        parts = [rod(0.55, 20, metal, at=(-10, 0, 0), turn=(0, 90, 0), edge=0.1)]
        parts.append(move(helix(0.55, 19.8, 66, 0.1, metal, per_turn=18, sides=1), at=(-9.9, 0, 0), turn=(0, 90, 0)))
        move(parts, at=(0, y, 0.62 + (1.2 if index == 2 else 0)), turn=(0, 0, turn))


def shackle():
    metal = chrome()
    a = [(1.5 * math.cos(math.radians(d)), 0, 3.9 + 1.5 * math.sin(math.radians(d))) for d in range(-10, 191, 10)]
    tube([(1.25, 0, 1.1), (1.35, 0, 2.6), *a, (-1.35, 0, 2.6), (-1.25, 0, 1.1)], 0.42, metal, soft=False, sides=6)
    for x in (-1.25, 1.25):
        rod(0.75, 0.9, metal, at=(x - 0.45, 0, 0.8), turn=(0, 90, 0), edge=0.12)
    rod(0.42, 4.6, metal, at=(-2.1, 0, 0.8), turn=(0, 90, 0))
    rod(0.62, 0.5, metal, at=(1.7, 0, 0.8), turn=(0, 90, 0))
    plate(circle(0.75), 0.3, metal, at=(2.7, 0, 0.8), turn=(90, 0, 0), holes=[circle(0.28)])
