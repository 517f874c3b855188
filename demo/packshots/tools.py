"""Hand tools, power tools, and what one wears with them."""
import math

import bmesh

from materials import chrome, iron, plastic, rubber, steel, surface, wood, zinc
from shapes import box, circle, finish, helix, hexagon, lathe, move, plate, put, ring, rod, tube, words

UP = (90, 0, 0)


def beech():
    return wood("#d2a871", "#a97c48", size=(1024, 512), along="y")


def rotary_hammer():
    """A hammer drill SDS Plus with its side handle: 43 × 18 × 18 cm."""
    blue, black, metal = plastic("#2450a0", 0.38), rubber("#26272a"), steel(0.25)
    body = [(-17, 8.6, 2), (-8, 8.2, 1), (4, 9.0, 1.2), (10, 9.6, 1.2), (10, 15.4, 1.6), (2, 17.6, 2), (-12, 17.6, 2.4), (-17, 15.5, 2.5)]
    plate(body, 6.6, blue, turn=UP, edge=1.7)
    plate([(-20, 9.0, 1.6), (-15.8, 9.0, 1), (-15.2, 16.6, 1.4), (-19, 16.6, 2)], 5.4, black, turn=UP, edge=1.4)
    grip = [(-20.5, 1.2, 1.2), (-16.6, 1.2, 1.4), (-14.8, 5.5, 2), (-14.6, 9.6, 1), (-19.6, 9.6, 1)]
    plate(grip, 4.2, black, turn=UP, edge=1.2)
    plate([(-21, 0, 0.8), (-7.5, 0, 1.2), (-7.5, 2.6, 1), (-16, 3.4, 1.2), (-21, 3.2, 1)], 5, black, turn=UP, edge=1)
    plate([(-11.6, 1.6, 0.8), (-9.2, 1.6, 0.6), (-8.6, 9, 1), (-11.2, 9, 1)], 3.6, black, turn=UP, edge=0.8)
    box(1.2, 1.8, 3, plastic("#c42a22"), at=(-14.0, 0, 5.8), turn=(0, -14, 0), edge=0.4)
    for index in range(5):
        box(0.4, 0.1, 2.6, black, at=(-3 + index * 1.1, -3.28, 12.8), turn=(0, 18, 0), edge=0.03)
    words("CANTIERE 26", 1.5, plastic("#e6e5e1"), at=(-9.2, -3.32, 11.2), depth=0.01)
    nose = [(0, 0), (3.2, 0), (3.2, 1.4, 0.3), (2.7, 1.8, 0.2), (2.7, 4.4, 0.4), (2.3, 5.2, 0.3), (2.2, 8.4, 0.4), (1.6, 9.2, 0.3), (0, 9.4)]
    move([lathe(nose, black)], turn=(0, 90, 0), at=(9.6, 0, 12.6))
    bit = [rod(0.5, 13, metal), helix(0.42, 9.5, 4.5, 0.2, metal, at=(0, 0, 1), sides=2)]
    bit.append(box(1.25, 0.3, 0.8, iron(), at=(0, 0, 12.6), edge=0.1))
    move(bit, turn=(0, 90, 0), at=(18, 0, 12.6))
    handle = [ring(3.5, 2.7, 1.8, black, edge=0.3), lathe([(1.0, 2.8), (1.3, 3.6, 0.3), (1.8, 4.2, 0.4), (1.55, 8, 2), (1.8, 12.2, 0.6), (1.2, 13.2, 0.6), (0, 13.3)], black, turn=(90, 0, 0), at=(0, 0, 0.9))]
    move(handle, turn=(0, 90, 0), at=(10.4, 0, 12.6))
    tube([(-18.4, 0, 1.2), (-22, 0, 0.9), (-23, 2.5, 0.5), (-20, 7, 0.5)], 0.45, black)


def caster():
    """A swivel wheel with its plate: 6 × 7.6 × 11.2 cm."""
    metal, black = zinc(), rubber("#2a2b2e")
    outline = [(-3.8, -3, 0.4), (3.8, -3, 0.4), (3.8, 3, 0.4), (-3.8, 3, 0.4)]
    plate(outline, 0.3, metal, at=(0, 0, 11.05), edge=0.05, holes=[circle(0.42, x, y, 20) for x in (-2.9, 2.9) for y in (-2.1, 2.1)])
    lathe([(0, 9.7), (2.4, 9.7, 0.2), (2.7, 10.1, 0.2), (2.7, 10.6, 0.2), (2.2, 10.9), (0, 10.9)], metal)
    for side in (-1, 1):
        fork = [(-2.4, 9.9, 0.3), (2.4, 9.9, 0.3), (1.6, 6.4, 1), (3.3, 4.3, 0.8), (2.6, 2.9, 0.8), (1.6, 3.2, 0.6), (-1.6, 7.2, 1)]
        plate(fork, 0.28, metal, turn=UP, at=(0, side * 1.55, 0), edge=0.06)
    box(4.6, 3.3, 0.3, metal, at=(0, 0, 9.6), edge=0.08)
    wheel = [lathe([(1.6, -1.15), (2.6, -1.2, 0.1), (3.5, -1.15, 0.3), (4.0, -0.7, 0.5), (4.0, 0.7, 0.5), (3.5, 1.15, 0.3), (2.6, 1.2, 0.1), (1.6, 1.15)], black), lathe([(0, -1.25), (1.4, -1.25, 0.15), (1.6, -0.9, 0.2), (2.7, -0.9), (2.7, 0.9), (1.6, 0.9, 0.2), (1.4, 1.25, 0.15), (0, 1.25)], plastic("#8d9093"))]
    move(wheel, turn=UP, at=(2.3, 0, 4.0))
    rod(0.4, 4.0, metal, turn=UP, at=(2.3, 2.0, 4.0))
    plate(hexagon(1.2), 0.5, metal, turn=UP, at=(2.3, -1.95, 4.0), edge=0.08)


def hacksaw():
    """A hacksaw for 300 mm blades, standing."""
    frame, red, blade = chrome(), plastic("#c42a22", 0.4), iron("#4c4f54")
    tube([(-16, 0, 4.6), (-16.5, 0, 8), (-16.2, 0, 13.4), (-14.6, 0, 14.8), (-8, 0, 14.9), (4, 0, 14.9), (8.5, 0, 14.6), (10.4, 0, 13), (10.6, 0, 10.2)], 0.55, frame, sides=6)
    box(2.6, 1.2, 1.6, red, at=(-16, 0, 3.3), edge=0.3)
    saw = [(-16, 3.1)] + [(-16 + 0.5 * i, 3.1 - 0.16 * (i % 2)) for i in range(1, 54)] + [(10.8, 3.1), (10.8, 4.4), (-16, 4.4)]
    plate(saw, 0.1, blade, turn=UP, edge=0.01)
    for x in (-15.4, 10.2):
        rod(0.25, 1.6, frame, at=(x, 0.8, 3.8), turn=UP, segments=20)
    grip = [(9.2, 11.6, 1.2), (14.2, 11.2, 1.6), (18.6, 4.8, 1.4), (18.2, 0.4, 1.4), (14.6, 0.2, 1.4), (12.2, 2.6, 1.2), (10, 2.4, 0.8), (9.2, 5.4, 0.8)]
    plate(grip, 2.4, red, turn=UP, edge=0.7, holes=[[(11.6, 8.4, 1), (13.2, 8.6, 1), (16.2, 4.4, 1), (15.6, 2.6, 1), (14.2, 3.0, 0.8), (12.4, 5.2, 0.8)]])


def mallet():
    """A mason's club hammer on a beech handle, lying on its head."""
    head = [(-5.5, -2.1, 0.6), (5.5, -2.1, 0.6), (5.5, 2.1, 0.6), (-5.5, 2.1, 0.6)]
    plate(head, 4.2, iron("#4a4d52"), turn=UP, at=(0, 0, 23.4), edge=0.45)
    lathe([(0, 0), (1.2, 0, 0.5), (1.75, 1.2, 0.8), (1.35, 8, 4), (1.5, 14, 3), (1.15, 21.4, 1), (1.1, 25.8, 0.1), (0, 25.8)], beech(), squash=0.8)


def screwdriver_rack():
    """Six screwdrivers in a wall rack: 24 × 4 × 21 cm."""
    rail, metal = plastic("#2a2c30"), steel(0.2)
    for z in (1.0, 9.6):
        box(24, 3.6, 1.1, rail, at=(0, 0, z), edge=0.25)
    box(24, 0.6, 9.6, rail, at=(0, 1.7, 1.0), edge=0.2)
    for index in range(6):
        x = -9.5 + index * 3.8
        grip = plastic("#c42a22" if index > 2 else "#2450a0", 0.35)
        lathe([(0, 0), (1.0, 0, 0.5), (1.4, 1.0, 0.6), (1.45, 5.2, 0.5), (1.0, 6.6, 0.6), (1.25, 7.6, 0.4), (0.75, 8.6, 0.4), (0, 8.8)], grip, at=(x, -0.2, 2.0))
        for turn in range(6):
            a = math.pi / 3 * turn
            rod(0.22, 4.2, plastic("#1c1d20"), at=(x + 1.38 * math.cos(a), -0.2 + 1.38 * math.sin(a), 3.0), segments=10)
        long, thick = 6.4 + 1.6 * (index % 3), 0.28 + 0.05 * (index % 3)
        rod(thick, long, metal, at=(x, -0.2, 10.6), segments=24)
        if index < 3:
            lathe([(thick, 0), (thick * 0.9, 0.3), (0.05, 1.2)], iron(), at=(x, -0.2, 10.5 + long), segments=16)
        else:
            box(thick * 2.3, thick * 0.7, 1.2, iron(), at=(x, -0.2, 10.5 + long), edge=0.08)


def wall_box():
    """A flush box for three modules, its opening to the viewer: 11.4 × 7.6 × 5 cm."""
    orange = plastic("#c8622a", 0.45)
    rim = [(-5.7, 0, 0.5), (5.7, 0, 0.5), (5.7, 7.6, 0.5), (-5.7, 7.6, 0.5)]
    inner = [(-5.35, 0.35, 0.4), (5.35, 0.35, 0.4), (5.35, 7.25, 0.4), (-5.35, 7.25, 0.4)]
    plate(rim, 5, orange, turn=UP, edge=0.06, holes=[inner])
    box(11.0, 0.3, 7.2, orange, at=(0, 2.3, 0.2), edge=0.05)
    for x in (-4.9, 4.9):
        rod(0.55, 4.4, orange, at=(x, 2.2, 3.8), turn=UP)
        rod(0.2, 0.1, plastic("#3a2010"), at=(x, -2.2, 3.8), turn=UP, segments=16)
    for x in (-2.7, 0, 2.7):
        for z in (0.36, 7.2):
            ring(0.95, 0.85, 0.06, orange, at=(x, 0.2, z - 0.03))
        ring(1.1, 0.98, 0.1, orange, at=(x, 2.18, 3.8), turn=UP)


def tester():
    """A phase tester with its lamp in the handle, standing on its end: 16 cm."""
    clear = surface("#e6b59c", 0.12, coat=1.0)
    lathe([(0, 0), (0.75, 0, 0.2), (0.8, 0.5, 0.2), (0.62, 1.2, 0.3), (0.68, 6.0, 0.6), (0.45, 7.2, 0.4), (0.22, 7.6)], clear)
    box(0.7, 0.2, 2.6, surface("#d4562f", 0.3), at=(0, -0.56, 2.6), edge=0.08)
    lathe([(0, 7.2), (0.22, 7.4), (0.22, 15.0)], steel(0.2))
    box(0.42, 0.12, 1.1, steel(0.25), at=(0, 0, 14.9), edge=0.03)
    box(0.15, 0.3, 2.6, steel(0.3), at=(0.72, 0, 3.2), edge=0.05)
    rod(0.62, 0.3, steel(), at=(0, 0, -0.02))


def roller(sleeve, grip, wide=11, radius=1.7, rough=0.95):
    """A small roller with its wire, standing on its handle."""
    metal = steel(0.25)
    handle = [(0, 0), (1.1, 0, 0.4), (1.35, 1.2, 0.5), (1.05, 6, 2), (1.3, 10, 1.5), (0.8, 12.6, 0.6), (0, 12.8)]
    lathe(handle, plastic(grip, 0.4))
    tube([(0, 0, 12), (0, 0, 19), (0.6, 0, 20.2), (4.6, 0, 22.6), (5.6, 0, 23.8), (5.9, 0, 29), (5.9, 0, 32.6), (5.2, 0, 33.7), (4, 0, 33.8), (-5, 0, 33.8)], 0.3, metal, sides=6, soft=False)
    fleece = surface(sleeve, rough, sheen=0.4)
    move([lathe([(0, 0), (radius - 0.3, 0, 0.3), (radius, 0.4, 0.3), (radius, wide - 0.4, 0.3), (radius - 0.3, wide, 0.3), (0, wide)], fleece), rod(0.9, 0.3, plastic("#33363a"), at=(0, 0, wide))], turn=(0, 90, 0), at=(-7, 0, 33.8))


def helmet(colour):
    """A site helmet with ribs and peak: 24 × 31 × 17 cm."""
    shell = plastic(colour, 0.22)
    build = bmesh.new()
    rings, columns = 22, 72
    rows = []
    for row in range(rings + 1):
        t = row / rings
        high = 15.6 * math.sin(math.pi / 2 * t)
        wide = math.cos(math.pi / 2 * t) ** 0.72
        loop = []
        for c in range(columns):
            a = 2 * math.pi * c / columns
            x, y = 10.6 * wide * math.cos(a), 13.4 * wide * math.sin(a)
            rib = sum(0.55 * math.exp(-(((x - p) / 0.75) ** 2)) for p in (-3.4, 0, 3.4)) * max(0, t - 0.28) ** 0.5
            loop.append(build.verts.new((x * (1 + rib * 0.02), y * (1 + rib * 0.02), high + rib + 1.2)))
        rows.append(loop)
    brim = [build.verts.new((v.co.x * 1.13, v.co.y * (1.1 if v.co.y > 0 else 1.1 + 0.16 * (-v.co.y / 13.4) ** 3), 0.45 - (0.25 if v.co.y < -9 else 0))) for v in rows[0]]
    under = [build.verts.new((v.co.x * 0.985, v.co.y * 0.985, v.co.z - 0.4)) for v in brim]
    for low, top in zip([under, brim, *rows], [brim, *rows]):
        for c in range(columns):
            d = (c + 1) % columns
            build.faces.new((low[c], low[d], top[d], top[c]))
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=0.02)
    put(finish(build), shell, smooth=60)
    rod(1.0, 0.3, plastic("#3a3d40"), at=(0, -12.2, 6.2), turn=(72, 0, 0))


def scraper():
    """A wide spatula: steel blade, two-part grip."""
    plate([(-9, 0, 0.1), (9, 0, 0.1), (8.6, 3, 0.6), (1.6, 10.2, 1), (1.3, 11.4, 0.3), (-1.3, 11.4, 0.3), (-1.6, 10.2, 1), (-8.6, 3, 0.6)], 0.12, steel(0.22), turn=UP, edge=0.02)
    plate([(-1.7, 10.6, 0.6), (1.7, 10.6, 0.6), (1.3, 14, 1), (1.8, 19, 1.2), (1.2, 21, 0.9), (-1.2, 21, 0.9), (-1.8, 19, 1.2), (-1.3, 14, 1)], 2.0, plastic("#d9662a", 0.45), turn=UP, edge=0.6, holes=[circle(0.4, 0, 19.6, 20)])


def trowel(grip="#d9662a", sponge=False):
    """A plasterer's float, on the ground: a steel blade or a sponge under a grip."""
    dark = plastic("#2a2c30", 0.45)
    if sponge:
        box(30, 14, 1.6, dark, at=(0, 0, 2.2), edge=0.3)
        box(30, 14, 2.2, surface("#d9722f", 0.95, sheen=0.3), edge=0.35)
    else:
        box(28, 12, 0.12, steel(0.24), at=(0, 0, 0), edge=0.02)
        box(22, 2.2, 0.7, steel(0.3), at=(0, 0, 0.1), edge=0.15)
    z = 3.6 if sponge else 0.6
    colour = dark if sponge else plastic(grip, 0.42)
    for x in (-5.4, 5.4):
        box(1.6, 2.0, 3.6, dark, at=(x, 0, z), edge=0.4)
    move([lathe([(0, 0), (1.3, 0, 0.6), (1.55, 2, 1), (1.75, 6.5, 3), (1.55, 11, 1), (1.3, 13, 0.6), (0, 13)], colour)], turn=(0, 90, 0), at=(-6.5, 0, z + 3.6))
