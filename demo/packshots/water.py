"""Pipes, fittings, taps and traps."""
import math

from materials import brass, chrome, plastic, rubber, steel, surface
from shapes import circle, helix, hexagon, lathe, move, plate, ring, rod, tube


def ball_valve(lever):
    metal = surface("#c9c3b4", 0.25, 1.0)
    grip = plastic(lever, 0.35)
    parts = [lathe([(1.55, 0, 0.1), (1.95, 0.3, 0.2), (1.95, 1.2, 0.2), (1.4, 1.5, 0.3), (1.75, 2.6, 0.8), (1.75, 3.7, 0.8), (1.4, 4.8, 0.3), (1.95, 5.1, 0.2), (1.95, 6.0, 0.2), (1.55, 6.3, 0.1)], metal)]
    for z in (0.1, 5.0):
        parts.append(plate(hexagon(3.6), 1.2, metal, at=(0, 0, z + 0.6), edge=0.12, holes=[circle(1.2)]))
    parts += [ring(1.56, 1.15, 6.2, metal, at=(0, 0, 0.05)), rod(1.15, 0.3, plastic("#1d1e20"), at=(0, 0, 1.2))]
    move(parts, turn=(0, 90, 0), at=(-3.15, 0, 2.0))
    rod(0.85, 1.2, metal, at=(0, 0, 3.5))
    plate(hexagon(1.3), 0.45, metal, at=(0, 0, 5.05), edge=0.06)
    bar = [(-1.0, 0.75, 0.6), (0.9, 0.75, 0.5), (2.2, 0.55, 0.5), (8.4, 0.62, 0.6), (8.4, -0.62, 0.6), (2.2, -0.55, 0.5), (0.9, -0.75, 0.5), (-1.0, -0.75, 0.6)]
    plate(bar, 0.3, grip, at=(0, 0, 4.72), edge=0.1)


def branch(colour):
    """A branch at 45 degrees, with its sockets and seals: 18 × 22 cm."""
    skin, seal = plastic(colour, 0.45), rubber("#2c2320")
    inner = 4.1

    def pipe(length, at=(0, 0, 0), turn=(0, 0, 0)):
        return [ring(4.45, inner, length, skin, at=at, turn=turn)]

    def socket():
        return [lathe([(inner, 0), (4.5, 0), (4.95, 0.6, 0.3), (4.95, 2.8, 0.2), (5.3, 3.0, 0.3), (5.3, 4.4, 0.3), (4.95, 4.6, 0.2), (4.95, 5.2, 0.15), (4.4, 5.2, 0.1), (4.35, 0.6)], skin), ring(4.42, 4.18, 0.7, seal, at=(0, 0, 3.6))]

    pipe(16, at=(0, 0, 4))
    lathe([(inner, 0), (4.95, 0, 0.15), (4.95, 4.6, 0.3), (4.45, 5.2, 0.2)], skin)
    move(socket(), at=(0, 0, 16.4))
    arm = pipe(9.5, at=(0, 0, 0)) + move(socket(), at=(0, 0, 7.5))
    move(arm, turn=(0, 45, 0), at=(0, 0, 7.5))


def pipes(colour, count=3):
    """Pipes with a socket, two below and one above."""
    skin = plastic(colour, 0.42)
    for index, (x, z) in enumerate(((-5.7, 5.4), (5.7, 5.4), (0, 15.0))[:count]):
        profile = [(4.6, 0.05), (5.0, 0, 0.1), (5.0, 46, 0.2), (5.6, 46.6, 0.3), (5.6, 51, 0.2), (5.85, 51.2, 0.2), (5.85, 53, 0.2), (5.6, 53.4, 0.2), (5.6, 54, 0.1), (5.15, 54, 0.1), (5.1, 47), (4.6, 46)]
        move([lathe(profile, skin)], turn=(90, 0, 0), at=(x, 26, z))


def basin_tap(finish):
    """A single-lever tap for a basin: 5 × 16 × 19 cm."""
    metal = finish()
    lathe([(0, 0), (2.6, 0, 0.1), (2.6, 0.5, 0.2), (2.3, 0.7, 0.2), (2.3, 13.2, 0.3), (2.2, 13.4), (2.2, 13.7), (2.35, 13.9, 0.1), (2.35, 15.6, 0.5), (0, 15.8)], metal)
    tube([(0, -1.2, 9.4), (0, -5.5, 10.6), (0, -9.6, 10.4), (0, -11.2, 9.0), (0, -11.5, 7.6)], 1.5, metal, sides=8, taper=[1.1, 1, 0.9, 0.85, 0.82])
    ring(1.28, 1.0, 0.6, steel(), at=(0, -11.5, 7.1))
    tube([(0, 0.2, 15.2), (0, 1.6, 17.2), (0, 3.8, 18.9)], 0.55, metal, sides=6, taper=[1.2, 1, 0.8])


def sink_tap(finish):
    """A high spout over a sink: 5 × 22 × 36 cm."""
    metal = finish()
    lathe([(0, 0), (2.6, 0, 0.1), (2.6, 0.6, 0.2), (2.25, 0.9, 0.2), (2.25, 12.5, 0.3), (1.5, 13.2, 0.4), (1.35, 13.6)], metal)
    bend = [(0, -8.2 + 8.2 * math.cos(math.radians(a)), 26.5 + 8.2 * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    tube([(0, 0, 13), (0, 0, 20), *bend, (0, -16.4, 23.4)], 1.3, metal, sides=8, soft=True)
    ring(1.5, 1.0, 1.6, metal, at=(0, -16.4, 21.9), edge=0.15)
    move([rod(1.35, 3.4, metal, edge=0.25), tube([(0, 0, 3.0), (0, 0.4, 5.4), (0, 1.2, 8.6)], 0.5, metal, sides=6)], turn=(0, 90, 0), at=(1.9, 0, 9.4))


def shower_head():
    """A flat round head on an arm from the wall."""
    metal = chrome()
    lathe([(0, 0), (10.6, 0, 0.2), (11, 0.35, 0.3), (10.6, 0.8, 0.4), (2.2, 1.7, 1), (1.5, 3.0, 0.5), (1.2, 4.2)], metal, at=(5, 0, 0))
    tube([(5, 0, 4), (5, 0, 8), (4.3, 0, 10.3), (2, 0, 11.2), (-6, 0, 11.2), (-18.4, 0, 11.2)], 1.05, metal, sides=8)
    move([lathe([(0, 0), (2.9, 0, 0.2), (2.7, 0.6, 0.3), (1.3, 1.0, 0.2)], metal)], turn=(0, 90, 0), at=(-18.6, 0, 11.2))


def trap():
    """A white bottle trap with its pipe to the wall."""
    skin = plastic("#dcdbd7", 0.35)
    lathe([(0, 0), (2.6, 0, 0.8), (3.3, 0.8, 0.6), (3.4, 2.2, 0.2), (3.1, 2.4), (3.1, 9.4, 0.3), (2.4, 10.2, 0.3)], skin)
    for z in (2.3, 9.6):
        lathe([(3.1, 0), (3.6, 0, 0.15), (3.6, 1.5, 0.15), (3.1, 1.6)], skin, at=(0, 0, z))
    rod(1.65, 12, skin, at=(0, 0, 10))
    lathe([(1.65, 0), (2.3, 0, 0.15), (2.3, 1.8, 0.2), (1.7, 1.9)], skin, at=(0, 0, 14.4))
    lathe([(1.65, 0), (3.2, 0.8, 0.4), (3.2, 1.4, 0.15), (2.6, 1.4, 0.1), (2.4, 0.4)], skin, at=(0, 0, 21.5))
    arm = [rod(1.65, 13, skin), lathe([(1.6, 0), (2.3, 0, 0.15), (2.3, 1.6, 0.2), (1.7, 1.7)], skin, at=(0, 0, 1.6)), lathe([(1.6, 0), (3.4, 0, 0.2), (3.1, 0.5, 0.3), (1.7, 0.9)], skin, at=(0, 0, 11.6))]
    move(arm, turn=(0, 90, 0), at=(2.4, 0, 7))


def elbow():
    """A brass elbow with two male threads."""
    metal = brass()
    parts = [lathe([(0, 0), (1.28, 0, 0.1), (1.28, 0.2)], metal)]
    thread = lambda: [ring(1.22, 0.85, 1.9, metal), helix(1.22, 1.7, 8, 0.09, metal, at=(0, 0, 0.06), per_turn=28, sides=1)]
    move(thread(), at=(0, 0, 0))
    rod(1.45, 1.5, metal, at=(0, 0, 1.75), edge=0.2)
    ball = [(1.65 * math.sin(math.radians(a)), 3.5 - 1.65 * math.cos(math.radians(a))) for a in range(0, 181, 6)]
    lathe(ball, metal)
    arm = move(thread(), at=(0, 0, 2.0)) + [rod(1.45, 1.5, metal, at=(0, 0, 0.6), edge=0.2)]
    move(arm, turn=(0, 90, 0), at=(0, 0, 3.5))
    move([rod(0.86, 0.3, plastic("#1c1a17"))], turn=(0, 90, 0), at=(2.8, 0, 3.5))


def nipples():
    metal = brass()

    def nipple():
        parts = [ring(1.25, 0.9, 4.6, metal), plate(hexagon(3.2), 1.0, metal, at=(0, 0, 2.3), edge=0.12, holes=[circle(0.9)])]
        for z in (0.08, 2.95):
            parts.append(helix(1.25, 1.5, 8, 0.09, metal, at=(0, 0, z), per_turn=28, sides=1))
        return parts

    move(nipple(), at=(-1.7, 1.4, 0))
    move(move(nipple(), turn=(0, 90, 0)), turn=(30, 0, -22), at=(-0.9, -1.6, 1.66))


def seals():
    """Washers of rubber and fibre in three colours."""
    spots = [(-4.2, 1.2, 1.3, 0.7, "#e9e6df"), (-1.6, 2.2, 1.1, 0.55, "#c4532c"), (1.0, 1.6, 1.7, 1.0, "#26272a"), (4.0, 0.9, 1.5, 0.85, "#c4532c"), (-2.9, -1.6, 1.5, 0.8, "#c4532c"), (0.2, -1.5, 1.1, 0.5, "#26272a"), (2.4, -1.9, 1.2, 0.65, "#e9e6df"), (-0.7, 0.3, 0.9, 0.4, "#26272a"), (4.6, -1.9, 0.9, 0.4, "#26272a")]
    for x, y, outer, inner, colour in spots:
        ring(outer, inner, 0.28, surface(colour, 0.6), at=(x, y, 0), edge=0.06)


def hose(colour):
    """A garden hose, coiled, with its coupling."""
    skin = plastic(colour, 0.4)
    for layer, (radius, z) in enumerate(((19.5, 1.3), (17.0, 1.3), (18.4, 3.6), (20.3, 3.7), (19.2, 6.0), (17.2, 5.9), (18.4, 8.2))):
        points = [((radius + 0.4 * math.sin(3 * a + layer)) * math.cos(a), (radius + 0.4 * math.sin(3 * a + layer)) * math.sin(a), z + 0.25 * math.sin(2 * a + layer)) for a in (2 * math.pi * i / 90 for i in range(90))]
        tube(points, 1.25, skin, closed=True, soft=False, sides=5)
    tube([(18, -4, 8), (17, -12, 7), (14, -18, 3), (18, -22, 1.3), (22, -22.5, 1.4)], 1.25, skin)
    move([rod(1.5, 4, brass(), edge=0.2), plate(hexagon(3.6), 1, brass(), at=(0, 0, 1.5))], turn=(0, 90, -6), at=(21.6, -22.5, 1.5))
