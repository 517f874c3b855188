"""Lamps: filament bulb, damp-proof batten, site lamp, strip, head lamp."""
import math

from electric import base
from forms import badge, limb
from materials import WHITE, brass, clear, iron, plastic, rubber, steel, surface
from shapes import box, lathe, move, plate, ring, rod, tube

UP = (90, 0, 0)
SIDE = (90, 0, 90)
BLACK = "#232427"


def filament_bulb():
    """A drop of amber glass over four upright filaments: 6 × 11.4 cm."""
    top = 2.9
    base(brass(), 1.3, top)
    glass = clear("#f0c172", 0.03)
    profile = [(1.25, top - 0.05), (1.35, top + 0.5, 0.4), (1.75, top + 1.5, 1.2), (2.75, top + 3.6, 1.5), (3.0, top + 5.4, 1.6), (2.7, top + 7.2, 1.6), (1.6, top + 8.4, 1.4), (0, top + 8.6)]
    lathe(profile, glass)
    inner = clear("#e6e2d6", 0.05)
    lathe([(0.75, top), (0.6, top + 0.9, 0.4), (0.28, top + 1.8, 0.5), (0.2, top + 3.2, 0.2), (0, top + 3.3)], inner)
    wire, light = iron("#8a8378"), surface("#ffc45e", 0.4, glow=3.2)
    rod(0.07, 6.0, wire, at=(0, 0, top + 1.0), segments=10)
    for a in (35, 125, 215, 305):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(0.1 * c, 0.1 * s, top + 2.2), (0.85 * c, 0.85 * s, top + 2.6), (0.8 * c, 0.8 * s, top + 3.0)], 0.05, wire, soft=False)
        tube([(0.08 * c, 0.08 * s, top + 7.0), (0.45 * c, 0.45 * s, top + 6.9), (0.45 * c, 0.45 * s, top + 6.5)], 0.05, wire, soft=False)
        tube([(0.8 * c, 0.8 * s, top + 3.0), (0.45 * c, 0.45 * s, top + 6.5)], 0.13, light, soft=False, sides=3)


def damp_proof():
    """A damp-proof batten of 60 cm with its steel clips."""
    grey, opal, metal = plastic("#9da2a6", 0.4), surface("#e4e4e0", 0.3, coat=0.6, glow=0.05), steel(0.22)
    parts = [limb([(-29.4, 2.2, 9.4, 4.0, 4), (0, 2.2, 10.0, 4.2, 4), (29.4, 2.2, 9.4, 4.0, 4)], grey, cap=1.2)]
    parts.append(limb([(-30.2, 4.0, 10.2, 0.9, 5), (30.2, 4.0, 10.2, 0.9, 5)], plastic("#878c90", 0.4), cap=0.35))
    cover = limb([(-29.4, 4.6, 9.2, 4.6, 3.2), (-27, 5.0, 9.4, 5.0, 3.2), (27, 5.0, 9.4, 5.0, 3.2), (29.4, 4.6, 9.2, 4.6, 3.2)], opal, cap=1.4)
    parts.append(cover)
    parts += [limb([(-26, 6.9, 0.3, 1.3, 3), (26, 6.9, 0.3, 1.3, 3)], surface("#efeeea", 0.2), at=(0, y, 0), cap=0.1, segments=16) for y in (-2.6, -1.3, 0, 1.3, 2.6)]
    for x in (-22, -7.5, 7.5, 22):
        for side in (-1, 1):
            clip = [limb([(5.0, 2.4, 1.9, 0.22, 4), (5.5, 3.6, 1.9, 0.22, 4), (5.3, 4.9, 1.9, 0.22, 4), (4.55, 5.4, 1.9, 0.24, 4)], metal, cap=0.05, segments=24), limb([(5.1, 2.7, 1.2, 0.5, 3), (5.2, 1.9, 1.2, 0.4, 3)], metal, cap=0.1, segments=24), rod(0.2, 2.2, metal, at=(5.35, -1.1, 3.1), turn=(-90, 0, 0), segments=16)]
            parts.append(move(clip, turn=(0, 0, 90 * side), at=(x, 0, 0)))
    gland = [lathe([(0, 0), (1.4, 0, 0.2), (1.4, 1.0, 0.2), (1.15, 1.1), (1.15, 2.2, 0.2), (0.8, 2.4), (0, 2.4)], plastic("#6c7175", 0.4)), rod(0.45, 5, rubber(BLACK), at=(0, 0, 2.2))]
    parts.append(move(gland, turn=(0, 90, 0), at=(30.4, 0, 2.3)))
    parts.append(badge(6, 1.3, "#9da2a6", [("IP65", 0.5, 0.8, "#3d4246", True, 0.5)], parts[0], (-15, 2.0)))
    move(parts, turn=(0, 0, -38))


def site_lamp():
    """A LED floodlight on its stand of yellow tube: 20.3 × 16.3 × 25.8 cm."""
    yellow, black, metal = plastic("#dba318", 0.34), surface("#2b2d31", 0.42, 0.3), steel(0.25)
    for x in (-8.2, 8.2):
        tube([(x, 7.2, 0.75), (x, -7.2, 0.75)], 0.75, yellow, soft=False, sides=5)
        tube([(x, -7.2, 0.75), (x, -7.8, 0.9)], 0.85, rubber(BLACK), soft=False, sides=5)
        tube([(x, 7.2, 0.75), (x, 7.8, 0.9)], 0.85, rubber(BLACK), soft=False, sides=5)
    tube([(-8.2, 2.6, 0.75), (-8.6, 2.6, 6), (-9.4, 1.6, 14), (-9.2, 1.2, 22), (-8.2, 1.2, 24.4), (-6, 1.2, 25), (0, 1.2, 25), (6, 1.2, 25), (8.2, 1.2, 24.4), (9.2, 1.2, 22), (9.4, 1.6, 14), (8.6, 2.6, 6), (8.2, 2.6, 0.75)], 0.75, yellow, sides=6)
    tube([(-8.2, 5.4, 0.75), (8.2, 5.4, 0.75)], 0.7, yellow, soft=False, sides=5)
    limb([(-4.6, 25, 2.3, 2.3, 2.3), (4.6, 25, 2.3, 2.3, 2.3)], rubber(BLACK), at=(0, 1.2, 0), cap=0.6)
    head = [plate([(-8, -5.6, 1.0), (8, -5.6, 1.0), (8, 5.6, 1.0), (-8, 5.6, 1.0)], 2.6, black, turn=UP, edge=0.4, holes=[[(-6.6, -4.3, 0.5), (6.6, -4.3, 0.5), (6.6, 4.3, 0.5), (-6.6, 4.3, 0.5)]])]
    head.append(box(13.6, 0.4, 9, surface("#d8d9d6", 0.2, 0.7), at=(0, 0.4, -4.5), edge=0.05))
    head += [box(13.2, 0.06, 0.8, surface("#c6c9ca", 0.16, 0.9), at=(0, -0.6, s * 3.9 - 0.4), turn=(s * 40, 0, 0), edge=0) for s in (-1, 1)]
    head.append(box(5.2, 0.2, 5.2, surface("#f2d24a", 0.4, glow=0.12), at=(0, 0.1, -2.6), edge=0.04))
    head += [rod(0.2, 0.06, surface("#f8e79a", 0.3, glow=0.5), at=(-2.1 + 0.6 * i, -0.02, -2.1 + 0.6 * j), turn=UP, segments=10, edge=0.01) for i in range(8) for j in range(8)]
    head.append(box(13.2, 0.1, 8.6, clear("#f3f5f5", 0.03), at=(0, -1.05, -4.3), edge=0))
    head += [rod(0.32, 0.15, metal, at=(x, -1.24, z), turn=UP, segments=16) for x in (-7.3, 7.3) for z in (-4.9, 4.9)]
    head += [box(0.35, 3, 9.6, black, at=(-6.4 + 1.16 * i, 2.2, -4.8), edge=0.1) for i in range(12)]
    move(head, turn=(-12, 0, 0), at=(0, 0.4, 15))
    for side in (-1, 1):
        knob = [lathe([(0, 0), (1.5, 0, 0.2), (1.6, 0.5, 0.2), (1.5, 1.5, 0.3), (0, 1.6)], plastic(BLACK, 0.45))] + [box(0.36, 0.4, 1.2, plastic(BLACK, 0.45), at=(1.56 * math.cos(math.pi * i / 5), 1.56 * math.sin(math.pi * i / 5), 0.15), turn=(0, 0, 36 * i), edge=0.1) for i in range(10)]
        move(knob, turn=(0, side * 90, 0), at=(side * 9.6, 1.0, 15))
        rod(0.5, 2, metal, at=(side * 7.8, 1.0, 15), turn=(0, side * 90, 0), segments=20)
    tube([(0, 3.8, 12), (0.6, 6.6, 8), (2.6, 8.4, 1.2), (8, 9.4, 0.45), (12, 6.4, 0.45), (12.2, 0, 0.45)], 0.42, rubber(BLACK))


def led_strip():
    """A self-adhesive LED strip on its reel, with power supply and remote control."""
    grey, pale, copper_ = plastic("#8b9095", 0.36), plastic("#e6e5e0", 0.45), surface("#c9a24a", 0.3, 0.8)
    chip, light, dark = plastic("#efeeea", 0.3), surface("#f6d878", 0.3, glow=0.6), plastic("#6a675f")
    for z in (0, 1.5):
        lathe([(1.9, z), (1.9, z + 0.18, 0.04), (6.6 if z else 7.2, z + 0.18, 0.06), (6.6 if z else 7.2, z, 0.06), (1.9, z)], grey)
    ring(2.3, 1.9, 1.66, grey)
    for index in range(9):
        ring(4.2 + 0.28 * index, 4.0 + 0.28 * index, 1.3, pale, at=(0, 0, 0.19), edge=0.02)
    for a in range(0, 360, 60):
        move([plate([(2.9, -0.5, 0.5), (5.6, -1.1, 0.5), (5.6, 1.1, 0.5), (2.9, 0.5, 0.5)], 0.02, pale, at=(0, 0, 1.685), edge=0.004)], turn=(0, 0, a + 12))
    line = [(6.75 * math.cos(math.radians(a)), 6.75 * math.sin(math.radians(a))) for a in range(176, 276, 8)]
    line += [(0.7 + 0.95 * i, -6.8 - 0.9 * math.sin(i * 0.5)) for i in range(0, 15)]
    for index, (a, b) in enumerate(zip(line, line[1:])):
        long, turn = math.dist(a, b), math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        parts = [box(long + 0.1, 0.08, 1.35, pale, at=(0, 0, 0.12), edge=0)]
        parts += [box(0.62, 0.16, 0.62, chip, at=(0, -0.09, 0.48), edge=0.03), box(0.46, 0.06, 0.46, light, at=(0, -0.17, 0.56), edge=0.01)]
        parts += [box(0.12, 0.06, 0.22, dark, at=(0.46, -0.06, 0.32), edge=0)] if index % 3 else [box(0.16, 0.02, 0.16, copper_, at=(0.46, -0.05, 0.24 + 0.36 * k), edge=0) for k in range(3)]
        move(parts, turn=(0, 0, turn), at=((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0))
    remote = [limb([(-2.9, 0.45, 3.4, 0.8, 5), (2.9, 0.45, 3.4, 0.8, 5)], plastic("#2b2d31", 0.4), cap=0.35)]
    for i in range(5):
        for j in range(3):
            remote.append(rod(0.34, 0.12, plastic(("#c42a22", "#e2e1dd", "#2f7d46")[j] if i == 0 else "#8f9295", 0.4), at=(2.3 - 1.15 * i, -1.0 + j, 0.82), edge=0.05, segments=20))
    move(remote, turn=(0, 0, 62), at=(9.9, -0.9, 0))
    supply = [limb([(-3.4, 1.4, 4.2, 2.8, 4.5), (3.4, 1.4, 4.2, 2.8, 4.5)], plastic(BLACK, 0.42), cap=0.6)]
    supply.append(badge(4.2, 1.2, "#e2e1dd", [("12 V   24 W", 0.5, 0.7, "#26282b", True, 0.9)], supply[0], (0, 1.4)))
    move(supply, turn=(0, 0, 10), at=(10.6, 5.8, 0))
    tube([(7.3, 5.2, 1.2), (5.4, 6.8, 0.4), (1.5, 8.6, 0.25), (-3.4, 8.2, 0.25), (-5.2, 5.8, 0.5)], 0.2, rubber(BLACK))


def head_lamp():
    """A LED head lamp with its elastic band: 14.6 × 18.3 × 3.6 cm."""
    black, soft, grey = plastic(BLACK, 0.4), rubber("#2a2b2e"), surface("#6f7378", 0.8, sheen=0.3)
    band = lambda r, w, material, z: lathe([(r - 0.09, z - w / 2), (r + 0.09, z - w / 2, 0.05), (r + 0.09, z + w / 2, 0.05), (r - 0.09, z + w / 2), (r - 0.09, z - w / 2)], material, squash=1.2)
    band(7.2, 2.9, surface("#2a2b2e", 0.85, sheen=0.3), 1.8)
    for z in (1.0, 2.6):
        band(7.23, 0.28, surface("#dd6d1c", 0.7, sheen=0.2), z)
    band(7.22, 0.5, grey, 1.8)
    for x in (-4.6, 4.6):
        box(1.5, 0.5, 3.5, black, at=(x, -7.1, 0.05), turn=(0, 0, 24 * x / 4.6), edge=0.2)
    body = [limb([(-2.9, 1.9, 2.2, 3.0, 3), (-2.2, 1.9, 2.9, 3.6, 3), (2.2, 1.9, 2.9, 3.6, 3), (2.9, 1.9, 2.2, 3.0, 3)], black, cap=0.5)]
    head = [limb([(-2.6, 0, 2.2, 3.2, 3), (0, 0, 2.6, 3.8, 2.8), (2.6, 0, 2.2, 3.2, 3)], plastic("#3a3d42", 0.4), cap=0.7)]
    head += [lathe([(1.75, 0), (1.85, 1.2, 0.1), (1.7, 1.5, 0.1), (1.5, 1.5), (1.45, 1.3), (0.5, 0.5), (0, 0.5)], surface("#d5d7d9", 0.12, 1.0), turn=UP, at=(0, -0.9, 0)), lathe([(1.84, 0.2), (1.95, 0.3, 0.1), (1.95, 1.3, 0.1), (1.72, 1.56, 0.1), (1.6, 1.5)], plastic("#dd6d1c", 0.36), turn=UP, at=(0, -0.9, 0))]
    head += [rod(0.42, 0.2, surface("#f7efcf", 0.3, glow=1.2), turn=UP, at=(0, -1.35, 0)), lathe([(0, 0), (1.62, 0)], clear("#f0f3f4", 0.03), turn=UP, at=(0, -2.3, 0))]
    head += [rod(0.36, 0.12, surface("#d02020", 0.2, glow=0.4), turn=UP, at=(x, -1.1, 0), segments=20) for x in (-2.5, 2.5)]
    head.append(box(1.6, 0.8, 0.35, plastic("#dd6d1c", 0.4), at=(0, -0.2, 1.75), edge=0.15))
    move(head, turn=(8, 0, 0), at=(0, -1.7, 0.05 + 1.9))
    move([*body, *head], at=(0, -9.6, 0.3))
    move(limb([(-2.4, 1.9, 2.0, 3.3, 3.4), (2.4, 1.9, 2.0, 3.3, 3.4)], black, cap=0.5), at=(0, 9.3, 0))
