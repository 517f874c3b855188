"""Machines of the workshop: pressure washer, vacuum cleaner, compressor."""
import math

from forms import badge, cut, limb, studs
from materials import brass, plastic, rubber, steel, surface
from shapes import box, lathe, move, plate, ring, rod, through, tube

UP = (90, 0, 0)
BLACK = "#232427"


def slots(count, step, size, at, deep=1.6):
    """Boxes for horizontal vents, one above the other; to be cut out."""
    wide, high = size
    return [box(wide, deep, high, plastic(BLACK), at=(at[0], at[1], at[2] + step * i), edge=0.06) for i in range(count)]


def wheel(radius, wide, hub, at):
    """A wheel whose axle lies along x."""
    tyre = lathe([(radius * 0.62, -wide / 2), (radius * 0.9, -wide / 2, 0.4), (radius, -wide * 0.3, 0.4), (radius, wide * 0.3, 0.4), (radius * 0.9, wide / 2, 0.4), (radius * 0.62, wide / 2)], rubber("#2a2b2e"))
    rim = lathe([(0, -wide * 0.5), (radius * 0.22, -wide * 0.5, 0.2), (radius * 0.26, -wide * 0.2, 0.2), (radius * 0.64, -wide * 0.3), (radius * 0.64, wide * 0.3), (radius * 0.26, wide * 0.2, 0.2), (radius * 0.22, wide * 0.55, 0.2), (0, wide * 0.55)], hub)
    return move([tyre, rim], turn=(0, 90, 0), at=at)


def pressure_washer():
    """A pressure washer on wheels, in yellow: 32.9 × 32.4 × 68 cm."""
    yellow, black, soft, metal = plastic("#dba318", 0.34), plastic(BLACK, 0.45), rubber(BLACK), steel(0.25)
    body = limb([(0, 5, 22, 19, 4), (0, 12, 23, 20, 3.6), (0, 24, 22, 19, 3.4), (0, 34, 20, 17, 3.2), (0, 40, 17, 14.4, 3)], yellow, turn=(0, 0, 90), cap=(1.0, 2.4))
    cut(body, slots(7, 1.3, (11, 0.6), (0, -11, 13.6), 2.6))
    limb([(0, 8, 20, 17, 3.6), (0, 28, 19, 16, 3.4)], black, turn=(0, 0, 90), cap=0.4)
    limb([(0, 2.4, 22, 19.4, 4), (0, 6.4, 23.2, 20.4, 4)], black, turn=(0, 0, 90), cap=0.8)
    badge(12, 4.4, BLACK, [("130 BAR", 0.66, 0.52, "#f2c037", True, 0.9), ("1800 W", 0.2, 0.28, "#ffffff", False, 0.5)], body, (0, 31.4))
    knob = [lathe([(0, 0), (2.8, 0, 0.3), (2.6, 1.6, 0.4), (0, 1.7)], black), box(0.7, 4.4, 0.9, plastic("#c42a22", 0.35), at=(0, 0, 1.5), edge=0.25)]
    move(knob, turn=(70, 0, 0), at=(0, -9.0, 37.4))
    for side in (-1, 1):
        wheel(6.2, 3.8, plastic("#dba318", 0.34), (side * 13.4, 5.4, 6.2))
        tube([(side * 7.6, 8.4, 8), (side * 7.6, 9.2, 40), (side * 7.6, 9.4, 62), (side * 7.0, 9.4, 65), (side * 5, 9.4, 66.2), (0, 9.4, 66.2)], 0.95, metal, sides=6)
        box(3, 3, 3.4, black, at=(side * 7.6, 9.0, 36), edge=0.6)
        limb([(side * 8, 0.2, 3, 1.6, 3), (side * 8, 1.8, 3, 1.6, 3)], black, at=(0, -8.6, 0), cap=0.3)
    limb([(-5.6, 66.2, 3.2, 3.2, 2.2), (5.6, 66.2, 3.2, 3.2, 2.2)], soft, at=(0, 9.4, 0), cap=0.6)
    gun = [limb([(0, 0, 2.6, 3.2, 2.4), (0.6, 6, 2.5, 3.0, 2.4), (2.4, 9.6, 3.0, 4.2, 2.6), (2.2, 12, 3, 3.4, 2.6)], black, cap=0.8), tube([(2.2, 0, 11), (2.2, 0, 32)], 0.75, metal), lathe([(1.1, 0), (1.3, 0.2, 0.2), (1.3, 9, 0.4), (0.9, 10.4, 0.2), (0.9, 10.6)], black, at=(2.2, 0, 13)), lathe([(0.9, 0), (1.35, 0.3, 0.2), (1.35, 4.4, 0.4), (1.0, 5.2, 0.2), (0, 5.2)], plastic("#dba318", 0.34), at=(2.2, 0, 30))]
    gun.append(limb([(1.8, 7.2, 1.2, 0.8, 3), (2.6, 3.0, 1.2, 0.8, 3)], plastic("#c42a22", 0.35), cap=0.3))
    move(gun, turn=(0, -3, 0), at=(13.6, 0.8, 20))
    for z in (24, 36):
        box(4.4, 3, 2.2, black, at=(11.4, 1.2, z), edge=0.5)
    for index in range(4):
        r = 8.6 - index * 0.25
        tube([(-0.4 + r * math.cos(a), -12.2 - 0.9 * (index % 2) - 0.4 * index, 9.8 - index * 0.3 + r * math.sin(a) * 0.92) for a in (math.pi * 2 * i / 36 for i in range(36))], 0.62, soft, closed=True, sides=3)
    box(3.2, 4, 1.4, black, at=(-0.4, -11.4, 17.4), edge=0.4)
    move([rod(1.2, 3.4, brass(), edge=0.2), rod(1.6, 1.6, black, at=(0, 0, 2.4), edge=0.3)], turn=(90, 0, 0), at=(7.6, -9.4, 7.6))
    tube([(7.6, -13, 7.6), (8.2, -16, 5), (6, -17.2, 1.2), (-3, -16.8, 0.7), (-9, -15, 2), (-9.4, -13.4, 8)], 0.62, soft)


def vacuum():
    """A wet and dry vacuum cleaner with a steel drum: 48.3 × 44.6 × 45.4 cm."""
    blue, black, soft, metal = plastic("#2450a0", 0.34), plastic(BLACK, 0.45), rubber(BLACK), surface("#c2c4c6", 0.3, 1.0)
    drum = lathe([(0, 6), (14.8, 6, 0.6), (15.4, 6.8, 0.5), (15.4, 9, 0.2), (15.7, 9.3, 0.2), (15.4, 9.6), (15.4, 26.6), (15.8, 26.8, 0.2), (15.8, 27.4)], metal)
    lathe([(14, 4.6), (16.2, 4.8, 0.5), (16.2, 7.6, 0.4), (15.5, 7.8)], black)
    lathe([(15.6, 27), (16.6, 27.2, 0.3), (16.6, 29.4, 0.5), (16.0, 29.8)], black)
    head = lathe([(16.0, 29.4), (16.1, 30.6, 0.8), (14.4, 34.6, 2.5), (11.6, 37.6, 1.6), (10.6, 38.0)], blue)
    lathe([(10.8, 37.4), (11.0, 37.8, 0.3), (10.4, 39.6, 1.0), (7.6, 40.6, 0.8), (0, 41)], black)
    for index in range(26):
        a = math.radians(180 + 7.2 * index)
        box(0.5, 0.5, 1.4, black, at=(13.9 * math.cos(a), 13.9 * math.sin(a), 34.2), turn=(0, -38, math.degrees(a)), edge=0.1)
    limb([(-7, 40, 3.2, 3, 2.6), (-6.4, 43.4, 2.6, 2.4, 2.4), (-3.6, 45.2, 2.8, 2.2, 2.4), (3.6, 45.2, 2.8, 2.2, 2.4), (6.4, 43.4, 2.6, 2.4, 2.4), (7, 40, 3.2, 3, 2.6)], black, cap=0.2)
    limb([(-3.4, 45.5, 3.0, 2.2, 2.4), (3.4, 45.5, 3.0, 2.2, 2.4)], soft, cap=0.7)
    for a in (-18, 162):
        clip = [limb([(16.4, 24.4, 3.4, 1.0, 3), (17.2, 27, 3.4, 1.1, 3), (16.8, 30.4, 3.4, 1.0, 3)], plastic("#dba318", 0.36), cap=0.4)]
        move(clip, turn=(0, 0, a))
    for a in (40, 130, 220, 310):
        caster = [limb([(12, 5.2, 5, 2.6, 3), (17.4, 4.8, 3.6, 2.2, 3)], black, cap=0.8), rod(0.5, 3, metal, at=(16.6, 0, 2.6)), move([lathe([(0.5, -1.1), (1.9, -1.2, 0.3), (2.2, 0, 0.6), (1.9, 1.2, 0.3), (0.5, 1.1)], rubber("#2a2b2e")), rod(0.9, 2.7, plastic("#8d9093"), at=(0, 0, -1.35))], turn=(90, 0, 20), at=(17.2, 0, 2.2))]
        move(caster, turn=(0, 0, a))
    badge(13, 5.6, "#2450a0", [("ASPIRATUTTO", 0.7, 0.32, "#ffffff", True, 0.86), ("20 litri", 0.3, 0.36, "#ffffff", False, 0.5)], drum, (-1.5, 20.5), off=0.05)
    move([lathe([(2.6, -1), (3.4, 0.2, 0.3), (3.2, 1.4, 0.3), (2.4, 1.6), (2.4, 3.6, 0.2), (2.0, 3.8)], black)], turn=(90, 0, 0), at=(6.6, -14.0, 13.6))
    line = [(6.6, -17, 13.6), (7.4, -21, 13.8), (11, -23.4, 13), (17.4, -20.5, 11), (21.6, -13, 10), (23.2, -3, 11), (21.8, 8, 17), (17, 12, 25), (13, 9, 33), (14.4, 0, 39)]
    hose(line, 1.75, soft)
    limb([(12, 0, 4, 4, 2), (17, 1.5, 3.6, 3.6, 2)], black, cap=0.3, turn=(0, -78, 0), at=(11.6, -1.4, 28))
    rod(1.1, 0.7, plastic("#c42a22", 0.35), at=(4.0, -12.0, 36.8), turn=(52, 0, 14), edge=0.2)
    studs(head, [(-6, 33.6), (0.4, 33.4)], 0.5)


def hose(points, radius, material, ribs=2.2):
    """A ribbed hose through points."""
    line = [place for place, _ in through(points, False, 24)]
    tube(points, radius * 0.9, material, sides=5)
    walked, last = 0.0, line[0]
    for here, ahead in zip(line[1:], line[2:]):
        walked += (here - last).length
        last = here
        if walked * ribs > 1.4:
            walked = 0.0
            way = (ahead - here).normalized()
            one = ring(radius, radius * 0.8, 0.36, material, edge=0.12, segments=28)
            one.matrix_world = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
            one.matrix_world.translation = here


def compressor():
    """A compressor with a tank of 24 litres on wheels, in red: 54.1 × 24.4 × 39.4 cm."""
    red, black, soft, metal, cast = plastic("#c02a22", 0.3), plastic(BLACK, 0.45), rubber(BLACK), steel(0.25), surface("#9a9da1", 0.42, 0.85)
    tank = [lathe([(0, 0), (3, 0.1, 1), (7.4, 1.6, 3), (10.2, 5.2, 2.5), (10.4, 8), (10.4, 34), (10.2, 36.8, 2.5), (7.4, 40.4, 3), (3, 41.9, 1), (0, 42)], red)]
    tank += [ring(10.52, 10.2, 0.35, red, at=(0, 0, z)) for z in (7.6, 34)]
    move(tank, turn=(0, 90, 0), at=(-21, 0, 15.4))
    for x in (-12.5, 14.5):
        plate([(-5, 0, 0.5), (5, 0, 0.5), (7.6, 9.4, 0.5), (-7.6, 9.4, 0.5)] if x < 0 else [(-4, 3, 0.5), (4, 3, 0.5), (7.6, 9.4, 0.5), (-7.6, 9.4, 0.5)], 0.5, red, turn=(90, 0, 90), at=(x, 0, 0), edge=0.12)
    for y in (-4.6, 4.6):
        rod(1.9, 2.2, soft, at=(-12.5, y, 0), edge=0.3)
    rod(0.7, 25, metal, at=(14.5, -12.5, 5.6), turn=(-90, 0, 0))
    for y in (-10.8, 10.8):
        move(wheel(5.6, 3.2, plastic("#c02a22", 0.34), (0, 0, 0)), turn=(0, 0, 90), at=(14.5, y, 5.6))
    box(30, 10, 0.5, red, at=(-1, 0, 25.3), edge=0.15)
    motor = [limb([(-15, 31.4, 11, 10.6, 3), (-13, 31.6, 12.4, 12.2, 3), (-4, 31.6, 12.4, 12.2, 3), (-2.6, 31.4, 11.8, 11.6, 3)], black, cap=(0.8, 0.3))]
    cut(motor[0], slots(5, 1.4, (7.4, 0.6), (-8.6, -6.4, 28.6), 2))
    badge(6.4, 2.0, "#c02a22", [("1500 W", 0.5, 0.7, "#ffffff", True, 0.8)], motor[0], (-8.6, 36.0))
    limb([(-2.8, 30, 8.6, 8.4, 2.6), (0.2, 30, 8.6, 8.4, 2.6)], cast, cap=0.3)
    for index in range(7):
        box(8.2 - 0.1 * index, 9.4 - 0.1 * index, 0.5, cast, at=(4.2, 0, 28.4 + index * 1.15), edge=0.12)
    box(6.2, 7.2, 11.4, cast, at=(4.2, 0, 25.6), edge=0.5)
    limb([(4.2, 36.4, 8.6, 8, 3.4), (4.2, 38.4, 8.6, 8, 3.4)], cast, cap=0.6)
    for x, y in ((1.4, -3), (7, -3), (1.4, 3), (7, 3)):
        rod(0.55, 0.6, metal, at=(x, y, 38.6), segments=6)
    move([lathe([(0, 0), (2.4, 0, 0.3), (2.6, 2.4, 0.4), (1.4, 3.0, 0.3), (0, 3)], black)], turn=(90, 0, 0), at=(4.2, -3.8, 34.6))
    tube([(8, 1.5, 36), (11, 1.5, 36), (12.6, 1.5, 33), (12.4, 1, 28), (10, 0, 25)], 0.5, surface("#c98a66", 0.25, 1.0), sides=5)
    limb([(12.4, 27.2, 4.4, 4, 4), (12.4, 30.8, 4.4, 4, 4)], black, at=(0, -1.6, 0), cap=0.5)
    rod(0.9, 1.2, plastic("#c42a22", 0.35), at=(12.4, -1.6, 31), edge=0.3)
    for x, z, r in ((9.4, 27.6, 2.2), (16.8, 28.8, 2.5)):
        gauge = [lathe([(0, 0), (r, 0, 0.2), (r, 1.0, 0.15), (r * 0.88, 1.1, 0.1), (r * 0.86, 0.9)], black), lathe([(0, 0.92), (r * 0.87, 0.92)], surface("#e4e3df", 0.3)), box(0.14, r * 0.8, 0.06, plastic("#c42a22"), at=(0, r * 0.28, 0.96), turn=(0, 0, 0), edge=0)]
        gauge += [box(0.1, r * 0.16, 0.04, plastic("#33363a"), at=(r * 0.7 * math.sin(t), r * 0.7 * math.cos(t), 0.95), turn=(0, 0, -math.degrees(t)), edge=0) for t in (math.radians(d) for d in range(-130, 131, 26))]
        move(gauge, turn=(82, 0, 14), at=(x, -5.6, z))
        rod(0.6, 5, brass(), at=(x, -5.4, z), turn=(-90, 0, 0))
    rod(1.0, 3.6, brass(), at=(16.8, -3.4, 24.6))
    tube([(16, -4.6, 24), (20.5, -4.6, 27.6), (25.5, -4.6, 33)], 0.8, metal)
    tube([(16, 4.6, 24), (20.5, 4.6, 27.6), (25.5, 4.6, 33)], 0.8, metal)
    move([limb([(-6, 0, 3, 3, 2), (6, 0, 3, 3, 2)], soft, cap=0.8)], turn=(0, 0, 90), at=(25.8, 0, 33.4))
    badge(13, 5, "#e8e7e3", [("24 LITRI", 0.64, 0.5, "#c02a22", True, 0.86), ("8 bar", 0.2, 0.3, "#33363a", False, 0.5)], tank[0], (-2, 14.6), off=0.06)
