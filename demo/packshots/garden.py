"""Tools with long handles, and others for the garden."""
import math

from materials import brass, iron, plastic, rubber, steel, surface, wood
from shapes import box, circle, helix, lathe, move, plate, ring, rod, tube
from tools import beech

UP = (90, 0, 0)


def handle(low, high, thick=1.45, grip=None):
    """A round handle from `low` to `high`, a little thicker in the middle."""
    middle = (low + high) / 2
    lathe([(0, low), (thick * 0.8, low), (thick, middle, 20), (thick * 0.85, high - 2, 1), (thick * 0.9, high, 0.8), (0, high)], beech())
    if grip == "T":
        move([lathe([(0, 0), (1.3, 0.2, 0.5), (1.5, 5.5, 3), (1.3, 10.8, 0.5), (0, 11)], beech())], turn=(0, 90, 0), at=(-5.5, 0, high))


def shovel(wide, high, long, grip=None, point=True):
    """A spade or a shovel: a hollow blade with its socket."""
    half = wide / 2
    blade = iron("#4b4f54")
    tip = [(-half * 0.86, high * 0.32, 2), (0, 0, 1.5), (half * 0.86, high * 0.32, 2)] if point else [(-half, 0, 1.5), (half, 0, 1.5)]
    outline = [*tip, (half, high, 1.4), (1.8, high + 1.2, 1), (-1.8, high + 1.2, 1), (-half, high, 1.4)]
    plate(outline, 0.25, blade, turn=UP, edge=0.05)
    for x in (-1, 1):
        tube([(x * 1.1, 0.1, high * 0.55), (x * 1.0, 0.4, high), (x * 0.6, 0.6, high + 4)], 0.5, blade)
    lathe([(1.5, high - 1), (1.75, high + 2, 1), (1.6, high + 9, 0.3), (1.45, high + 9)], blade, at=(0, 0.6, 0))
    handle(high + 6, long, grip=grip)


def rake(wide, teeth, colour, long, tall=7.0, metal=False):
    """A rake that stands on its teeth."""
    skin = iron("#4b4f54") if metal else plastic(colour, 0.42)
    box(wide, 1.5, 1.5, skin, at=(0, 0, tall - 0.6), edge=0.4)
    for index in range(teeth):
        x = (index / (teeth - 1) - 0.5) * (wide - 1.6)
        tube([(x, 0, tall), (x, -0.6, tall * 0.5), (x, -1.6, 0.2)], 0.42, skin, taper=[1.15, 1, 0.5])
    lathe([(1.6, tall), (1.9, tall + 1, 0.5), (1.6, tall + 8, 0.4), (1.4, tall + 8)], skin)
    handle(tall + 5, long)


def fan_rake(long=91):
    """A leaf broom: springy teeth from one point."""
    green = plastic("#2f7d46", 0.45)
    count = 15
    for index in range(count):
        a = math.radians(-34 + 68 * index / (count - 1))
        far = 27.5
        tube([(math.sin(a) * 3, 0, 28 - math.cos(a) * 3), (math.sin(a) * 15, 0, 28 - math.cos(a) * 15), (math.sin(a) * far, -0.6, 28 - math.cos(a) * far), (math.sin(a) * (far + 1), -3.2, 28 - math.cos(a) * far - 0.3)], 0.36, green, sides=3)
    tube([(math.sin(math.radians(a)) * 15, 0.2, 28 - math.cos(math.radians(a)) * 15) for a in range(-34, 35, 4)], 0.55, green)
    plate([(-3.6, 22, 1), (3.6, 22, 1), (1.9, 30, 1), (1.7, 37, 0.5), (-1.7, 37, 0.5), (-1.9, 30, 1)], 2.2, green, turn=UP, edge=0.6)
    handle(33, long)


def fork(wide, long):
    """A digging fork with four tines."""
    metal = iron("#4b4f54")
    for x in (-1, -1 / 3, 1 / 3, 1):
        tube([(x * wide / 2, -0.6, 0), (x * wide / 2, 0, 12), (x * wide / 2, 0.4, 21), (x * wide / 4, 0.4, 25), (0, 0.3, 27)], 0.62, metal, taper=[0.45, 0.9, 1, 1, 1])
    lathe([(1.2, 25), (1.7, 28, 1), (1.6, 37, 0.3), (1.4, 37)], metal)
    handle(34, long)


def hoe(long=79):
    metal = iron("#4b4f54")
    plate([(-7.5, 0, 0.4), (7.5, 0, 0.4), (6.2, 10, 1.2), (1.8, 12, 0.8), (-1.8, 12, 0.8), (-6.2, 10, 1.2)], 0.3, metal, turn=(148, 0, 0), at=(0, -9.2, 6.9), edge=0.06)
    ring(2.2, 1.5, 4.2, metal, at=(0, 0, 4.2))
    tube([(0, -4, 8.2), (0, -2.4, 7.4), (0, -1, 6.3)], 1.1, metal)
    handle(0, long, 1.5)


def hand_fork():
    """A small fork with three tines and a grip of wood."""
    metal = steel(0.3)
    for x in (-2.4, 0, 2.4):
        tube([(x, -1.0, 0), (x, -0.2, 4.5), (x, 0, 8.6), (x * 0.5, 0, 10.4), (0, 0, 11.6)], 0.42, metal, taper=[0.4, 0.9, 1, 1, 1])
    tube([(0, 0, 11), (0, 0.5, 13), (0, 0.2, 16)], 0.5, metal)
    lathe([(0.6, 15), (1.0, 15.2, 0.2), (1.1, 17, 0.6), (1.5, 21, 2), (1.15, 25.6, 0.8), (0, 26.6)], beech())


def sprinkler():
    """A lawn sprinkler with three arms on a sledge."""
    yellow, black = plastic("#dba318", 0.38), plastic("#2a2c30", 0.45)
    for turn in (30, 150, 270):
        move([tube([(0, 0, 1.4), (5, 0, 1.2), (9.4, 0, 0.7)], 0.75, black), rod(1.1, 0.7, black, at=(9.4, 0, 0))], turn=(0, 0, turn))
    lathe([(0, 0.4), (2.4, 0.4, 0.4), (2.2, 1.8, 0.5), (1.5, 2.4, 0.4), (1.3, 5.4, 0.3), (1.8, 5.8, 0.2), (1.8, 6.8, 0.3), (1.0, 7.6, 0.3), (0, 7.8)], yellow)
    for turn in (0, 120, 240):
        move([tube([(1.2, 0, 6.4), (4, 0, 6.8), (7.6, 0, 7.2), (9.0, 1.0, 7.6)], 0.55, yellow), rod(0.5, 0.8, black, at=(9.0, 1.0, 7.4))], turn=(0, 0, turn))


def watering_can():
    """A ten-litre can of galvanised sheet."""
    metal = surface("#b9bdc0", 0.42, 0.9)
    lathe([(0, 0), (9.6, 0, 0.2), (9.9, 0.4, 0.3), (9.9, 2, 0.1), (10.1, 2.2, 0.1), (9.9, 2.4), (10.2, 20, 0.3), (10.4, 20.3, 0.2), (9.4, 24, 3), (8.0, 25, 0.3), (8.0, 24.7)], metal)
    tube([(8.5, 0, 4), (14, 0, 9), (20, 0, 17), (26, 0, 25)], 1.5, metal, sides=7, taper=[1.4, 1.15, 0.9, 0.8])
    move([lathe([(1.1, 0), (4.6, 4.4, 0.2), (4.7, 4.8, 0.2), (4.2, 5.1, 0.2), (0, 5.6)], metal)], turn=(0, 48, 0), at=(25.4, 0, 24.4))
    tube([(7.6, 0, 24.6), (6, 0, 30), (-2, 0, 32.4), (-12, 0, 29), (-16.8, 0, 20), (-14.6, 0, 10), (-10, 0, 6.4)], 0.85, metal, sides=6)
    tube([(9.6, 0, 20), (16, 0, 19.4), (20.6, 0, 19.4)], 0.4, metal)
