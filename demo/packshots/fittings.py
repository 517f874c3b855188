"""Fittings: lock cylinder, bolt, shelf bracket, angle valve, threshold strip."""
import math

from forms import limb
from materials import brass, chrome, iron, plastic, steel, surface
from shapes import box, circle, hexagon, lathe, move, plate, ring, rod, tube

UP = (90, 0, 0)
SIDE = (90, 0, 90)


def key(metal, bow):
    """A key that lies flat, its tip to the right."""
    outline = [(-1.2, -0.42, 0.3), (0.3, -0.42, 0.1), (0.6, -0.4), (0.95, -0.16), (1.25, -0.4), (1.6, -0.1), (1.95, -0.3), (2.3, -0.05), (2.65, -0.34), (3.0, -0.14), (3.3, -0.36), (3.75, 0.02, 0.05), (3.4, 0.4, 0.05), (-1.2, 0.42, 0.3)]
    head = [(1.28 * math.cos(a) * (1 + 0.12 * math.cos(4 * a)) - 2.0, 1.28 * math.sin(a) * (1 + 0.12 * math.cos(4 * a))) for a in (2 * math.pi * i / 48 for i in range(48))]
    return [plate(outline, 0.24, metal, edge=0.05), box(4.2, 0.12, 0.03, iron("#77797c"), at=(1.2, 0.12, 0.115), edge=0), plate(head, 0.26 if metal is bow else 0.4, bow, edge=0.09, holes=[circle(0.36, -2.75, 0, 24)])]


def lock_cylinder():
    """A European cylinder with its cam, beside three keys: 11.7 × 8.4 × 6.8 cm."""
    metal, shine, gold = surface("#b9b7b0", 0.26, 1.0), surface("#cfcdc6", 0.16, 1.0), brass()
    profile = [(-0.5, 0.3, 0.3), (0, 0, 0.3), (0.5, 0.3, 0.3)] + [(0.88 * math.sin(math.radians(a)), 2.45 - 0.88 * math.cos(math.radians(a))) for a in range(36, 325, 9)]
    parts = []
    for y, long in ((-1.95, 2.9), (1.95, 2.9)):
        parts.append(plate(profile, long, metal, turn=UP, at=(0, y, 0), edge=0.06))
    parts.append(plate([(-0.5, 0.3, 0.3), (0, 0, 0.3), (0.5, 0.3, 0.3), (0.5, 1.2, 0.1), (-0.5, 1.2, 0.1)], 2, metal, turn=UP, edge=0.02))
    parts.append(rod(0.28, 1.02, iron("#33363a"), at=(-0.51, 0, 0.62), turn=(0, 90, 0), segments=20))
    parts.append(plate([*[(0.84 * math.sin(math.radians(a)), 2.45 - 0.84 * math.cos(math.radians(a))) for a in range(20, 150, 10)], (0.45, 4.1, 0.15), (-0.45, 4.1, 0.15), *[(0.84 * math.sin(math.radians(a)), 2.45 - 0.84 * math.cos(math.radians(a))) for a in range(210, 345, 10)]], 0.9, surface("#8d8b86", 0.35, 0.9), turn=UP, at=(0, 0, 0), edge=0.06))
    parts += [lathe([(0, 0), (0.64, 0, 0.06), (0.64, 0.12)], gold, turn=UP, at=(0, -3.36, 2.45)), ring(0.76, 0.64, 0.14, shine, turn=UP, at=(0, -3.36, 2.45))]
    parts += [box(0.14, 0.06, 0.86, iron("#1e1f21"), at=(0, -3.46, 2.02), edge=0.02), box(0.26, 0.06, 0.2, iron("#1e1f21"), at=(0, -3.46, 2.45), edge=0.04)]
    parts += [rod(0.13, 0.03, iron("#8a8782"), at=(0, y, 0.02), segments=12) for y in (-3, -2.2)]
    move(parts, turn=(0, 0, -34), at=(-2.3, 1.6, 0))
    for index, (turn, x, y, z) in enumerate(((-8, 2.5, -1.6, 0.2), (24, 2.4, -0.6, 0.5), (-44, 2.1, -2.5, 0.55))):
        move(move(key(shine, shine), turn=(0, 0, turn)), at=(x + 1.2, y, z))
    tube([(0.72 + 1.1 * math.cos(2 * math.pi * i / 32) - 0.2, -1.7 + 1.0 * math.sin(2 * math.pi * i / 32), 0.62 + 0.1 * math.sin(4 * math.pi * i / 32)) for i in range(32)], 0.1, steel(0.2), closed=True)


def bolt():
    """A zinc-plated bolt with its keeper, lying: 13.4 × 4 cm."""
    metal, shine = surface("#c3c4bf", 0.3, 1.0), surface("#d2d3d0", 0.18, 1.0)
    hole = lambda x, y: circle(0.26, x, y, 20)
    plate([(-6.7, -2, 0.5), (3.0, -2, 0.3), (3.0, 2, 0.3), (-6.7, 2, 0.5)], 0.22, metal, at=(0, 0, 0.11), edge=0.05, holes=[hole(x, y) for x in (-6.1, -1.9, 2.4) for y in (-1.5, 1.5)])
    plate([(3.7, -2, 0.3), (6.7, -2, 0.5), (6.7, 2, 0.5), (3.7, 2, 0.3)], 0.22, metal, at=(0, 0, 0.11), edge=0.05, holes=[hole(x, y) for x in (4.2, 6.2) for y in (-1.5, 1.5)])
    for x in (-5.2, -0.4, 2.0, 5.2):
        arch = [(-1.55, 0.2), (-1.5, 0.42, 0.1), (-0.78, 0.45, 0.2), (-0.72, 1.2, 0.5), (0, 1.62, 0.5), (0.72, 1.2, 0.5), (0.78, 0.45, 0.2), (1.5, 0.42, 0.1), (1.55, 0.2)]
        inner = [(1.0, 0.21), (0.62, 0.4, 0.2), (0.56, 1.1, 0.45), (0, 1.42, 0.4), (-0.56, 1.1, 0.45), (-0.62, 0.4, 0.2), (-1.0, 0.21)]
        plate([*arch, *inner], 0.9 if x != 5.2 else 1.4, metal, turn=SIDE, at=(x, 0, 0), edge=0.06)
    lathe([(0, 0), (0.4, 0, 0.15), (0.5, 0.3, 0.1), (0.5, 11.2), (0.5, 11.8, 0.1), (0.35, 12.1, 0.15), (0, 12.1)], shine, at=(-6.4, 0, 0.86), turn=(0, 90, 0))
    rod(0.22, 1.6, shine, at=(-2.9, 0, 0.86), turn=(58, 0, 0), segments=20)
    move([lathe([(0.3, 0), (0.3, 0.5, 0.1), (0.62, 0.8, 0.3), (0.72, 1.3, 0.4), (0.5, 1.8, 0.3), (0, 1.9)], shine)], turn=(58, 0, 0), at=(-2.9, -0.9, 1.42))
    for x, y in ((-6.1, -1.5), (-1.9, -1.5), (2.4, -1.5), (4.2, -1.5), (6.2, -1.5), (-6.1, 1.5), (6.2, 1.5)):
        lathe([(0, 0.18), (0.24, 0.22), (0.4, 0.27, 0.05), (0, 0.34)], shine, at=(x, y, 0), segments=24)
        for turn in (30, 120):
            box(0.36, 0.07, 0.03, iron("#55585c"), at=(x, y, 0.31), turn=(0, 0, turn), edge=0)


def bracket():
    """Two shelf brackets with a strut, black: 20.7 × 25.4 × 20.2 cm."""
    black, screw = surface("#2a2b2e", 0.38, 0.2), steel(0.3)

    def one():
        wide = 2.4
        wall = [(-wide / 2, 0, 0.6), (wide / 2, 0, 0.6), (wide / 2, 20, 0.1), (-wide / 2, 20, 0.1)]
        parts = [plate(wall, 0.4, black, turn=SIDE, at=(0.2, 0, 0), edge=0.08, holes=[circle(0.36, 0, z, 20) for z in (1.6, 10, 16.6)])]
        top = [(0, -wide / 2, 0.1), (20, -wide / 2, 0.6), (20, wide / 2, 0.6), (0, wide / 2, 0.1)]
        parts.append(plate(top, 0.4, black, at=(0, 0, 20.0), edge=0.08, holes=[circle(0.34, x, 0, 20) for x in (4, 11, 18)]))
        parts.append(limb([(0.2, 19.7, wide, 0.9, 5), (0.9, 19.4, wide, 0.6, 5)], black, cap=0.1))
        parts.append(limb([(0.5, 2.8, 1.1, 0.9, 5), (1.4, 4.4, 1.1, 1.3, 5), (14.2, 18.4, 1.1, 1.3, 5), (16, 19.6, 1.1, 0.9, 5)], black, cap=0.1, steps=3))
        parts += [part for z in (1.6, 16.6) for part in (lathe([(0, 0), (0.62, 0, 0.1), (0.4, 0.25, 0.1), (0, 0.3)], screw, at=(0.4, 0, z), turn=(0, 90, 0), segments=24),)]
        return parts

    move(one(), turn=(0, 0, -12), at=(-9, 3.6, 0))
    move(one(), turn=(0, 0, -30), at=(-9.5, -5.5, 0))


def angle_valve():
    """An angle valve under the basin, chromed, with its rose: 5.4 × 8.1 × 5.5 cm."""
    metal, dull = chrome(), surface("#c2c4c6", 0.28, 1.0)
    rose = [lathe([(0.7, 0), (2.7, 0, 0.1), (2.6, 0.25, 0.15), (1.6, 0.8, 0.5), (1.15, 1.2, 0.2), (1.1, 1.4)], metal)]
    rose += [rod(0.95, 2.2, dull, at=(0, 0, -0.9)), lathe([(1.0, 1.2), (1.15, 1.5, 0.1), (1.15, 2.0, 0.1), (0.95, 2.2)], metal)]
    rose.append(lathe([(0.9, 2.0), (1.35, 2.3, 0.2), (1.45, 3.0, 0.3), (1.45, 4.4, 0.4), (1.2, 5.0, 0.3), (0.9, 5.3)], metal))
    rose.append(plate(hexagon(2.0), 0.9, metal, at=(0, 0, 5.6), edge=0.12))
    wing = [(1.75 * (1 + 0.09 * math.cos(6 * a)) * math.cos(a), 1.75 * (1 + 0.09 * math.cos(6 * a)) * math.sin(a)) for a in (2 * math.pi * i / 60 for i in range(60))]
    rose += [rod(0.55, 1.2, dull, at=(0, 0, 5.9)), plate(wing, 1.3, metal, at=(0, 0, 7.3), edge=0.3), lathe([(0, 0), (1.0, 0, 0.1), (0.8, 0.2, 0.2), (0, 0.25)], plastic("#2450a0", 0.3), at=(0, 0, 7.93))]
    move(rose, turn=(0, 90, 0), at=(-3.6, 0, 2.75))
    up = [lathe([(1.2, 0), (1.1, 1.4, 0.2), (1.0, 1.9)], metal), plate(hexagon(2.1), 1.3, metal, at=(0, 0, 2.6), edge=0.14), ring(0.9, 0.5, 0.5, metal, at=(0, 0, 3.2), edge=0.1), rod(0.5, 3.6, metal, at=(0, 0, 2.6)), ring(0.52, 0.42, 0.1, metal, at=(0, 0, 6.15))]
    move(up, at=(0.1, 0, 2.75))
    down = [plate(hexagon(1.7), 0.6, metal, at=(0, 0, 1.5), edge=0.1), lathe([(0, 1.4), (0.85, 1.4), (0.85, 2.0, 0.1), (0.6, 2.2, 0.1), (0, 2.2)], metal)]
    move(move(down, turn=(90, 0, 0)), at=(0.1, 0, 2.75))


def threshold(colour="#c6c8ca"):
    """Domed threshold strips of aluminium, one with its screws."""
    metal, dark = surface(colour, 0.32, 1.0), iron("#5a5d61")
    top = [(-2.0 + 0.25 * i, 0.12 + 0.5 * (1 - ((i - 8) / 8) ** 2)) for i in range(17)]
    under = [(x * 0.96, max(0.0, z - 0.14)) for x, z in top[::-1]]
    profile = [(-2.05, 0), *top, (2.05, 0), *under]

    def one(long, screws):
        parts = [plate(profile, long, metal, turn=SIDE, edge=0.015)]
        for y in (-1.2, -0.75, 0.75, 1.2):
            parts.append(box(long, 0.05, 0.02, dark, at=(0, y, 0.13 + 0.5 * (1 - (y / 2) ** 2) - 0.012), edge=0))
        if screws:
            for x in (-8, 0, 8):
                parts += [lathe([(0, 0.02), (0.42, 0.02, 0.02), (0.36, 0.09, 0.05), (0, 0.1)], steel(0.22), at=(x, 0, 0.58), segments=28), box(0.5, 0.09, 0.03, dark, at=(x, 0, 0.67), turn=(0, 0, 25), edge=0), box(0.09, 0.5, 0.03, dark, at=(x, 0, 0.67), turn=(0, 0, 25), edge=0)]
        return parts

    move(one(22, True), turn=(0, 0, -28), at=(1.2, -2.6, 0))
    move(one(22, True), turn=(0, 0, -28), at=(-0.4, 2.6, 0))
    move(one(22, False), turn=(0, 0, -28), at=(-2.0, 7.8, 0))
