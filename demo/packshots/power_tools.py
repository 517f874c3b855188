"""Power tools: drivers, saws, sander, heat gun, battery."""
import math

from forms import badge, cut, limb, studs
from materials import iron, plastic, rubber, steel, surface
from shapes import box, circle, hexagon, lathe, move, plate, ring, rod, tube

UP = (90, 0, 0)
BLACK = "#232427"


def slots(count, step, size, at, tilt=20, material=None, deep=1.2):
    """Boxes for vents, one beside the other; to be cut out."""
    wide, high = size
    return [box(wide, deep, high, material or plastic(BLACK), at=(at[0] + step * i, at[1], at[2] - high / 2), turn=(0, tilt, 0), edge=0.05) for i in range(count)]


def grip(shell, soft, low=4.4, top=15.6, lean=0.2):
    """The handle of a driver with its soft back and trigger."""
    x = lambda z: -3.4 - (top - z) * lean
    core = limb([(x(top), top, 4.2, 5.6, 2.8), (x(13), 13, 3.8, 4.7, 2.6), (x(9.5), 9.5, 3.7, 4.3, 2.5), (x(6.5), 6.5, 3.7, 4.5, 2.5), (x(low), low, 4.4, 6.0, 3)], shell, cap=0.1)
    limb([(x(15) - 1.0, 15, 3.9, 3.6, 2.5), (x(13) - 0.75, 13, 4.05, 3.7, 2.5), (x(9.5) - 0.55, 9.5, 3.95, 3.5, 2.4), (x(6.0) - 0.75, 6.0, 3.95, 3.6, 2.4)], soft, cap=0.6)
    for index in range(5):
        z = 7.2 + index * 1.15
        limb([(x(z) - 1.5, z, 0.3, 0.3, 2.4), (x(z) + 0.5, z + 0.2, 0.3, 0.3, 2.4)], soft, at=(0, -1.86, 0), cap=0.15, segments=12)
    limb([(x(13.6) + 2.6, 13.8, 1.7, 1.7, 3), (x(12) + 2.35, 12.2, 1.7, 1.3, 3), (x(10.9) + 2.5, 10.9, 1.6, 1.2, 3)], plastic("#c42a22", 0.35), cap=0.4)
    box(1.5, 4.3, 0.8, plastic(BLACK), at=(x(14.6) + 1.5, 0, 14.3), edge=0.3)
    return core


def chuck(x, z, black, bit=4.0):
    """A keyless chuck on the axis x, with its bit."""
    profile = [(0, 0), (2.2, 0, 0.2), (2.35, 0.5, 0.2), (2.35, 2.0, 0.2), (2.1, 2.15, 0.1), (2.1, 2.35, 0.1), (2.35, 2.5, 0.2), (2.2, 3.8, 0.6), (1.2, 5.2, 0.3), (0.9, 5.35, 0.1), (0, 5.3)]
    parts = [lathe(profile, black)]
    for index in range(22):
        a = 2 * math.pi * index / 22
        parts.append(limb([(0.55, 0, 0.2, 0.2, 2), (1.85, 0, 0.2, 0.2, 2)], black, turn=(0, -90, 0), cap=0.1, segments=8, steps=1))
        move(parts[-1], at=(2.36 * math.cos(a), 2.36 * math.sin(a), 0))
        parts.append(limb([(2.65, 0, 0.2, 0.2, 2), (3.6, 0, 0.2, 0.2, 2)], black, turn=(0, -90, 0), cap=0.1, segments=8, steps=1))
        move(parts[-1], at=(2.3 * math.cos(a), 2.3 * math.sin(a), 0))
    parts.append(lathe([(0.75, 5.2), (0.6, 5.7, 0.1), (0, 5.7)], steel(0.3)))
    if bit:
        parts += [rod(0.3, bit * 0.75, steel(0.2), at=(0, 0, 5.4), segments=6), lathe([(0.32, 0), (0.32, 0.7, 0.1), (0.1, 1.3), (0, 1.3)], iron(), at=(0, 0, 5.3 + bit * 0.75), segments=12)]
    move(parts, turn=(0, 90, 0), at=(x, 0, z))


def driver_12v():
    """A compact driver of 12 V in orange: 24.9 × 7.7 × 21.4 cm with bit and battery."""
    orange, black, soft = plastic("#dd6d1c", 0.34), plastic(BLACK, 0.45), rubber(BLACK)
    z = 17.6
    body = limb([(-9.2, z, 5.6, 6.6, 2.6), (-8, z, 6.2, 7.2, 2.6), (-4, z, 6.4, 7.4, 2.6), (0, z, 6.2, 7.0, 2.5), (2.2, z, 5.7, 6.2, 2.3)], orange, cap=(1.2, 0.3))
    cut(body, slots(4, 0.95, (0.42, 2.5), (-6.6, -3.0, z + 0.9), 16))
    limb([(-6.3, z, 5.4, 6.4, 2.6), (-3, z, 5.4, 6.4, 2.6)], black, cap=0.1)
    limb([(-9.5, z, 5.7, 6.7, 2.6), (-8.9, z, 6.2, 7.2, 2.6), (-8.0, z, 6.45, 7.4, 2.6), (-7.7, z, 6.45, 7.45, 2.6)], soft, cap=(1.2, 0.05))
    limb([(-5.5, z + 3.4, 2.6, 0.8, 3), (-1, z + 3.4, 2.6, 0.8, 3)], black, cap=0.3)
    box(1.8, 1.5, 0.6, soft, at=(-3.2, 0, z + 3.65), edge=0.2)
    collar = [lathe([(0, 0), (2.95, 0, 0.2), (3.05, 0.5, 0.2), (2.95, 2.3, 0.3), (2.5, 2.6, 0.2), (2.3, 2.9)], black)]
    for index in range(30):
        a = 2 * math.pi * index / 30
        collar.append(box(0.26, 0.26, 1.3, black, at=(2.98 * math.cos(a), 2.98 * math.sin(a), 0.55), turn=(0, 0, math.degrees(a)), edge=0.08, steps=1))
    move(collar, turn=(0, 90, 0), at=(2.3, 0, z))
    chuck(5.1, z, black, 4.4)
    grip(orange, soft)
    rod(0.42, 0.3, surface("#f2ead2", 0.2, glow=0.5), at=(0.3, 0, 14.1), turn=(0, 70, 0))
    foot = limb([(-10.6, 4.3, 5.6, 2.0, 4), (-6, 4.3, 6.4, 2.2, 4), (-0.6, 4.1, 5.4, 1.8, 4)], orange, cap=0.7)
    pack = limb([(-11.0, 1.8, 6.2, 3.5, 5), (-6, 1.8, 7.2, 3.6, 5), (-0.4, 1.8, 6.2, 3.4, 5)], black, cap=0.7)
    badge(5.6, 2.0, "#dd6d1c", [("12 V", 0.5, 0.72, "#ffffff", True, 0.62, 0.36), ("1,5 Ah", 0.5, 0.4, "#ffffff", False, 0.3, 0.8)], pack, (-6.6, 1.7))
    box(1.6, 0.5, 0.6, soft, at=(-2.2, -3.3, 1.6), edge=0.15)
    badge(5.4, 1.5, "#dd6d1c", [("COMPATTO", 0.5, 0.9, "#ffffff", True, 0.96)], body, (-0.6, z - 0.5))
    studs([body, foot], [(-5.2, z - 2.3), (0.7, z + 1.9), (-7, z + 2.6), (-8.9, 4.2)])


def impact_driver():
    """An impact driver of 18 V without its battery, in blue: 22.9 × 7.7 × 21.4 cm."""
    blue, black, soft, metal = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK), surface("#7d8186", 0.38, 0.9)
    z = 17.4
    body = limb([(-8.6, z, 5.6, 6.6, 2.5), (-7.4, z, 6.3, 7.2, 2.5), (-3.5, z, 6.5, 7.5, 2.5), (0.6, z, 6.4, 7.2, 2.4)], blue, cap=(1.2, 0.2))
    cut(body, slots(4, 0.95, (0.42, 2.5), (-6.0, -3.1, z + 0.9), 16))
    limb([(-6, z, 5.4, 6.4, 2.5), (-2.4, z, 5.4, 6.4, 2.5)], black, cap=0.1)
    limb([(-9.0, z, 5.7, 6.7, 2.5), (-8.3, z, 6.3, 7.2, 2.5), (-7.4, z, 6.6, 7.5, 2.5), (-7.1, z, 6.6, 7.5, 2.5)], soft, cap=(1.2, 0.05))
    limb([(0.4, z, 6.6, 7.4, 2.3), (1.0, z, 6.6, 7.4, 2.3)], soft, cap=0.15)
    nose = [lathe([(3.2, 0), (3.25, 0.6, 0.2), (3.1, 1.8, 0.6), (2.6, 3.4, 0.6), (1.9, 4.4, 0.4), (1.7, 4.9, 0.1), (0, 5)], metal)]
    nose += [lathe([(1.6, 4.8), (1.75, 5.0, 0.15), (1.75, 7.0, 0.2), (1.35, 7.5, 0.1), (0.7, 7.5, 0.1), (0.6, 7.2)], black), ring(1.82, 1.6, 0.35, plastic("#d8a01c"), at=(0, 0, 5.4))]
    nose += [rod(0.36, 3.8, steel(0.2), at=(0, 0, 7.2), segments=6), lathe([(0.36, 0), (0.34, 0.5, 0.1), (0.1, 1.2), (0, 1.2)], iron(), at=(0, 0, 11), segments=12)]
    move(nose, turn=(0, 90, 0), at=(1.0, 0, z))
    grip(blue, soft, low=4.0, top=15.4)
    rod(0.42, 0.3, surface("#f2ead2", 0.2, glow=0.5), at=(0.2, 0, 13.9), turn=(0, 70, 0))
    foot = limb([(-11.4, 2.9, 6.2, 3.0, 4), (-6, 3.1, 7.2, 3.4, 4), (0.2, 2.7, 6.2, 2.6, 4)], blue, cap=0.7)
    for y in (-2.5, 2.5):
        limb([(-10.6, 0.7, 0.9, 1.4, 4), (-1, 0.7, 0.9, 1.4, 4)], black, at=(0, y, 0), cap=0.25)
    box(9.6, 4.2, 1.2, black, at=(-5.8, 0, 0.5), edge=0.2)
    badge(5.0, 2.0, "#2450a0", [("18 V", 0.5, 0.86, "#ffffff", True, 0.8)], foot, (-6, 3.0))
    badge(5.2, 1.7, "#2450a0", [("180 Nm", 0.5, 0.9, "#ffffff", True, 0.96)], body, (-2.4, z - 1.5))
    studs([body, foot], [(-6.0, z + 2.6), (-0.9, z + 2.4), (-9.4, 3.0), (-2.2, 3.0)])


def blade(radius, teeth, material, thick=0.22, at=(0, 0, 0)):
    """A saw blade, its teeth hooked."""
    outline = []
    for index in range(teeth):
        a = 2 * math.pi * index / teeth
        for share, r in ((0, radius), (0.16, radius * 0.93), (0.34, radius * 0.925), (0.55, radius * 0.95)):
            b = a + 2 * math.pi / teeth * share
            outline.append((r * math.cos(b), r * math.sin(b)))
    return plate(outline, thick, material, turn=UP, at=at, edge=0.02, holes=[circle(0.8)])


def circular_saw():
    """A circular saw of 190 mm in blue, on its blade: 39.4 × 19.4 × 25 cm."""
    blue, black, soft, metal = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK), steel(0.3)
    x0, z0, floor = 0.5, 10.2, 5.6
    arc = lambda r, low, high, n=28: [(x0 + r * math.cos(math.radians(low + (high - low) * i / n)), z0 + r * math.sin(math.radians(low + (high - low) * i / n))) for i in range(n + 1)]
    hood = plate([*arc(10.4, -14, 194), (x0 - 9, floor + 0.5), (x0 + 9, floor + 0.5)], 4.4, blue, turn=UP, at=(0, -3.0, 0), edge=0.9)
    plate([*arc(7.4, 20, 160), (x0 - 6, z0 + 1), (x0 + 6, z0 + 1)], 0.5, plastic("#1d4288", 0.34), turn=UP, at=(0, -5.15, 0), edge=0.2)
    blade(9.5, 24, steel(0.24), at=(x0, -3.2, z0))
    plate([*arc(9.9, 172, 262), (x0 + 1.6, z0 - 4.5, 1), (x0 - 4, z0 - 1, 1)], 2.6, surface("#a9acaf", 0.35, 0.9), turn=UP, at=(0, -3.2, 0), edge=0.3)
    rod(1.9, 0.8, metal, at=(x0, -5.2, z0), turn=UP, edge=0.15)
    plate(hexagon(1.7), 0.6, iron(), turn=UP, at=(x0, -6.1, z0), edge=0.08)
    plate([(-15, -7, 0.8), (15, -7, 0.8), (15, 7, 0.8), (-15, 7, 0.8)], 0.35, metal, at=(0, 0.4, floor), edge=0.08, holes=[[(-9.8, -4.8, 0.4), (11, -4.8, 0.4), (11, -1.8, 0.4), (-9.8, -1.8, 0.4)]])
    box(30, 0.3, 0.9, metal, at=(0, -6.45, floor), edge=0.1)
    motor = [lathe([(3.4, 0), (4.4, 0.2, 0.4), (4.5, 6.6, 0.4), (4.2, 8.0, 0.5), (3.0, 8.6, 0.4), (0, 8.6)], blue), lathe([(3.0, 8.2), (3.9, 8.2, 0.3), (3.7, 9.6, 0.4), (0, 9.8)], black)]
    move(motor, turn=(-90, 0, 0), at=(x0 - 0.5, -0.8, z0 + 2.4))
    handle = [(-7.5, 12.5, 4.2, 4.6, 2.6), (-10.6, 15.4, 3.4, 3.6, 2.4), (-10.4, 20.0, 3.1, 3.4, 2.4), (-6.4, 23.2, 3.1, 3.3, 2.4), (-1.2, 22.9, 3.2, 3.4, 2.4), (2.6, 20.6, 3.4, 3.8, 2.6), (3.6, 18.0, 4.0, 4.6, 2.8)]
    limb(handle, blue, at=(0, 1.6, 0), cap=0.6)
    back = [(-11.4, 15.9, 3.3, 2.2, 2.4), (-11.1, 20.3, 3.3, 2.3, 2.4), (-6.6, 23.7, 3.4, 2.3, 2.4), (-1.2, 23.5, 3.4, 2.3, 2.4), (2.2, 21.6, 3.4, 2.2, 2.4)]
    limb(back, soft, at=(0, 1.6, 0), cap=0.6)
    limb([(-7.4, 21.2, 1.6, 1.6, 3), (-4.2, 21.5, 1.6, 1.5, 3)], plastic("#c42a22", 0.35), at=(0, 1.6, 0), cap=0.4)
    limb([(9.4, 15.6, 2.6, 2.6, 2.4), (10.8, 18.0, 2.8, 2.8, 2.4), (11.6, 20.0, 3.2, 3.2, 2.2), (11.9, 21.0, 3.4, 3.4, 2.2)], soft, at=(0, 0.6, 0), cap=1.2)
    plate([(11.4, floor, 0.2), (13.8, floor, 0.2), (13.2, 9.0, 1.0), (12.0, 9.0, 1.0)], 0.5, black, turn=UP, at=(0, 4.6, 0), edge=0.06)
    box(0.9, 13, 0.35, metal, at=(12.4, -4.2, floor + 0.35), edge=0.06)
    box(9, 0.35, 1.1, metal, at=(14.2, -10.2, floor - 0.8), edge=0.08)
    lathe([(0, 0), (0.9, 0, 0.2), (0.9, 0.8, 0.2), (0, 0.9)], black, at=(12.4, -5.6, floor + 0.7))
    badge(8.4, 3.0, "#1d4288", [("1400 W", 0.66, 0.66, "#ffffff", True, 0.9), ("190 mm", 0.17, 0.34, "#ffffff", False, 0.6)], hood, (x0, z0 + 4.6), off=0.3)
    tube([(-11.5, 1.6, 14.2), (-14.5, 1.6, 13.4), (-17.6, 1.4, 10.4), (-18.6, 0.4, 5), (-17, -2, 0.9), (-12.5, -5, 0.45), (-7, -8, 0.45)], 0.45, soft)
    lathe([(0.9, 0, 0.2), (0.85, 1.2, 0.2), (0.55, 4, 0.2), (0.45, 4)], soft, at=(-11, 1.6, 14.4), turn=(0, -104, 0))
    studs(hood, [(x0 - 8.2, z0 + 1.4), (x0 + 8.4, z0 + 1.4), (x0 - 4.6, z0 + 8.4), (x0 + 4.8, z0 + 8.4)])


def jigsaw():
    """A jigsaw with its bow handle, on its sole: 36.1 × 17.4 × 24.1 cm with the cord."""
    blue, black, soft, metal = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK), steel(0.28)
    low = 6.2
    body = limb([(-9.6, low + 4.2, 5.0, 4.8, 2.8), (-6, low + 4.3, 5.8, 5.6, 2.8), (2, low + 4.6, 6.2, 6.4, 2.8), (7, low + 5.0, 5.6, 7.4, 2.8), (9.6, low + 5.6, 4.6, 6.6, 2.6)], blue, cap=(1, 1.4))
    cut(body, slots(5, 1.0, (0.42, 2.4), (-7.0, -2.6, low + 4.7), 18))
    limb([(-8, low + 4.3, 4.6, 4.4, 2.8), (-1, low + 4.6, 5, 5, 2.8)], black, cap=0.2)
    loop = [(-8.4, low + 5.6, 3.8, 4.4, 2.6), (-9.6, low + 9.6, 3.2, 3.4, 2.4), (-7.4, low + 13.6, 3.0, 3.2, 2.4), (-2, low + 15.0, 3.1, 3.2, 2.4), (3.6, low + 14.0, 3.3, 3.4, 2.4), (7.6, low + 11.0, 3.8, 4.2, 2.6), (8.6, low + 7.4, 4.4, 5.2, 2.7)]
    limb(loop, blue, cap=0.6)
    limb([(x + 0.25 * (i < 2) - 0.42 * (i < 2), z + 0.42 * (i > 1), 3.3, 2.9, 2.4) for i, (x, z, *_) in enumerate(loop[1:5])], soft, cap=0.8)
    limb([(-5.4, low + 12.6, 1.6, 1.5, 3), (-2.2, low + 13.1, 1.6, 1.4, 3)], plastic("#c42a22", 0.35), cap=0.4)
    rod(0.8, 0.5, soft, at=(0.8, -1.5, low + 14.0), turn=UP, edge=0.15)
    limb([(9.4, low + 5.4, 4.4, 5.6, 2.6), (10.9, low + 5.0, 3.6, 4.4, 2.6)], surface("#8d9195", 0.36, 0.9), cap=(0.2, 0.8))
    plate([(-9.5, -3.6, 0.8), (11.2, -3.6, 1.2), (12.4, -2, 1), (12.4, 2, 1), (11.2, 3.6, 1.2), (-9.5, 3.6, 0.8)], 0.3, metal, at=(0.8, 0, low - 0.2), edge=0.08, holes=[[(6.6, -0.9, 0.3), (11, -0.9, 0.3), (11, 0.9, 0.3), (6.6, 0.9, 0.3)]])
    for y in (-3.45, 3.45):
        box(21, 0.3, 1.0, metal, at=(1.2, y, low - 0.3), edge=0.1)
    limb([(-4, low + 0.9, 3.6, 2.2, 4), (6, low + 0.9, 3.6, 2.2, 4)], surface("#8d9195", 0.36, 0.9), cap=0.3)
    rod(0.55, 5.0, metal, at=(9.9, 0, low - 0.8))
    box(1.2, 1.0, 1.4, iron(), at=(9.9, 0, low - 1.4), edge=0.2)
    teeth = [(9.3, 6.0)] + [(x, z) for i in range(15) for x, z in ((10.75, 5.6 - i * 0.37), (10.35, 5.3 - i * 0.37))] + [(10.1, 0), (9.3, 0.9)]
    plate(teeth, 0.14, steel(0.22), turn=UP, edge=0.01)
    rod(1.15, 0.5, black, at=(5.0, -2.75, low + 2.6), turn=UP, edge=0.15)
    box(2.0, 0.5, 0.55, plastic("#c42a22", 0.35), at=(5.5, -3.2, low + 2.4), turn=(0, -22, 0), edge=0.15)
    badge(6.6, 2.2, "#2450a0", [("650 W", 0.64, 0.62, "#ffffff", True, 0.8), ("PENDOLARE", 0.17, 0.32, "#ffffff", False, 0.8)], body, (3.0, low + 5.6))
    studs(body, [(-8.8, low + 5.6), (-2.2, low + 2.7), (7.8, low + 7.2), (8.6, low + 3.9)])
    lathe([(0.9, 0, 0.2), (0.8, 1.4, 0.2), (0.5, 4, 0.2), (0.42, 4)], soft, at=(-10, 0, low + 4.6), turn=(0, -100, 0))
    tube([(-13.4, 0, low + 4.0), (-17, -0.5, low + 2.4), (-20, -1.6, 3.2), (-21.6, -3.4, 0.6), (-19, -7, 0.42), (-12, -9.4, 0.42), (-5, -9.8, 0.42)], 0.42, soft)


def orbital_sander():
    """A random orbital sander with its dust box: 38.6 × 12.6 × 14.8 cm with the cord."""
    blue, black, soft = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK)
    lathe([(0, 0), (6.2, 0, 0.1), (6.25, 0.3, 0.1), (6.1, 0.5)], surface("#b07a3e", 0.9))
    lathe([(6.1, 0.45), (6.25, 0.6, 0.2), (6.1, 1.5, 0.3), (4.4, 1.9), (4.4, 2.2)], rubber("#3a3c40"))
    body = lathe([(4.2, 2.0), (5.5, 2.2, 0.4), (5.6, 3.4, 0.8), (4.6, 5.2, 1.2), (3.7, 7.0, 1.4), (3.7, 10.4, 1.2), (4.3, 11.8)], blue)
    lathe([(4.25, 11.2), (4.55, 11.5, 0.3), (4.7, 12.6, 0.8), (4.2, 14.2, 1.4), (2.0, 14.9, 1.5), (0, 15.0)], soft)
    lathe([(5.58, 2.7), (5.8, 2.8, 0.1), (5.8, 3.3, 0.1), (5.5, 3.45)], black)
    for index in range(16):
        a = math.radians(190 + index * 10)
        box(0.28, 0.3, 1.5, black, at=(3.66 * math.cos(a), 3.66 * math.sin(a), 9.0), turn=(0, 0, math.degrees(a) - 90), edge=0.06)
    for index in range(9):
        a = math.radians(200 + index * 20)
        tube([(4.68 * math.cos(a), 4.68 * math.sin(a), 12.3), (4.45 * math.cos(a), 4.45 * math.sin(a), 13.6), (3.6 * math.cos(a), 3.6 * math.sin(a), 14.4)], 0.16, soft, sides=2)
    limb([(-4, 3.8, 3.4, 2.6, 2.4), (-6.6, 4.4, 3.2, 2.8, 2.3), (-8.6, 5.2, 3.4, 3.2, 2.2)], blue, cap=0.2)
    limb([(-8.2, 5.0, 3.9, 3.7, 2.2), (-9.0, 5.3, 4.0, 3.8, 2.2)], black, cap=0.2)
    box_ = limb([(-8.9, 5.3, 4.4, 4.0, 2.6), (-10.5, 5.9, 6.0, 5.4, 2.8), (-14.4, 7.0, 6.6, 6.4, 3.2), (-17.6, 7.9, 6.0, 5.8, 3)], plastic("#3b3e43", 0.4), cap=(0.3, 1.3))
    badge(4.2, 1.5, "#3b3e43", [("ASPIRA", 0.5, 0.8, "#e6e5e1", True, 0.9)], box_, (-13.4, 6.8), tilt=-16)
    badge(4.4, 2.2, "#2450a0", [("125 mm", 0.68, 0.56, "#ffffff", True, 0.94), ("300 W", 0.2, 0.34, "#ffffff", False, 0.7)], body, (0.9, 8.2), off=0.04)
    limb([(2.6, 10.2, 1.5, 1.2, 3), (3.9, 10.0, 1.5, 1.2, 3)], plastic("#c42a22", 0.35), at=(0, -1.6, 0), cap=0.3)
    studs(body, [(-2.5, 5.9), (3.2, 4.9)])
    lathe([(1.0, 0, 0.2), (0.9, 1.4, 0.2), (0.55, 4.4, 0.2), (0.42, 4.4)], soft, at=(3.4, 0.6, 9.4), turn=(0, 84, -4))
    tube([(7.6, 0.4, 9.8), (11, 0, 9.2), (14.4, -1, 6.4), (16.4, -2.4, 2.4), (18, -4, 0.6), (20.4, -5, 0.42)], 0.42, soft)


def heat_gun():
    """A heat gun of 2,000 W: 21.5 × 14.2 × 21.9 cm with its cord."""
    blue, black, soft = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK)
    z = 18.4
    body = limb([(-9.4, z, 5.4, 5.8, 2.2), (-8, z, 6.4, 6.8, 2.2), (-4, z, 6.8, 7.2, 2.2), (0, z, 6.2, 6.6, 2.2), (2.6, z, 5.6, 5.8, 2.1)], blue, cap=(0.8, 0.2))
    cut(body, slots(5, 0.85, (0.4, 2.6), (-8.2, -3.2, z + 0.2), 0))
    limb([(-9, z, 5.2, 5.6, 2.2), (-3, z, 5.4, 6, 2.2)], black, cap=0.1)
    back = [lathe([(2.9, 0), (2.95, 0.5, 0.2), (2.6, 0.9, 0.2), (2.3, 0.9), (2.3, 0.5), (0, 0.5)], black)]
    back += [box(4.4, 0.25, 0.3, black, at=(0, i * 0.85, 0.55), edge=0.05) for i in range(-2, 3)]
    move(back, turn=(0, -90, 0), at=(-9.6, 0, z))
    collar = [lathe([(2.5, 0), (2.95, 0.1, 0.2), (2.95, 1.7, 0.4), (2.2, 2.1), (1.9, 2.1)], black)]
    collar += [box(0.3, 0.4, 1.3, black, at=(2.92 * math.cos(math.pi / 10 * i), 2.92 * math.sin(math.pi / 10 * i), 0.25), turn=(0, 0, 18 * i), edge=0.08, steps=1) for i in range(20)]
    move(collar, turn=(0, 90, 0), at=(2.4, 0, z))
    steel_ = surface("#c9cbce", 0.26, 1.0)
    nozzle = [lathe([(2.05, 0), (2.05, 2.6, 0.2), (1.75, 3.1, 0.2), (1.75, 7.4, 0.1), (1.65, 7.5, 0.05), (1.6, 7.4), (1.6, 4)], steel_), ring(2.12, 1.9, 0.3, steel_, at=(0, 0, 2.0)), lathe([(0, 4.5), (1.62, 4.5)], iron("#3a3c40")), ring(1.15, 1.05, 0.3, iron("#8a6a58"), at=(0, 0, 5.8))]
    nozzle += [box(3.2, 0.08, 0.5, iron("#77706a"), at=(0, 0, 6.2), turn=(0, 0, 60 * i), edge=0) for i in range(3)]
    move(nozzle, turn=(0, 90, 0), at=(4.2, 0, z))
    handle = [(-3.4, 15.6, 4.6, 6.0, 2.6), (-3.9, 13, 4.0, 4.9, 2.5), (-4.6, 9, 3.8, 4.4, 2.4), (-5.2, 5.4, 3.8, 4.4, 2.4), (-5.8, 2.2, 4.2, 5.0, 2.6)]
    limb(handle, blue, cap=(0.1, 0.8))
    limb([(-4.3, 14.6, 4.2, 3.4, 2.4), (-4.6, 12.6, 4.1, 3.8, 2.4), (-5.2, 9, 4.0, 3.5, 2.4), (-5.8, 5.6, 4.0, 3.5, 2.4), (-6.2, 3.4, 4.2, 3.6, 2.4)], soft, cap=0.6)
    for index in range(6):
        zz = 6 + index * 1.2
        limb([(-6.9 + (zz - 6) * 0.16, zz, 0.3, 0.3, 2.4), (-5.0 + (zz - 6) * 0.16, zz + 0.2, 0.3, 0.3, 2.4)], soft, at=(0, -1.88, 0), cap=0.15, segments=12)
    limb([(-1.4, 13.8, 1.6, 1.6, 3), (-1.9, 11.2, 1.6, 1.4, 3)], plastic("#c42a22", 0.35), cap=0.4)
    badge(6.4, 2.6, "#2450a0", [("2000 W", 0.66, 0.6, "#ffffff", True, 0.94), ("350 - 550 °C", 0.18, 0.32, "#ffffff", False, 0.9)], body, (-0.9, z - 0.2))
    studs(body, [(-3.2, z + 2.6), (1.4, z + 2.1), (-5.4, z - 2.5)])
    lathe([(1.0, 0, 0.3), (0.85, 0.8, 0.2), (0.5, 1.9, 0.2)], soft, at=(-5.9, 0, 2.2), turn=(0, 186, 0))
    tube([(-6.2, 0, 0.9), (-6.8, -0.4, 0.42), (-9.4, -2.4, 0.42), (-8, -5.8, 0.42), (-2, -7, 0.42), (3.4, -6.4, 0.42)], 0.42, soft)


def battery_set():
    """A battery of 18 V beside its charger: 24 × 15.2 × 6.7 cm."""
    black, soft, blue = plastic(BLACK, 0.42), plastic("#3a3d42", 0.5), plastic("#2450a0", 0.36)
    pack = limb([(-5.4, 1.9, 6.8, 3.8, 5), (0, 1.9, 7.4, 3.8, 5), (5.4, 1.9, 6.8, 3.8, 5)], black, cap=0.8)
    parts = [pack, limb([(-4.6, 4.0, 5.4, 1.4, 5), (4.6, 4.0, 5.4, 1.4, 5)], soft, cap=0.3)]
    parts += [limb([(-4.2, 5.1, 0.8, 1.4, 4), (4.4, 5.1, 0.8, 1.4, 4)], soft, at=(0, y, 0), cap=0.25) for y in (-1.9, 1.9)]
    parts += [box(2.8, 0.16, 0.7, steel(0.25), at=(1.8, y, 4.5), edge=0.03) for y in (-0.9, -0.3, 0.3, 0.9)]
    parts.append(limb([(-6.0, 3.0, 2.6, 1.4, 4), (-4.6, 3.6, 2.6, 1.2, 4)], blue, cap=0.3))
    parts.append(badge(7.4, 2.0, "#2450a0", [("18 V", 0.5, 0.84, "#ffffff", True, 0.46, 0.28), ("2,0 Ah", 0.5, 0.5, "#ffffff", False, 0.34, 0.74)], pack, (-0.2, 1.9)))
    move(parts, turn=(0, 0, -10), at=(-8.6, -3.4, 0))
    charger = limb([(-6.6, 2.2, 10.2, 4.4, 4.5), (-2, 2.5, 11.4, 5.0, 4.5), (6.4, 1.9, 10.8, 3.8, 4.5)], black, cap=1.0)
    more = [charger, limb([(-4.8, 4.7, 8.0, 1.2, 5), (3.4, 4.7, 8.0, 1.2, 5)], soft, cap=0.3)]
    more += [limb([(-4.4, 5.6, 0.9, 1.4, 4), (3.2, 5.6, 0.9, 1.4, 4)], soft, at=(0, y, 0), cap=0.3) for y in (-3.4, 3.4)]
    more += [box(3.2, 0.3, 1.2, steel(0.25), at=(-0.6, y, 5.2), edge=0.05) for y in (-1.5, -0.5, 0.5, 1.5)]
    more += [box(0.35, 0.4, 1.5, plastic("#0f1012"), at=(-5.4 + 0.8 * i, -5.55, 1.6), edge=0.05) for i in range(4)]
    more.append(badge(6.8, 1.9, "#2450a0", [("CARICA RAPIDA", 0.5, 0.6, "#ffffff", True, 0.9)], charger, (2.2, 2.0)))
    for index, colour in enumerate(("#3fae49", "#3fae49", "#d02020")):
        more.append(rod(0.3, 0.2, surface(colour, 0.2, glow=0.6), at=(-1.0 + 0.9 * index, -4.5, 5.02), edge=0.05, segments=20))
    move(more, at=(5.6, 1.6, 0), turn=(0, 0, 4))
    tube([(12, 3.2, 1.4), (13.4, 3.8, 0.6), (13.4, 7.4, 0.38), (8, 9.2, 0.38), (0, 8.4, 0.38)], 0.35, soft)
