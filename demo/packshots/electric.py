"""Switch plates, cables, power strips, bulbs and what belongs to them."""
import math

from materials import WHITE, brass, plastic, steel, surface
from shapes import box, circle, lathe, move, plate, ring, rod, tube

UP = (90, 0, 0)
"""Turns an outline from the plane x-y upright, its face to the viewer."""
PALE, COAL = WHITE, "#33363b"


def wall_plate(colour, modules):
    """A three-module wall plate, 12 × 8 cm; modules: blank, switch, socket, usb, or schuko for all three."""
    frame, part, dark = plastic(colour, 0.32), plastic(colour, 0.4), plastic("#16171a", 0.5)
    outline = [(-6, 0, 0.7), (6, 0, 0.7), (6, 8, 0.7), (-6, 8, 0.7)]
    plate(outline, 0.9, frame, turn=UP, at=(0, -0.75, 0), edge=0.22, holes=[rectangle(6.9, 4.7)])
    box(11.4, 0.5, 7.4, part, at=(0, 0, 0.3))
    box(7.2, 0.3, 5, dark, at=(0, -0.35, 1.5), edge=0)
    if modules == ["schuko"]:
        schuko(part, dark)
        return
    for index, kind in enumerate(modules):
        x = (index - 1) * 2.27
        face = [(-1.1, 1.72, 0.14), (1.1, 1.72, 0.14), (1.1, 6.28, 0.14), (-1.1, 6.28, 0.14)]
        holes = {"socket": [circle(0.27, 0, y, 20) for y in (2.45, 3.15, 3.85)], "usb": [rectangle(1.3, 0.55, 4.9), rectangle(1.3, 0.55, 3.1)]}.get(kind, [])
        if kind == "socket":
            holes = [circle(0.26, 0, 4 + d, 20) for d in (-1.2, 0, 1.2)]
        plate(face, 0.6, part, turn=(90 - (1.2 if kind == "switch" else 0), 0, 0), at=(x, -1.1, 0), edge=0.12, holes=holes)
        if kind == "switch":
            box(0.75, 0.05, 0.1, surface("#aab4b8", 0.4), at=(x, -1.52, 5.3), edge=0)


def rectangle(wide, high, middle=4.0, corner=0.3):
    a, b = wide / 2, high / 2
    return [(-a, middle - b, corner), (a, middle - b, corner), (a, middle + b, corner), (-a, middle + b, corner)]


def schuko(part, dark):
    face = [(-3.4, 1.72, 0.2), (3.4, 1.72, 0.2), (3.4, 6.28, 0.2), (-3.4, 6.28, 0.2)]
    plate(face, 0.6, part, turn=UP, at=(0, -1.1, 0), edge=0.12, holes=[circle(1.95, 0, 4)])
    ring(2.08, 1.86, 0.85, part, at=(0, -0.7, 4), turn=UP, edge=0.12)
    plate(circle(1.9, 0, 4), 0.2, part, turn=UP, at=(0, -0.72, 0), edge=0.02, holes=[circle(0.28, d, 4, 20) for d in (-0.95, 0, 0.95)])
    for y in (2.25, 5.75):
        box(0.5, 0.5, 0.2, steel(), at=(0, -1.0, y - 0.1), edge=0.04)


def coil(colour, stripe=None, wire=0.3):
    """A coil of wire, 20 cm wide, tied in three places."""
    skin, second = plastic(colour, 0.42), plastic(stripe, 0.42) if stripe else None
    step, layers = wire * 2.06, 3
    turns = max(4, int(4.3 / step))
    for layer in range(layers):
        radius = 9.6 - layer * step
        count = turns * 44
        points = []
        for i in range(count + 1):
            a = 2 * math.pi * i / 44
            wave = 0.05 * math.sin(5 * a + layer)
            points.append(((radius + wave) * math.cos(a), (radius + wave) * math.sin(a), wire + step * i / 44 * (turns - 1) / turns))
        tube(points, wire, skin, soft=False, sides=3)
        if second:
            tube([(x * 1.004, y * 1.004, z + wire * 0.5) for x, y, z in points], wire * 0.55, second, soft=False, sides=2)
    tie = plastic("#e4e3df", 0.45)
    inner, outer, top = 9.6 - layers * step + wire * 0.7, 9.6 + wire * 1.35, turns * step + wire * 0.4
    for angle in (200, 320, 80):
        loop = [(inner, -0.02, 0.3), (outer, -0.02, 0.3), (outer, top, 0.3), (inner, top, 0.3)]
        cut = [(inner + 0.12, 0.1, 0.3), (outer - 0.12, 0.1, 0.3), (outer - 0.12, top - 0.12, 0.3), (inner + 0.12, top - 0.12, 0.3)]
        strap = plate(loop, 0.9, tie, turn=UP, edge=0.03, holes=[cut])
        move(strap, turn=(0, 0, angle))


def power_strip(body, insert):
    """Five sockets and a switch, with its cord: 40 × 18.5 cm."""
    shell, dark = plastic(body, 0.4), plastic("#141517", 0.5)
    parts = [box(33, 5.4, 4.2, shell, edge=0.7)]
    for index in range(5):
        x = -13 + index * 5.1
        parts.append(lathe([(0, 4.05), (1.95, 4.05), (1.95, 4.36, 0.06), (2.15, 4.36, 0.06), (2.15, 4.1)], plastic(insert, 0.4), at=(x, 0, 0.02)))
        parts += [rod(0.28, 0.06, dark, at=(x + d, 0, 4.06), edge=0.01, segments=16) for d in (-0.95, 0, 0.95)]
    parts.append(box(2.2, 1.9, 0.5, dark, at=(14, 0, 4.0), edge=0.1))
    parts.append(box(1.8, 1.5, 0.5, surface("#d02020", 0.3, glow=0.15), at=(14, 0, 4.25), turn=(0, 6, 0), edge=0.15))
    parts.append(rod(0.75, 2.2, shell, at=(-18.4, 0, 2.1), turn=(0, 90, 0), edge=0.2))
    cord = [(-18, 0, 2.1), (-20.5, 0, 1.6), (-22.5, -2, 0.5), (-21, -6, 0.42), (-14, -9, 0.42), (-6, -9.5, 0.42), (1, -11, 0.45), (4, -11.4, 1.1)]
    parts.append(tube(cord, 0.42, shell))
    head = [lathe([(0, 0), (0.65, 0, 0.2), (0.8, 1.6, 0.4), (1.9, 2.6, 0.5), (1.9, 4.4, 0.3), (0, 4.4)], shell)]
    head += [rod(0.24, 1.9, steel(0.2), at=(d, 0, 4.3), segments=16) for d in (-0.95, 0, 0.95)]
    parts.append(move(head, at=(3.6, -11.3, 1.9), turn=(0, 90, -14)))
    move(parts, turn=(0, 0, -6))


def base(metal, radius, top):
    """A screw base that ends at z = `top`, of the given radius, with the contact below."""
    high = radius * 1.75
    lathe([(0, 0), (radius * 0.35, 0, 0.05), (radius * 0.4, 0.12), (radius * 0.8, 0.5, 0.05)], plastic("#2a2a2c"), at=(0, 0, top - high - 0.5))
    profile = [(radius * 0.8, top - high)]
    for index in range(5):
        z = top - high + high * (index + 0.2) / 5.4
        profile += [(radius, z + 0.06, 0.1), (radius, z + 0.16, 0.1), (radius * 0.9, z + high / 9, 0.1)]
    lathe(profile + [(radius, top - 0.2), (radius, top)], metal)


def bulb(shape, screw=1.3):
    """A bulb: drop, ball, or globe, all opal."""
    opal = surface("#e9e6dd", 0.3, coat=0.5, glow=0.16)
    metal = steel(0.25)
    z = screw * 1.75 + 0.5
    if shape == "drop":
        base(metal, screw, z)
        lathe([(screw, z), (1.6, z + 0.1, 0.2), (2.75, z + 3.5, 1.5), (2.95, z + 4.2, 0.4), (2.98, z + 4.3)], plastic("#d5d4d0", 0.4))
        dome(opal, 2.98, z + 4.3, 4.6)
    elif shape == "ball":
        base(metal, screw, z)
        lathe([(screw, z), (1.15, z + 0.1, 0.2), (2.0, z + 2.1, 1.0), (2.2, z + 2.5)], plastic("#d5d4d0", 0.4))
        dome(opal, 2.2, z + 2.5, 3.4)
    else:
        base(metal, screw, z)
        lathe([(screw, z), (1.5, z + 0.1, 0.2), (1.55, z + 1.6, 0.4), (2.0, z + 2.4, 0.6)], plastic("#d5d4d0", 0.4))
        centre, radius = z + 7.2, 4.75
        start = math.asin(2.0 / radius)
        profile = [(radius * math.sin(start + (math.pi - start) * i / 30), centre - radius * math.cos(start + (math.pi - start) * i / 30)) for i in range(31)]
        lathe(profile, opal)


def dome(material, radius, start, high):
    """From a rim upwards: a bit wider first, then round."""
    points = [(radius, start)]
    for i in range(1, 25):
        a = math.pi / 2 * i / 24
        points.append((radius * 1.01 * math.cos(a), start + 0.25 + (high - 0.25) * math.sin(a)))
    lathe(points, material)


def spotlight():
    """GU10: two pins, a cone and a front glass."""
    white = plastic("#d9d8d4", 0.35)
    lathe([(0, 0), (1.5, 0, 0.2), (1.5, 1.6, 0.2), (1.75, 2.2, 0.4), (2.4, 5.2, 1), (2.5, 6.9, 0.1), (2.42, 7.0, 0.05), (2.3, 7.0), (2.2, 6.75), (0, 6.75)], white, at=(0, 0, 0.9))
    lathe([(0, 7.62), (2.2, 7.62)], surface("#efe9cf", 0.2, glow=0.25))
    for x in (-0.5, 0.5):
        rod(0.22, 0.7, steel(), at=(x, 0, 0.2), segments=20)
        rod(0.3, 0.25, steel(), at=(x, 0, 0), segments=20)


def light_tube():
    """Two T8 tubes, cut short to be seen well."""
    for index, y in enumerate((0, 5)):
        parts = [rod(1.28, 50, surface("#ebe9e4", 0.3, glow=0.12), at=(2, 0, 0), turn=(0, 90, 0))]
        for side in (0, 1):
            x = 0 if side == 0 else 52
            parts.append(rod(1.3, 2.2, steel(0.3), at=(x if side == 0 else x - 0.2, 0, 0), turn=(0, 90, 0)))
            for z in (-0.6, 0.6):
                parts.append(rod(0.13, 0.9, brass(), at=(x - 0.8 if side == 0 else x + 2.0, 0, z), turn=(0, 90, 0), segments=12))
        move(parts, at=(-26 + index * 5, y, 1.3), turn=(0, 0, 38))
