"""Hand tools of the workshop: hammer, spanner, sockets, vice, square, laser level, shears."""
import math

from forms import badge, cut, limb, printed, sticker
from materials import BOLD, brass, iron, picture, plastic, rubber, steel, surface, wood
from shapes import box, circle, helix, hexagon, lathe, move, plate, ring, rod, tube, words

UP = (90, 0, 0)
BLACK = "#232427"


def claw_hammer():
    """A carpenter's hammer with a claw and a handle of fibre: 12.8 × 3.4 × 28.2 cm."""
    blue, soft, metal, dark = plastic("#2450a0", 0.34), rubber(BLACK), steel(0.2), iron("#55585d")
    z = 25.4
    limb([(0, 9.5, 1.9, 2.5, 3), (0, 16, 1.7, 2.1, 3), (0, 21, 1.7, 2.1, 3), (0, z + 1.2, 1.8, 2.3, 3)], blue, cap=0.2)
    limb([(0, 0.9, 2.5, 3.4, 2.6), (0.1, 2.4, 2.4, 3.1, 2.6), (0.2, 5.4, 2.2, 2.7, 2.6), (0, 8.4, 2.2, 2.8, 2.6), (-0.1, 10.6, 2.4, 3.0, 2.6), (0, 11.6, 2.2, 2.7, 2.6)], soft, cap=(0.8, 0.4))
    for index in range(7):
        limb([(-0.7, 3.2 + index, 0.25, 0.28, 3), (0.9, 3.2 + index, 0.25, 0.28, 3)], soft, at=(0, -1.14, 0), cap=0.1, segments=12)
    limb([(0.15, 6.4, 2.26, 2.95, 2.6), (0.1, 7.4, 2.26, 2.9, 2.6)], blue, cap=0.1)
    limb([(-1.7, z + 0.1, 2.3, 2.7, 3), (0, z, 2.7, 3.2, 3), (1.6, z, 2.2, 2.5, 2.6), (2.6, z, 1.9, 1.9, 2.1), (4.1, z, 2.0, 2.0, 2)], dark, cap=(0.2, 0.1))
    move([lathe([(1.0, 0), (1.45, 0.5, 0.2), (1.5, 0.8, 0.1), (1.5, 2.1, 0.1), (1.3, 2.35, 0.1), (0, 2.42)], metal)], turn=(0, 90, 0), at=(3.9, 0, z))
    for y, turn in ((-0.52, 5), (0.52, -5)):
        claw = limb([(-1.0, z + 0.2, 1.15, 2.6, 3), (-2.8, z + 0.55, 1.05, 2.0, 3), (-4.6, z + 0.1, 0.95, 1.3, 3), (-5.9, z - 1.2, 0.85, 0.75, 3), (-6.5, z - 2.5, 0.7, 0.3, 3)], metal, cap=0.1)
        move([claw], turn=(0, 0, turn), at=(0, y, 0))
    limb([(-0.85, z + 1.5, 1.5, 1.5, 4), (-0.85, z + 1.75, 1.5, 1.5, 4)], blue, at=(0.85, 0, 0), cap=0.1)
    head = limb([(-0.95, z, 2.74, 2.2, 4), (0.95, z, 2.74, 2.2, 4)], dark, cap=0.1)
    printed("450 g", 0.85, plastic("#d9d8d4"), head, (0, z + 0.05))


def spanner():
    """A combination spanner of 17 mm, on its ring: 4.5 × 0.9 × 20.3 cm."""
    metal, dull = surface("#cfd1d3", 0.16, 1.0), surface("#aeb1b4", 0.36, 1.0)
    limb([(0, 2.6, 0.62, 1.75, 3), (0, 4, 0.6, 1.35, 3), (0, 9, 0.58, 1.3, 3), (0, 14, 0.62, 1.45, 3), (0, 16.2, 0.7, 2.2, 3)], metal, cap=0.1)
    plate([(-0.42, 4.6, 0.4), (0.42, 4.6, 0.4), (0.46, 14, 0.4), (-0.46, 14, 0.4)], 0.64, dull, turn=UP, edge=0.05)
    star = [(0.92 * (1.06 if i % 2 else 0.97) * math.cos(math.pi * i / 12), 1.6 + 0.92 * (1.06 if i % 2 else 0.97) * math.sin(math.pi * i / 12)) for i in range(24)]
    plate(circle(1.6, 0, 1.6, 64), 0.95, metal, turn=UP, edge=0.22, holes=[star])
    head = plate([(-1.05, 15.2, 0.4), (1.05, 15.2, 0.4), (1.95, 16.4, 0.6), (2.3, 18.2, 0.8), (2.05, 20.4, 0.35), (1.25, 21.0, 0.3), (-1.25, 21.0, 0.3), (-2.05, 20.4, 0.35), (-2.3, 18.2, 0.8), (-1.95, 16.4, 0.6)], 0.85, metal, turn=UP, edge=0.2)
    slot = plate([(-0.88, 17.4, 0.6), (0.88, 17.4, 0.6), (0.88, 22), (-0.88, 22)], 4, metal, turn=UP, edge=0.01)
    move([slot], at=(0, 0, -18.2))
    move([slot], turn=(0, 15, 0), at=(0, 0, 18.2))
    cut(head, slot)
    dark = iron("#4b4e52")
    words("17", 1.0, dark, at=(0, -0.335, 13.0), turn=(90, 90, 0), depth=0.004, font=BOLD)
    words("CROMO VANADIO", 0.72, dark, at=(0, -0.335, 8.2), turn=(90, 90, 0), depth=0.004, font=BOLD)


def socket(radius, high, metal, hole):
    """A socket of half an inch: its hexagon to the viewer's sky."""
    parts = [lathe([(0, 0), (min(radius, 1.25) - 0.05, 0, 0.15), (min(radius, 1.25), 0.3, 0.1), (min(radius, 1.25), high * 0.45, 0.3), (radius, high * 0.6, 0.3), (radius, high, 0.14), (radius * 0.74, high), (radius * 0.7, high - 0.1)], metal, segments=40)]
    parts.append(plate(circle(radius * 0.86, count=40), 0.05, metal, at=(0, 0, high - 0.06), edge=0.01, holes=[hexagon(radius * 1.22)]))
    parts.append(plate(hexagon(radius * 1.25), 0.05, hole, at=(0, 0, high - 0.9), edge=0.01))
    return parts


def socket_set():
    """Thirteen sockets and a ratchet in their open case: 34 × 26.4 × 22.1 cm."""
    black, red, metal, hole = plastic(BLACK, 0.45), plastic("#b8231f", 0.5), surface("#cfd1d3", 0.16, 1.0), iron("#2e3033")
    rim = [(-17, -11, 1.4), (17, -11, 1.4), (17, 11, 1.4), (-17, 11, 1.4)]
    inner = [(-16.2, -10.2, 1), (16.2, -10.2, 1), (16.2, 10.2, 1), (-16.2, 10.2, 1)]
    plate(rim, 4.2, black, at=(0, 0, 2.1), edge=0.25, holes=[inner])
    box(33, 21, 0.8, black, at=(0, 0, 0), edge=0.3)
    tray = box(32.2, 20.2, 2.6, red, at=(0, 0, 0.6), edge=0.2)
    places = [(-13.6 + 4.52 * i, 6.4, 1.15 + 0.05 * i) for i in range(7)] + [(-13.2 + 5.3 * i, 0.9, 1.5 + 0.07 * i) for i in range(6)]
    cut(tray, [rod(r + 0.25, 3, red, at=(x, y, 1.8)) for x, y, r in places], [box(24.5, 3.6, 3, red, at=(-2.4, -5.8, 1.8), edge=0.5), rod(2.6, 3, red, at=(-12.4, -5.8, 1.8)), box(6, 4.2, 3, red, at=(13, -5.8, 1.8), edge=0.4)])
    for x, y, r in places:
        move(socket(r, 3.4, metal, hole), at=(x, y, 1.8))
    ratchet = [lathe([(0, 0), (1.9, 0, 0.3), (2.1, 0.4, 0.3), (2.1, 1.6, 0.3), (1.8, 2.0, 0.2), (0, 2)], metal), rod(1.2, 0.3, black, at=(0, 0, 1.95)), box(1.7, 0.5, 0.4, metal, at=(0, 0, 2.2), turn=(0, 0, 30), edge=0.1)]
    ratchet.append(limb([(1.4, 1, 1.7, 1.4, 2.6), (4, 1, 1.3, 1.1, 2.4), (11, 1, 1.3, 1.1, 2.2)], metal, cap=0.2))
    ratchet.append(limb([(10.4, 1, 1.9, 1.7, 2.3), (12, 1, 2.3, 2.0, 2.3), (17, 1, 2.5, 2.2, 2.3), (20.6, 1, 2.3, 2.0, 2.3)], black, cap=0.8))
    ratchet.append(limb([(13, 1, 2.46, 2.14, 2.3), (13.5, 1, 2.46, 2.14, 2.3)], red, cap=0.05))
    move(ratchet, at=(-12.4, -5.8, 1.9))
    move([rod(0.95, 5.2, metal, edge=0.15), box(1.3, 1.3, 0.8, metal, at=(0, 0, 5.1), edge=0.1)], turn=(0, 90, 0), at=(10, -5.8, 3.0))
    lid = [plate([(-17, 0, 1.4), (17, 0, 1.4), (17, 22, 1.4), (-17, 22, 1.4)], 2.4, black, turn=UP, edge=0.25, holes=[[(-16.2, 0.8, 1), (16.2, 0.8, 1), (16.2, 21.2, 1), (-16.2, 21.2, 1)]]), box(33.4, 0.5, 21.4, black, at=(0, 0.9, 0.3), edge=0.2), box(31, 0.3, 19, plastic("#3a3d42", 0.6), at=(0, 0.55, 1.5), edge=0.1)]
    for index in range(6):
        lid.append(box(29, 0.25, 0.35, black, at=(0, 0.4, 4 + index * 2.6), edge=0.1))
    lid.append(badge(9, 2.6, "#b8231f", [("1/2 pollice", 0.5, 0.62, "#ffffff", True, 0.84)], lid[2], (0, 11), off=0.35))
    move(lid, turn=(-14, 0, 0), at=(0, 11.6, 3.2))
    for x in (-9, 9):
        box(3.2, 0.9, 2.2, plastic("#b8231f", 0.4), at=(x, -11.3, 2.4), edge=0.25)
        move([rod(0.5, 4, steel(0.3))], turn=(0, 90, 0), at=(x - 2, 11.2, 4.2))
    tube([(-4.4, -11, 2.2), (-4.2, -12.6, 2.2), (-2.8, -13.4, 2.2), (2.8, -13.4, 2.2), (4.2, -12.6, 2.2), (4.4, -11, 2.2)], 0.75, black, sides=5)


def vice():
    """A swivelling bench vice in blue with its anvil: 30.1 × 21 × 17 cm."""
    blue, metal, jaw = surface("#2450a0", 0.42), steel(0.22), surface("#a9acb0", 0.34, 1.0)
    lathe([(0, 0), (7.4, 0, 0.3), (7.6, 1.4, 0.4), (6.6, 1.9, 0.4), (6.0, 2.2), (0, 2.2)], blue, at=(-3, 0, 0))
    for a in (45, 135, 225, 315):
        ear = [limb([(5, 0.8, 4, 1.6, 4), (9.0, 0.8, 3.4, 1.6, 4)], blue, cap=1.2), rod(0.62, 0.8, iron("#55585d"), at=(8.3, 0, 1.25), segments=24), plate(hexagon(1.1), 0.7, metal, at=(8.3, 0, 2.2), edge=0.1)]
        move(ear, turn=(0, 0, a), at=(-3, 0, 0))
    lathe([(6.2, 2.1), (6.3, 2.4, 0.2), (6.0, 3.4, 0.5), (4.4, 4.4, 1.0), (4.2, 6.2), (4.6, 7.2)], blue, at=(-3, 0, 0))
    move([rod(0.5, 5, metal), lathe([(0, 0), (0.8, 0.2, 0.3), (0.8, 1.0, 0.3), (0, 1.2)], metal, at=(0, 0, 4.6))], turn=(74, 0, 20), at=(-2, -5.4, 3.0))
    limb([(-10.4, 8.2, 7.2, 4.4, 4), (-4, 8.4, 8.2, 5.0, 4), (1.0, 8.4, 8.2, 5.0, 4)], blue, cap=0.6)
    limb([(-2.2, 9.4, 8.4, 5.0, 4), (-1.8, 12.6, 10.2, 4.4, 4), (-1.0, 16.4, 10.8, 3.4, 5)], blue, cap=(0.2, 0.5))
    limb([(-10.9, 10.9, 6.8, 2.2, 5), (-4.0, 11.6, 7.2, 3.4, 5)], blue, cap=0.4)
    box(5.6, 6.0, 0.5, jaw, at=(-8.4, 0, 12.2), turn=(0, -5, 0), edge=0.15)
    limb([(3.4, 8.6, 5.6, 4.2, 4.5), (12.8, 8.6, 5.6, 4.2, 4.5)], blue, cap=0.5)
    limb([(5.6, 9.2, 8.0, 4.6, 4), (5.2, 12.6, 10.0, 4.2, 4), (4.4, 16.4, 10.8, 3.2, 5)], blue, cap=(0.4, 0.5))
    limb([(5.6, 8.4, 7.0, 6.0, 3), (8.6, 8.6, 6.4, 5.2, 3)], blue, cap=0.8)
    for x, side in ((0.95, 1), (2.65, -1)):
        box(0.7, 10.4, 2.8, jaw, at=(x, 0, 14.0), edge=0.1)
        for y in (-3, 3):
            rod(0.45, 0.2, iron("#55585d"), at=(x + side * 0.3, y, 15.4), turn=(0, 90, 0), segments=16)
        for index in range(13):
            box(0.2, 0.22, 2.4, iron("#77797d"), at=(x + side * 0.36, -4.8 + 0.8 * index, 14.2), turn=(20, 0, 0), edge=0)
    rod(1.25, 6.4, metal, at=(12.6, 0, 8.4), turn=(0, 90, 0))
    lathe([(0, 0), (1.9, 0, 0.3), (2.1, 0.8, 0.3), (1.9, 2.8, 0.5), (1.3, 3.2, 0.3), (0, 3.2)], metal, at=(14.6, 0, 8.4), turn=(0, 90, 0))
    bar = [rod(0.58, 13.6, metal), lathe([(0, -0.5), (0.9, -0.3, 0.3), (1.0, 0.4, 0.3), (0.6, 1.0)], metal), lathe([(0.6, 0), (1.0, 0.6, 0.3), (0.9, 1.3, 0.3), (0, 1.5)], metal, at=(0, 0, 13)), ]
    move(bar, at=(0, 0, -6.8))
    move(bar, turn=(24, 0, 0), at=(16.2, 0, 8.4))
    body = limb([(-8.4, 8.3, 8.3, 2.6, 5), (0.4, 8.3, 8.3, 2.6, 5)], blue, cap=0.2)
    printed("100 MM", 1.7, plastic("#d5d9e2"), body, (-4, 8.3))


def scale(long, high, step=10, sharp=60):
    """A steel rule: millimetres along its lower edge, figures every five centimetres."""
    px, py = int(long * sharp), int(high * sharp)
    drawing = ["xc:#c3c5c8", "-fill", "#26282b"]
    for mm in range(0, int(long * 10) + 1):
        tall = 0.34 if mm % 10 == 0 else 0.26 if mm % 5 == 0 else 0.17
        x = int(mm * sharp / step)
        drawing += ["-draw", f"rectangle {x},{py - int(tall * py)} {x + 1},{py}"]
    for cm in range(1, int(long)):
        if cm % 5 == 0:
            drawing += ["-font", BOLD, "-pointsize", str(int(sharp * 0.95)), "-gravity", "NorthWest", "-annotate", f"+{int(cm * sharp - sharp * (0.28 if cm < 10 else 0.55))}+{int(py * 0.16)}", str(cm)]
    return picture(tuple(drawing), (px, py))


def square():
    """A joiner's square, steel in walnut, its stock upright: 28.2 × 1.7 × 16 cm."""
    walnut = wood("#7c4c2b", "#4d2b15", size=(512, 1024), along="y")
    plate([(-14.1, 0, 0.25), (-10.6, 0, 0.25), (-10.6, 16, 0.25), (-14.1, 16, 0.25)], 1.7, walnut, turn=UP, edge=0.14)
    box(0.22, 1.72, 15.8, brass(), at=(-10.55, 0, 0.1), edge=0.05)
    metal = surface("#c3c5c8", 0.3, 0.9)
    rule = plate([(-13.0, 10.8), (14.1, 10.8, 0.1), (14.1, 15.6, 0.1), (-13.0, 15.6)], 0.16, metal, turn=UP, edge=0.02)
    sticker(24.4, 4.7, scale(24.4, 4.7), rule, (1.85, 13.2), off=0.015)
    for x, z in ((-13.1, 14.6), (-11.6, 14.6), (-12.35, 13.2), (-13.1, 11.8), (-11.6, 11.8)):
        rod(0.34, 1.84, brass(), at=(x, 0.92, z), turn=UP, edge=0.06, segments=24)
    ring(0.62, 0.42, 1.8, brass(), at=(-12.35, 0.9, 1.9), turn=UP)
    rod(0.43, 1.76, iron("#2a1a10"), at=(-12.35, 0.88, 1.9), turn=UP)


def laser_level():
    """A laser level that projects a cross, on its tripod: 12.5 × 12.9 × 16.4 cm."""
    blue, black, soft, metal = plastic("#2450a0", 0.34), plastic(BLACK, 0.42), rubber(BLACK), steel(0.25)
    for a in (-90, 30, 150):
        leg = [tube([(1.4, 0, 5.0), (4.2, 0, 2.4), (6.0, 0, 0.7)], 0.52, metal, sides=5), tube([(1.2, 0, 5.2), (3.6, 0, 3.0)], 0.72, black, sides=5), lathe([(0, 0), (0.8, 0, 0.2), (0.7, 0.9, 0.3), (0, 1)], soft, at=(6.1, 0, 0))]
        move(leg, turn=(0, 0, a))
    lathe([(0, 4.2), (1.6, 4.3, 0.3), (1.8, 5.2, 0.3), (1.2, 5.6, 0.2), (1.0, 6.6)], black)
    lathe([(1.0, 6.0), (2.6, 6.1, 0.2), (2.7, 6.8, 0.3), (0, 6.9)], soft)
    limb([(0, 7.2, 8.6, 8.8, 3.6), (0, 9.2, 9.6, 9.8, 3.6), (0, 13.0, 9.6, 9.8, 3.6), (0, 15.6, 8.6, 8.8, 3.6)], black, cap=(0.4, 0.9))
    skirt = limb([(0, 7.3, 8.9, 9.1, 3.6), (0, 9.0, 9.85, 10.05, 3.6), (0, 9.9, 9.9, 10.1, 3.6)], blue, cap=(0.4, 0.1))
    limb([(0, 15.0, 9.1, 9.3, 3.6), (0, 15.7, 8.8, 9.0, 3.6)], blue, cap=(0.1, 0.9))
    plate([(-1.9, 9.2, 0.5), (1.9, 9.2, 0.5), (1.9, 15.0, 0.5), (-1.9, 15.0, 0.5)], 0.9, blue, turn=UP, at=(0, -4.6, 0), edge=0.2, holes=[[(-1.25, 9.9, 0.3), (1.25, 9.9, 0.3), (1.25, 14.4, 0.3), (-1.25, 14.4, 0.3)]])
    box(2.6, 0.3, 4.6, surface("#8f1d1d", 0.06, coat=1.0), at=(0, -4.75, 9.85), edge=0.05)
    rod(0.62, 0.25, surface("#e8423a", 0.1, glow=0.8), at=(0, -4.8, 12.2), turn=UP, edge=0.1)
    badge(3.2, 1.1, "#2450a0", [("LASER", 0.5, 0.86, "#ffffff", True, 0.96)], skirt, (0, 8.3))
    move([rod(0.9, 0.5, plastic("#c42a22", 0.35), edge=0.15), ring(1.2, 0.95, 0.3, soft)], at=(1.8, -1.4, 16.5))
    box(2.4, 1.0, 0.06, surface("#e3e2dc", 0.4), at=(-1.6, 0.6, 16.55), edge=0)
    tube([(-1.6 - 0.9, 0.2, 16.62), (-1.6 + 0.9, 0.2, 16.62)], 0.3, surface("#b9d23a", 0.1, coat=1), soft=False)


def secateurs():
    """Bypass secateurs standing on their grips: 5.6 × 1.5 × 18.5 cm."""
    red, blade, dark, metal = plastic("#b8231f", 0.38), surface("#c6c8cb", 0.2, 1.0), iron("#4b4e53"), steel(0.25)
    left = [(-0.2, 10.6, 1.1, 1.3, 3), (-1.1, 8.8, 1.3, 1.5, 2.6), (-2.0, 6, 1.3, 1.5, 2.5), (-2.2, 3, 1.3, 1.5, 2.5), (-1.9, 0.8, 1.3, 1.6, 2.5)]
    limb(left, red, cap=0.6)
    limb([(-x, z, w, h, n) for x, z, w, h, n in left], red, cap=0.6)
    for side in (-1, 1):
        limb([(side * 2.45, 6.6, 1.0, 0.7, 2.5), (side * 2.75, 4, 1.0, 0.7, 2.5), (side * 2.55, 1.6, 1.0, 0.7, 2.5)], rubber(BLACK), cap=0.4)
    plate([(-0.9, 10.2, 0.5), (0.7, 9.9, 0.4), (1.2, 11.2, 0.6), (1.75, 14.0, 1.2), (1.25, 16.8, 0.8), (0.15, 18.5, 0.1), (-0.15, 16.2, 0.8), (-0.4, 13.4, 0.8), (-1.1, 11.6, 0.5)], 0.32, blade, turn=UP, at=(0, -0.22, 0), edge=0.05)
    plate([(0.15, 18.3, 0.05), (-0.02, 16.2, 0.8), (-0.28, 13.4, 0.8), (-0.5, 12.4), (-0.1, 12.6, 0.3), (0.25, 14.6, 0.8), (0.4, 16.6, 0.6)], 0.06, surface("#e3e5e7", 0.12, 1.0), turn=UP, at=(0, -0.4, 0), edge=0.01)
    plate([(0.9, 10.2, 0.5), (-0.7, 9.9, 0.4), (-1.5, 11.4, 0.6), (-1.9, 13.6, 0.8), (-1.5, 16.0, 0.6), (-0.55, 17.0, 0.2), (-0.7, 15.8, 0.6), (-0.75, 14.0, 0.8), (-0.2, 12.6, 0.6), (0.9, 11.4, 0.5)][::-1], 0.42, dark, turn=UP, at=(0, 0.18, 0), edge=0.09)
    rod(1.0, 1.2, dark, at=(0, 0.5, 10.9), turn=UP, edge=0.15)
    plate(hexagon(1.15), 0.35, metal, turn=UP, at=(0, -0.75, 10.9), edge=0.08)
    rod(0.3, 0.2, metal, at=(0, -0.9, 10.9), turn=UP, edge=0.06, segments=20)
    move([helix(0.42, 2.9, 8, 0.1, metal, per_turn=16)], turn=(0, 90, 0), at=(-1.45, 0, 7.4))
    limb([(-0.9, 9.6, 0.5, 0.7, 3), (0.5, 9.0, 0.5, 0.7, 3)], plastic("#dba318", 0.36), at=(0, -0.75, 0), cap=0.25)


def hedge_shears():
    """Hedge shears with handles of beech: 21.5 × 3 × 48.5 cm."""
    blade, dark, soft, metal = surface("#c3c5c8", 0.22, 1.0), iron("#4b4e53"), rubber(BLACK), steel(0.25)
    beech = wood("#d2a871", "#a97c48", size=(1024, 512), along="y")
    for side in (-1, 1):
        edge = [(side * (0.15 + 0.16 * (i % 2)), 26 + i * 1.15) for i in range(19)]
        outline = [(side * -0.7, 20.6), (side * 1.5, 20.6, 0.6), (side * 2.35, 26, 2), (side * 1.9, 38, 4), (side * 0.5, 48.2, 0.3), (side * -0.2, 48.4, 0.1), *edge[::-1], (side * -0.75, 23.6, 0.4)]
        parts = [plate(outline[::side], 0.3, blade, turn=UP, at=(0, -0.16 * side, 0), edge=0.05)]
        move(parts, at=(0, 0, -23))
        move(parts, turn=(0, side * 2.6, 0), at=(0, 0, 23))
        tube([(side * -0.4, -0.16 * side, 22.5), (side * 1.0, -0.16 * side, 19.6), (side * 3.0, 0, 16.6), (side * 5.6, 0, 13.6)], 0.62, dark, sides=5, taper=[1.2, 1.1, 1, 0.9])
        grip = [lathe([(0, 0), (1.1, 0, 0.6), (1.55, 1.4, 0.8), (1.35, 6, 3), (1.5, 10, 2), (1.1, 14.4, 0.4), (0.9, 14.6)], beech), ring(1.18, 0.8, 1.3, dark, at=(0, 0, 13.6)), lathe([(0, -0.1), (1.25, -0.1, 0.5), (1.62, 1.2, 0.4), (1.64, 2.2), (1.55, 2.4)], plastic("#2f7d46", 0.4))]
        move(grip, turn=(0, side * -26, 0), at=(side * 11.3, 0, 0.6))
        rod(0.85, 1.5, soft, at=(side * 1.1, 0, 17.2), turn=(0, side * 90, 0), edge=0.2)
    rod(1.0, 1.1, dark, at=(0, 0.55, 23), turn=UP, edge=0.12)
    plate(hexagon(1.3), 0.5, metal, turn=UP, at=(0, -0.7, 23), edge=0.08)
    wing = [limb([(-1.5, 0, 0.5, 0.9, 3), (0, 0, 0.6, 0.6, 3), (1.5, 0, 0.5, 0.9, 3)], metal, cap=0.3)]
    move(wing, turn=(0, 30, 0), at=(0, -1.0, 23))
