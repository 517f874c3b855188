"""Sacks, rolls of tape, planters and pots."""
import math

import bmesh
import numpy as np

from materials import label, picture, plastic, rubber, speckle, steel, surface
from paint import bow
from shapes import box, finish, lathe, move, put, ring, tube


def sack(front, back, wide=37, high=53.5, deep=13):
    """A filled sack, standing: fuller below, pressed flat at its seams."""
    build = bmesh.new()
    layer = build.loops.layers.uv.new()
    columns, rows = 40, 56
    noise = np.random.default_rng(6).random((5, 4))
    grid = {}
    for side in (-1, 1):
        for row in range(rows + 1):
            for column in range(columns + 1):
                u, v = column / columns, row / rows
                x, z = 2 * u - 1, 2 * v - 1
                body = max(0, 1 - abs(x) ** 3.2) ** 0.55 * max(0, 1 - abs(z) ** 7) ** 0.5
                thick = deep / 2 * body * (1.04 - 0.22 * v)
                ripple = sum(n[0] * math.sin(7 * n[1] * x + 5 * n[2] * z + 9 * n[3]) for n in noise) * 0.16 * body
                fold = 0.22 * math.exp(-(((abs(x) - 0.86) / 0.08) ** 2)) * math.sin(z * 9 + side)
                place = (x * wide / 2 * (1 - 0.035 * body), side * (thick + ripple) + fold * body, (z + 1) * high / 2)
                grid[side, row, column] = build.verts.new(place)
        for row in range(rows):
            for column in range(columns):
                corner = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                face = build.faces.new([grid[(side, *c)] for c in (corner if side < 0 else corner[::-1])])
                face.material_index = 0 if side < 0 else 1
                for loop, (r, c) in zip(face.loops, corner if side < 0 else corner[::-1]):
                    loop[layer].uv = (c / columns, r / rows)
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=0.01)
    thing = put(finish(build), front, turn=(-4, 0, 0), at=(0, 0, 0.05), smooth=70)
    thing.data.materials.append(back)
    return thing


def full_sack(ground, band, stripe, name, text, size, ink="#ffffff", second=None, foot_ink=None):
    """A printed sack: a band with the name, a stripe, the weight."""
    foot_ink = foot_ink or "#33353a"
    bands = [(0.4, 0.7, band), (0.37, 0.39, stripe)]
    lines = [(name, 0.595, 0.12, ink, True, 0.82), (text, 0.465, 0.07, ink, False, 0.7), (size, 0.24, 0.1, foot_ink, True, 0.34)]
    if second:
        lines.append((second, 0.33, 0.055, foot_ink, True, 0.3))
    return lambda: sack(surface(rough=0.55, image=label(37, 53.5, ground, bands, lines, sharp=28)), surface(ground, 0.55))


def roll(colour, side, wide=5.0, outer=5.7, inner=3.95, core="#b08a5c", rough=0.35, image=None, metal=0.0):
    """A roll of tape that stands on its rim, its hole to the viewer."""
    skin = surface(colour, rough, metal, image=image)
    flank = surface(side, 0.6)
    parts = [lathe([(outer - 0.05, 0), (outer, 0.05), (outer, wide - 0.05), (outer - 0.05, wide)], skin)]
    for z, flip in ((0, 1), (wide, -1)):
        rings = []
        for index in range(7):
            radius = inner + (outer - 0.05 - inner) * index / 6
            rings.append((radius, z + flip * 0.02 * (index % 2)))
        parts.append(lathe(rings, flank, smooth=0))
    parts.append(ring(inner, inner - 0.32, wide - 0.06, surface(core, 0.8), at=(0, 0, 0.03)))
    move(parts, at=(0, 0, -wide / 2))
    move(parts, turn=(90, 0, 0))
    move(parts, turn=(0, 0, 34), at=(0, 0, outer))


def stripes(first, second, count=14):
    """Slanting stripes round a roll."""
    wide, high = 2100, 300
    drawing = [f"xc:{first}", "-fill", second]
    step = wide / count
    for index in range(-1, count):
        x = index * step
        drawing += ["-draw", f"polygon {x:.0f},300 {x + step / 2:.0f},300 {x + step:.0f},0 {x + step / 2:.0f},0"]
    return picture(tuple(drawing), (wide, high))


def planter(colour):
    """A window box of resin, 60 × 21 × 18 cm."""
    skin = plastic(colour, 0.5)
    build = bmesh.new()
    wide, deep, high, slope = 58.5, 19.5, 18.2, 0.93
    rings = [(slope, 0), (1, high - 2.6), (1.03, high - 2.5), (1.03, high), (0.965, high), (0.95, high - 2.4)]
    loops = []
    for scale, z in rings:
        a, b = wide / 2 * scale, deep / 2 * (scale if z else 0.88)
        corner = 1.6
        loop = []
        for cx, cy, start in ((a - corner, b - corner, 0), (-a + corner, b - corner, 90), (-a + corner, -b + corner, 180), (a - corner, -b + corner, 270)):
            for step in range(7):
                angle = math.radians(start + 15 * step)
                loop.append(build.verts.new((cx + corner * math.cos(angle), cy + corner * math.sin(angle), z)))
        loops.append(loop)
    count = len(loops[0])
    for low, top in zip(loops, loops[1:]):
        for i in range(count):
            build.faces.new((low[i], low[(i + 1) % count], top[(i + 1) % count], top[i]))
    build.faces.new(loops[0][::-1])
    put(finish(build), skin, smooth=30)
    box(wide * 0.95, deep * 0.94, 0.3, surface(rough=0.95, image=speckle("#5a4433", "#2b1f16", (900, 300), 2)), at=(0, 0, high - 2.6), edge=0)


def square_pot(colour):
    """A tapered pot, 27.7 cm wide and 30 cm high."""
    skin = plastic(colour, 0.55)
    build = bmesh.new()
    rings = [(9.4, 0), (13.0, 26), (13.85, 26.2), (13.85, 30), (12.7, 30), (12.2, 25), (9.2, 8)]
    corners = [[build.verts.new((sx * half, sy * half, z)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for half, z in rings]
    for low, top in zip(corners, corners[1:]):
        for i in range(4):
            build.faces.new((low[i], low[(i + 1) % 4], top[(i + 1) % 4], top[i]))
    build.faces.new(corners[0][::-1])
    build.faces.new(corners[-1])
    bmesh.ops.bevel(build, geom=build.edges[:], offset=0.3, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True)
    put(finish(build), skin, smooth=36)


def mason_bucket():
    """A black bucket for mortar: 31 cm wide, 25 high."""
    skin = rubber("#2a2b2d")
    lathe([(0, 0), (10.2, 0, 0.5), (10.6, 0.5, 0.3), (14.6, 23.4, 0.2), (15.4, 23.5, 0.3), (15.4, 24.9, 0.4), (14.7, 25.1, 0.3), (14.2, 23, 0.4), (10.2, 1.2, 0.5), (0, 1)], skin)
    for z in (19.5, 21):
        radius = 10.6 + 4 * (z - 0.5) / 23
        ring(radius + 0.22, radius - 0.2, 0.35, skin, at=(0, 0, z))
    bow(15.2, 23.2, steel(0.3), 0.26, 0.5)
    move([tube([(-3, -16.5, 11.9), (0, -16.75, 11.6), (3, -16.5, 11.9)], 0.75, plastic("#e0701f"))], turn=(0, 0, 24))


def tile(colour_light, colour_dark):
    """A curved roof tile of fired clay: 33 × 52 × 10 cm, seen from its narrow end."""
    build = bmesh.new()
    clay = surface(rough=0.85, image=speckle(colour_light, colour_dark, (1024, 1024), 6, 3, 90))
    layer = build.loops.layers.uv.new()
    rows, columns = 20, 28
    verts = {}
    for skin, thick in ((0, 0.0), (1, 1.3)):
        for row in range(rows + 1):
            v = row / rows
            half = 11.5 + 4.2 * v
            for column in range(columns + 1):
                angle = math.pi * column / columns
                radius = half - thick
                verts[skin, row, column] = build.verts.new((radius * math.cos(angle), 52 * v - 26, max(0.0, (8.6 + 1.6 * v - thick) * math.sin(angle))))

    def face(*corners):
        made = build.faces.new([verts[c] for c in corners])
        for loop, (_, r, c) in zip(made.loops, corners):
            loop[layer].uv = (c / columns, r / rows)
    for row in range(rows):
        for c in range(columns):
            face((0, row, c), (0, row + 1, c), (0, row + 1, c + 1), (0, row, c + 1))
            face((1, row, c), (1, row, c + 1), (1, row + 1, c + 1), (1, row + 1, c))
        for c, turn in ((0, 1), (columns, -1)):
            face(*((0, row, c), (1, row, c), (1, row + 1, c), (0, row + 1, c))[::turn])
    for c in range(columns):
        for row, turn in ((0, 1), (rows, -1)):
            face(*((0, row, c), (0, row, c + 1), (1, row, c + 1), (1, row, c))[::turn])
    put(finish(build), clay, smooth=50)
