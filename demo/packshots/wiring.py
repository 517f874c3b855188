"""What belongs to the electric installation: boxes, breakers, cables, sockets, clamps, trunking."""
import math

from forms import limb
from materials import BOLD, WHITE, clear, iron, label, paper, plastic, rubber, steel, surface
from shapes import box, lathe, move, plate, ring, rod, tube, words

UP = (90, 0, 0)
SIDE = (90, 0, 90)
"""Turns an outline of (y, z) upright, its thickness along x."""
BLACK = "#232427"


def breaker(x, y, z, lever, on=True):
    """The visible part of a module on its rail, 1.75 cm wide."""
    white = plastic("#d3d2ce", 0.4)
    parts = [box(1.7, 2.0, 4.6, white, at=(0, 0, -2.3), edge=0.08), box(1.66, 1.2, 7.4, white, at=(0, 0.9, -3.7), edge=0.08)]
    parts.append(box(0.9, 0.1, 1.9, plastic("#2b2d31"), at=(0, -1.0, -0.95), edge=0.03))
    parts.append(box(0.8, 1.0, 0.75, plastic(lever, 0.35), at=(0, -1.15, 0.1 if on else -0.85), turn=(-24, 0, 0), edge=0.12))
    parts.append(box(1.3, 0.04, 0.7, surface("#33507c", 0.5), at=(0, -1.01, 1.3), edge=0))
    parts += [rod(0.36, 0.15, iron("#6a6d71"), at=(0, 0.4, 3.0 * s), turn=UP, segments=20) for s in (-1, 1)]
    return move(parts, at=(x, y, z))


def consumer_unit():
    """A wall-mounted box for twelve modules with a smoked door: 30 × 10.5 × 22.5 cm."""
    white, shade = plastic(WHITE, 0.36), plastic("#c9c8c4", 0.45)
    box(29.4, 4.0, 21.9, shade, at=(0, 3.2, 0.3), edge=0.6)
    rim = [(-15, 0, 1.2), (15, 0, 1.2), (15, 22.5, 1.2), (-15, 22.5, 1.2)]
    plate(rim, 5.6, white, turn=UP, at=(0, -1.4, 0), edge=0.55, holes=[[(-12.2, 4.2, 0.6), (12.2, 4.2, 0.6), (12.2, 18.4, 0.6), (-12.2, 18.4, 0.6)]])
    plate([(-12.6, 3.8, 0.3), (12.6, 3.8, 0.3), (12.6, 18.8, 0.3), (-12.6, 18.8, 0.3)], 0.3, shade, turn=UP, at=(0, 0.4, 0), edge=0.05, holes=[[(-10.7, 8.9, 0.2), (10.7, 8.9, 0.2), (10.7, 13.7, 0.2), (-10.7, 13.7, 0.2)]])
    box(22, 0.3, 3.5, steel(0.35), at=(0, 2.6, 9.6), edge=0.05)
    levers = ["#2450a0", "#2450a0", "#26282b", "#26282b", "#26282b", "#26282b", "#26282b", "#26282b", "#26282b"]
    for index, lever in enumerate(levers):
        breaker(-9.7 + index * 1.76, 0.3, 11.3, lever)
    rod(0.42, 0.4, plastic("#dba318"), at=(-9.7, -0.6, 12.7), turn=UP, segments=24)
    for index in range(3):
        box(1.68, 0.4, 4.7, white, at=(6.1 + index * 1.76, 0.3, 8.95), edge=0.06)
    box(20.6, 0.06, 1.1, surface("#e2e1dd", 0.5), at=(0, 0.2, 14.6), edge=0)
    plate([(-12.8, 3.6, 0.8), (12.8, 3.6, 0.8), (12.8, 19.0, 0.8), (-12.8, 19.0, 0.8)], 0.3, clear("#e6ebee", mirror=False), turn=UP, at=(0, -4.35, 0), edge=0.1)
    plate([(-12.9, 3.5, 0.9), (12.9, 3.5, 0.9), (12.9, 19.1, 0.9), (-12.9, 19.1, 0.9)], 0.5, plastic("#6d7277", 0.3), turn=UP, at=(0, -4.35, 0), edge=0.12, holes=[[(-12.3, 4.1, 0.6), (12.3, 4.1, 0.6), (12.3, 18.5, 0.6), (-12.3, 18.5, 0.6)]])
    box(3.6, 0.7, 1.0, plastic("#6d7277", 0.3), at=(0, -4.6, 3.6), edge=0.2)
    for x in (-9, 9):
        rod(0.4, 3.2, plastic("#6d7277", 0.3), at=(x - 1.6, -4.3, 19.3), turn=(0, 90, 0), segments=20)
    for x in (-13.7, 13.7):
        for z in (1.7, 20.8):
            rod(0.55, 0.2, shade, at=(x, -4.12, z), turn=UP, edge=0.05, segments=28)
            box(0.75, 0.1, 0.12, plastic("#7d7f82"), at=(x, -4.33, z - 0.06), turn=(0, 40, 0), edge=0)


def residual_breaker():
    """A residual current breaker of two modules: 3.6 × 9.1 × 8.6 cm."""
    white, shade = plastic(WHITE, 0.38), plastic("#c4c3bf", 0.45)
    profile = [(4.2, 0, 0.2), (4.2, 2.9, 0.15), (3.5, 2.9, 0.1), (3.5, 6.4, 0.1), (4.2, 6.4, 0.15), (4.2, 8.6, 0.2), (-1.6, 8.6, 0.25), (-1.9, 6.75, 0.2), (-4.3, 6.55, 0.35), (-4.5, 2.2, 0.35), (-1.9, 1.95, 0.2), (-1.6, 0, 0.25)]
    plate(profile, 3.55, white, turn=SIDE, edge=0.1)
    for z, tilt in ((7.7, 8), (0.95, -8)):
        for x in (-0.85, 0.85):
            rod(0.52, 0.3, plastic("#3a3d41"), at=(x, -1.62, z), turn=(90 + tilt, 0, 0), segments=28)
            rod(0.4, 0.3, steel(0.25), at=(x, -1.7, z), turn=(90 + tilt, 0, 0), segments=24)
            box(0.62, 0.1, 0.1, iron("#3d4044"), at=(x, -2.02, z - 0.05), turn=(0, 30, 0), edge=0)
    face = label(3.1, 1.75, "#e6e5e1", [(0.0, 0.08, "#2450a0")], [("25 A", 0.74, 0.42, "#26282b", True, 0.5, 0.28), ("30 mA", 0.74, 0.3, "#2450a0", True, 0.4, 0.76), ("230 V~  tipo AC", 0.3, 0.26, "#26282b", False, 0.9)], sharp=160)
    box(3.1, 0.04, 1.75, paper(face), at=(0, -4.44, 4.7), turn=(-2.6, 0, 0), edge=0)
    box(1.9, 0.3, 1.9, shade, at=(-0.55, -4.42, 2.5), edge=0.12)
    box(1.5, 1.4, 0.95, plastic("#2450a0", 0.3), at=(-0.55, -4.7, 3.3), turn=(-30, 0, 0), edge=0.2)
    words("I", 0.5, plastic("#e6e5e1"), at=(-0.55, -5.42, 4.1), turn=(62, 0, 0), depth=0.005, font=BOLD)
    ring(0.55, 0.42, 0.2, shade, at=(1.05, -4.4, 3.3), turn=UP)
    rod(0.42, 0.5, plastic("#e0b01c", 0.35), at=(1.05, -4.32, 3.3), turn=UP, edge=0.12, segments=32)
    words("T", 0.42, plastic("#3a2f06"), at=(1.05, -4.83, 3.3), depth=0.004, font=BOLD)
    box(0.08, 5.8, 8.4, plastic("#b3b2ae"), at=(0, 1.3, 0.1), edge=0)
    box(1.0, 1.2, 0.5, plastic("#26282b"), at=(0, 3.9, -0.1), edge=0.12)


def thermostat():
    """A digital thermostat with three keys: 11 × 3.3 × 9.1 cm."""
    white, shade = plastic(WHITE, 0.32), plastic("#bfc0be", 0.4)
    back = [(-5.2, 0.3, 1.0), (5.2, 0.3, 1.0), (5.2, 8.8, 1.0), (-5.2, 8.8, 1.0)]
    plate(back, 1.4, shade, turn=UP, at=(0, 0.9, 0), edge=0.2)
    face = [(-5.5, 0, 1.3), (5.5, 0, 1.3), (5.5, 9.1, 1.3), (-5.5, 9.1, 1.3)]
    plate(face, 1.8, white, turn=UP, at=(0, -0.6, 0), edge=0.55)
    plate([(-4.6, 1.3, 0.5), (1.9, 1.3, 0.5), (1.9, 7.8, 0.5), (-4.6, 7.8, 0.5)], 0.16, surface("#16191c", 0.12, coat=1.0), turn=UP, at=(0, -1.48, 0), edge=0.06)
    lines = [("20,5°", 0.62, 0.46, "#eef3ef", True, 0.86), ("riscaldamento", 0.3, 0.13, "#f0a050", False, 0.72), ("lun 18:40", 0.9, 0.1, "#aab4b4", False, 0.42), ("set 21,0°", 0.12, 0.1, "#aab4b4", False, 0.42)]
    box(6.1, 0.02, 6.1, surface(rough=0.2, image=label(6.1, 6.1, "#16191c", [], lines)), at=(-1.35, -1.57, 1.5), edge=0)
    for z, colour in ((7.0, "#dd6d1c"), (4.55, "#e2e1dd"), (2.1, "#2450a0")):
        lathe([(0, 0), (0.86, 0, 0.1), (0.9, 0.25, 0.15), (0.7, 0.36, 0.3), (0, 0.3)], plastic(colour, 0.34), at=(3.7, -1.4, z), turn=UP)
        ring(1.06, 0.9, 0.16, shade, at=(3.7, -1.42, z), turn=UP)
    for index in range(7):
        box(0.9, 0.16, 0.12, plastic("#9a9b99"), at=(-3 + index * 1.0, -0.6, 9.02), edge=0.03)


def plug(black, pins):
    """A plug with two pins that looks along x."""
    parts = [lathe([(0, 0), (0.55, 0, 0.15), (0.7, 1.6, 0.3), (1.3, 2.6, 0.6), (1.9, 3.6, 0.5), (1.95, 5.0, 0.3), (1.7, 5.3, 0.2), (0, 5.3)], black, squash=0.82)]
    parts += [rod(0.24, 1.9, pins, at=(x, 0, 5.2), edge=0.1, segments=16) for x in (-0.95, 0.95)]
    parts += [ring(0.72 + 0.06 * i, 0.4, 0.22, black, at=(0, 0, 0.3 + 0.42 * i), edge=0.08) for i in range(4)]
    return move(parts, turn=(0, 90, 0))


def extension_lead():
    """An orange extension lead in a coil, with plug and socket: 18.2 × 24.4 × 4.6 cm."""
    orange, black = plastic("#dd6418", 0.5), rubber(BLACK)
    turns, thick = 6, 0.46
    for layer in range(3):
        points = []
        for i in range(turns * 40 + 1):
            a = 2 * math.pi * i / 40
            r = 8.4 - layer * 0.92 + 0.14 * math.sin(3 * a + layer * 2) + 0.1 * math.sin(0.41 * a)
            points.append((r * math.cos(a), r * math.sin(a), thick + 0.5 * i / 40 * 0.92 + 0.08 * math.sin(2.3 * a)))
        tube(points, thick, orange, soft=False, sides=4)
    for angle in (68, 190, 318):
        strap = limb([(8.9, 0.2, 1.1, 0.16, 4), (9.3, 1.6, 1.1, 0.16, 4), (8.8, 4.2, 1.1, 0.16, 4), (7.4, 4.5, 1.1, 0.16, 4), (6.0, 4.2, 1.1, 0.16, 4), (5.7, 1.8, 1.1, 0.16, 4), (6.0, 0.2, 1.1, 0.16, 4)], black, cap=0.05)
        move([strap], turn=(0, 0, angle))
    tube([(-8.4, 0.6, 3.2), (-9.6, -3, 2.6), (-9.4, -7, 1.4), (-7.6, -9.8, 1.5), (-5.6, -10.6, 1.6)], thick, orange)
    move([plug(black, steel(0.2))], turn=(0, 0, -12), at=(-5.9, -10.6, 1.65))
    tube([(8.2, -1.0, 3.0), (9.6, -4.6, 2.2), (9.2, -8.6, 1.9), (7.4, -11.4, 2.0)], thick, orange)
    cup = [lathe([(0, 0), (0.6, 0, 0.15), (0.75, 1.6, 0.3), (1.5, 2.8, 0.5), (2.25, 3.6, 0.4), (2.3, 6.2, 0.2), (2.05, 6.25, 0.1), (2.0, 5.2), (0, 5.2)], black)]
    cup += [rod(0.3, 0.05, plastic("#0c0d0e"), at=(x, 0, 5.2), edge=0, segments=16) for x in (-0.95, 0.95)]
    cup += [ring(2.36, 2.2, 0.3, black, at=(0, 0, 4.2 + 0.6 * i), edge=0.1) for i in range(3)]
    move(move(cup, turn=(0, 90, 0)), turn=(0, 0, -112), at=(7.6, -11.0, 2.5))


def cable_reel():
    """A cable reel with four sockets and a cut-out, in orange: 22.8 × 13.5 × 29.3 cm."""
    orange, black, soft, metal = plastic("#dd6418", 0.4), plastic(BLACK, 0.42), rubber(BLACK), surface("#35383d", 0.35, 0.6)
    z = 14.4
    drum = [lathe([(3.6, 0), (9.6, 0, 0.3), (10.6, 0.2, 0.4), (10.9, 0.9, 0.3), (10.6, 1.4, 0.2), (9.4, 0.9, 0.4), (5.9, 0.9)], orange), lathe([(10.9, 7.6, 0.3), (10.6, 8.4, 0.4), (3, 8.6), (3, 7.4), (10.4, 7.4)], orange)]
    drum.append(rod(6, 6.4, black, at=(0, 0, 1)))
    drum += [tube([(r * math.cos(a), r * math.sin(a), 1.4 + 0.9 * k + 0.45 * (j % 2)) for a in (2 * math.pi * i / 48 for i in range(48))], 0.45, plastic("#d45a12", 0.5), closed=True, sides=3, soft=False) for j, r in enumerate((7.4, 8.3, 9.1)) for k in range(7 - j % 2)]
    drum += [limb([(6.4, 0.25, 1.3, 0.7, 3), (9.2, 0.25, 0.9, 0.6, 3)], orange, turn=(0, 0, a), cap=0.2) for a in range(30, 391, 45)]
    panel = lathe([(0, -0.9), (5.4, -0.9, 0.3), (5.9, -0.5, 0.3), (6.1, 0.6)], black)
    drum.append(panel)
    for a in (45, 135, 225, 315):
        x, y = 3.35 * math.cos(math.radians(a)), 3.35 * math.sin(math.radians(a))
        lid = [lathe([(1.86, -1.25, 0.1), (2.05, -1.2, 0.1), (2.1, -0.7)], plastic("#3d4046", 0.4)), lathe([(0, -1.0), (1.9, -1.0)], plastic("#15161a", 0.5)), *[rod(0.3, 0.1, plastic("#050506"), at=(s, 0, -1.08), segments=16, edge=0.02) for s in (-0.95, 0.95)], *[box(0.4, 0.5, 0.1, steel(0.25), at=(0, s, -1.12), edge=0.03) for s in (-1.55, 1.55)]]
        drum.append(move(lid, at=(x, y, -0.05)))
    drum.append(rod(0.7, 0.7, plastic("#c42a22", 0.35), at=(0, 0, -1.5), edge=0.15))
    move(drum, turn=(-90, 0, 0), at=(0, -4, z))
    for y in (-5.6, 5.6):
        tube([(0, y, z + 11.4), (0, y, z + 12.4), (-1.2, y, z + 11.0), (-9.7, y, 1.9), (-9.4, y, 0.9), (-8.4, y, 0.62), (0, y, 0.62), (8.4, y, 0.62), (9.4, y, 0.9), (9.7, y, 1.9), (1.2, y, z + 11.0), (0, y, z + 12.4)], 0.62, metal, sides=5)
    for x in (-9.4, 9.4):
        tube([(x, -5.6, 0.7), (x, 5.6, 0.7)], 0.6, metal, soft=False)
    tube([(0, -5.6, z + 12.2), (0, -5.4, z + 13.6), (0, -3.6, z + 14.2), (0, 3.6, z + 14.2), (0, 5.4, z + 13.6), (0, 5.6, z + 12.2)], 0.62, metal, sides=5)
    move([limb([(-3.4, 0, 2.3, 2.5, 2.4), (3.4, 0, 2.3, 2.5, 2.4)], orange, cap=0.6)], turn=(0, 0, 90), at=(0, 0, z + 14.2))
    rod(0.8, 12, metal, at=(0, 6, z), turn=UP)
    move([limb([(0, 0, 1.4, 1.6, 2.4), (0, 3, 1.4, 1.6, 2.4)], soft, cap=0.5)], turn=(90, 0, 0), at=(-8.4, -4.6, z + 3.0))
    tube([(9.0, 0, z - 1), (10.8, 1.4, 8), (11.8, 0.4, 2.8), (12.4, -1.4, 0.8), (12.6, -3.4, 0.5), (11.8, -7, 0.5)], 0.45, plastic("#d45a12", 0.5))


def triple_adapter():
    """An adapter with three sockets for small and large plugs: 6.1 × 8.1 × 6 cm."""
    white, shade, dark = plastic(WHITE, 0.34), plastic("#cbcac6", 0.42), plastic("#141517", 0.6)
    plate([(-3, 0, 0.9), (3, 0, 0.9), (3, 6, 0.9), (-3, 6, 0.9)], 5.4, white, turn=UP, edge=0.5)
    hole = lambda: [lathe([(1.98, 0.0, 0.05), (2.15, 0.0, 0.05), (2.15, 0.3)], shade), lathe([(0, 0.1), (2.0, 0.1)], shade)] + [part for x in (-1.0, 0, 1.0) for part in (rod(0.3, 0.1, dark, at=(x, 0, 0.04), edge=0, segments=20),)] + [box(0.34, 0.28, 0.1, dark, at=(x, 0, 0.04), edge=0.05) for x in (-0.75, 0.75)]
    move(move(hole(), turn=(90, 0, 0)), turn=(0, 0, 0), at=(0, -2.62, 3))
    move(move(hole(), turn=(90, 90, 0)), turn=(0, 0, 90), at=(2.92, 0, 3))
    move(move(hole(), turn=(90, 90, 0)), turn=(0, 0, -90), at=(-2.92, 0, 3))
    box(6.04, 0.06, 6.04, shade, at=(0, 1.5, -0.02), edge=0.02)
    words("16 A  250 V~", 0.42, plastic("#9a9995"), at=(0, -2.72, 0.62), depth=0.004, font=BOLD)
    for x in (-0.95, 0, 0.95):
        rod(0.24, 1.9, steel(0.2), at=(x, 2.6, 3), turn=(-90, 0, 0), edge=0.08, segments=16)
        rod(0.27, 0.9, plastic("#2a2b2e"), at=(x, 2.6, 3), turn=(-90, 0, 0), edge=0.02, segments=16)


def lever_clamp(poles):
    """A clamp with a lever for every wire, its openings to the viewer."""
    shell, orange, dark, metal = clear("#eaeeee", 0.06), plastic("#e06a10", 0.3), plastic("#1c1d20"), surface("#c98a66", 0.25, 1.0)
    wide = poles * 0.56 + 0.12
    profile = [(-1.0, 0, 0.1), (0.95, 0, 0.12), (0.95, 0.95, 0.2), (0.1, 1.0, 0.15), (-0.5, 0.72, 0.15), (-1.0, 0.68, 0.1)]
    parts = [plate(profile, wide, shell, turn=SIDE, edge=0.07), plate([(-0.94, 0.05, 0.05), (0.9, 0.05, 0.05), (0.9, 0.5, 0.1), (-0.94, 0.45, 0.05)], wide - 0.1, plastic("#c3c6c6", 0.35), turn=SIDE, edge=0.03)]
    parts.append(box(wide - 0.2, 0.7, 0.12, metal, at=(0, 0.3, 0.52), edge=0.02))
    for index in range(poles):
        x = (index - (poles - 1) / 2) * 0.56
        parts.append(rod(0.19, 0.1, dark, at=(x, -0.94, 0.32), turn=UP, edge=0.01, segments=20))
        parts.append(ring(0.235, 0.18, 0.08, plastic("#d5d8d8"), at=(x, -0.98, 0.32), turn=UP, edge=0.02))
        lever = limb([(-0.55, 0.86, 0.42, 0.16, 4), (0.2, 0.98, 0.42, 0.2, 4), (0.86, 0.96, 0.42, 0.22, 4), (1.0, 0.9, 0.42, 0.26, 4)], orange, cap=0.06, segments=24)
        parts.append(move([lever], turn=(0, 0, 90), at=(x, 0, 0)))
    return parts


def lever_clamps():
    """Clamps for two, three and five wires, one with a wire in it: 8.6 × 3.6 × 1.7 cm."""
    move(lever_clamp(2), turn=(0, 0, 16), at=(-3.2, 0.2, 0))
    move(lever_clamp(3), turn=(0, 0, -6), at=(-0.7, 1.0, 0))
    move(lever_clamp(5), turn=(0, 0, 4), at=(2.3, -0.4, 0))
    for x, colour in ((-0.28, "#2450a0"), (0.28, "#5c3d28")):
        wire = [tube([(x, -0.9, 0.32), (x, -1.6, 0.3), (x * 2.4, -2.6, 0.2), (x * 5, -3.6, 0.16)], 0.15, plastic(colour, 0.4))]
        move(wire, turn=(0, 0, 16), at=(-3.2, 0.2, 0))


def trunking():
    """Self-adhesive trunking, its lid half open: three lengths in white."""
    white = plastic(WHITE, 0.36)
    base = [(-1.25, 0), (1.25, 0), (1.25, 1.5), (1.05, 1.5), (1.05, 1.25), (1.13, 1.2), (1.13, 0.13), (-1.13, 0.13), (-1.13, 1.2), (-1.05, 1.25), (-1.05, 1.5), (-1.25, 1.5)]
    lid = [(-1.3, 1.1), (-1.22, 1.1), (-1.18, 1.56), (1.18, 1.56), (1.22, 1.1), (1.3, 1.1), (1.3, 1.6, 0.1), (1.2, 1.68, 0.05), (-1.2, 1.68, 0.05), (-1.3, 1.6, 0.1)]
    long = 15

    def length(opened, wires=False):
        parts = [plate(base, long, white, turn=SIDE, edge=0.02), move([plate(lid, long, white, turn=SIDE, edge=0.02)], at=(opened, 0, 0))]
        parts.append(box(long - 0.4, 2.0, 0.06, surface("#c9b98a", 0.8), at=(0, 0, -0.05), edge=0))
        if wires:
            parts += [tube([(long / 2 + 2.4, y * 1.7, 0.45), (long / 2 + 0.8, y * 1.2, 0.5), (long / 2 - 1, y, 0.5), (1 - long / 2, y, 0.5)], 0.3, plastic(colour, 0.4)) for y, colour in ((-0.65, "#5c3d28"), (0, "#2450a0"), (0.65, "#a8b91f"))]
        return parts

    move(length(-5.5, True), turn=(0, 0, -30), at=(1.5, -2.2, 0.06))
    move(length(0), turn=(0, 0, -30), at=(-0.2, 1.5, 0.06))
    move(length(0), turn=(0, 0, -26), at=(-1.8, 4.8, 0.06))
    move(length(0), turn=(0, 0, -34), at=(-1.2, 3.2, 1.78))
