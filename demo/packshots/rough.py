"""Sheets, rolls, packed and sewn goods of the site: OSB, lawn, dust sheet, mask, sandpaper, trestle."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from forms import front, limb, printed
from materials import label, paper, picture, plastic, speckle, steel, surface, wood
from shapes import box, finish, lathe, move, plate, put, rod, tube

UP = (90, 0, 0)


def cloth(width, depth, height, material, rows=24, columns=32, at=(0, 0, 0), turn=(0, 0, 0), thick=0.03):
    """A thin sheet whose height is a function of its place (u, v from 0 to 1)."""
    build = bmesh.new()
    layer = build.loops.layers.uv.new()
    grid = [[build.verts.new((width * (c / columns - 0.5), depth * (r / rows - 0.5), height(c / columns, r / rows))) for c in range(columns + 1)] for r in range(rows + 1)]
    for r in range(rows):
        for c in range(columns):
            face = build.faces.new((grid[r][c], grid[r][c + 1], grid[r + 1][c + 1], grid[r + 1][c]))
            for corner, u, v in zip(face.loops, (c, c + 1, c + 1, c), (r, r, r + 1, r + 1)):
                corner[layer].uv = (u / columns, v / rows)
    build.normal_update()
    bmesh.ops.solidify(build, geom=build.faces[:], thickness=thick)
    return put(finish(build), material, at, turn, 60)


def strands(seed=4):
    """The face of an OSB board: strands of wood, laid in all directions."""
    dice = random.Random(seed)
    tones = ("#c99f63", "#d8b47c", "#b98a4e", "#e0c08c", "#a97a42", "#cfa76c", "#c0935a", "#8f6434")
    drawing = ["xc:#b08349"]
    for _ in range(14):
        strokes = []
        for _ in range(130):
            x, y, a = dice.uniform(0, 1200), dice.uniform(0, 1600), math.radians(90 + dice.gauss(0, 38))
            long, wide = dice.uniform(50, 130), dice.uniform(8, 22)
            c, s = math.cos(a), math.sin(a)
            corners = [(-long, -wide), (long, -wide * dice.uniform(0.4, 1)), (long * 0.96, wide), (-long * 0.97, wide * dice.uniform(0.5, 1))]
            strokes.append(f"fill {dice.choice(tones)} polygon " + " ".join(f"{x + p * c - q * s:.0f},{y + p * s + q * c:.0f}" for p, q in corners))
        drawing += ["-draw", " ".join(strokes)]
    drawing += ["-attenuate", "0.12", "+noise", "Gaussian"]
    return picture(tuple(drawing), (1200, 1600))


def lawn():
    """Artificial grass, partly unrolled: blades in four greens on a dark backing."""
    dice = random.Random(7)
    greens = [surface(colour, 0.6, sheen=0.2) for colour in ("#4f8a35", "#3d7a2c", "#6fa044", "#93a452")]
    backing = surface("#33402c", 0.8)
    wide, long, radius = 60, 52, 7.4
    box(wide, long, 0.5, backing, at=(0, -long / 2, 0), edge=0.1)
    spiral = lambda t: (radius - 1.15 * t / (2 * math.pi), t)
    ring_ = [(r * math.sin(t), radius - r * math.cos(t)) for r, t in (spiral(2 * math.pi * i / 40) for i in range(140))]
    back = [((r - 0.5) * math.sin(t), radius - (r - 0.5) * math.cos(t)) for r, t in (spiral(2 * math.pi * i / 40) for i in range(139, -1, -1))]
    plate([*ring_, *back], wide, backing, turn=(90, 0, 90), edge=0.02)
    builds = [bmesh.new() for _ in greens]

    def blade(build, root, up, lean, tall):
        side = lean.cross(up).normalized() * 0.13
        tip_ = root + up * tall + lean * tall * 0.45
        middle = root + up * tall * 0.6 + lean * tall * 0.12
        a, b, c, d, e = (build.verts.new(p) for p in (root - side, root + side, middle + side * 0.8, middle - side * 0.8, tip_))
        build.faces.new((a, b, c, d))
        build.faces.new((d, c, e))

    def tuft(root, up, along):
        for _ in range(3):
            a = dice.uniform(0, 2 * math.pi)
            lean = (Vector((1, 0, 0)) * math.cos(a) + along * math.sin(a)) * dice.uniform(0.3, 1.2)
            blade(builds[dice.choices(range(4), (4, 4, 3, 2))[0]], root, up, lean, dice.uniform(1.6, 2.7))

    for _ in range(7200):
        tuft(Vector((dice.uniform(-wide / 2, wide / 2), dice.uniform(-long, 0), 0.4)), Vector((0, 0, 1)), Vector((0, 1, 0)))
    for index in range(2600):
        t = dice.uniform(0.2, 21.5)
        r = spiral(t)[0] - 0.45
        x = dice.choice((-1, 1)) * (wide / 2 - abs(dice.gauss(0, 0.8)))
        up = Vector((0, -math.sin(t), math.cos(t)))
        tuft(Vector((x, r * math.sin(t), radius - r * math.cos(t))), up, Vector((0, math.cos(t), math.sin(t))))
    for build, green in zip(builds, greens):
        put(finish(build), green, smooth=0)
    move(list(bpy.context.scene.objects), turn=(0, 0, -24))


def dust_sheet():
    """A folded dust sheet with its paper band: 22 × 16 × 4.7 cm."""
    film = surface("#d3dade", 0.22, coat=0.6, sheen=0.2)
    dice = random.Random(3)
    for index in range(8):
        z = 0.28 + index * 0.56
        shift = dice.uniform(-0.25, 0.25)
        limb([(-10.6 + shift, z, 15.4, 0.5, 5), (0, z + 0.03, 15.7, 0.55, 5), (10.6 + shift, z, 15.4, 0.5, 5)], film, cap=0.22)
    for index in range(4):
        z = 0.56 + index * 1.12
        move([limb([(-10.5, z, 0.9, 1.0, 2.2), (10.5, z, 0.9, 1.0, 2.2)], film, cap=0.3)], at=(0, -7.6, 0))
    cloth(21, 15.4, lambda u, v: 4.62 + 0.1 * math.sin(9 * u + 3 * v) * math.sin(5 * v) + 0.05 * math.sin(23 * u - 11 * v), film, 40, 56)
    lines = [("TELO", 0.68, 0.36, "#ffffff", True, 0.86), ("copritutto per imbiancare", 0.38, 0.13, "#ffffff", False, 0.9), ("4 × 5 m", 0.14, 0.17, "#f2c037", True, 0.6)]
    band = cloth(9.4, 15.9, lambda u, v: 4.86, paper(label(9.4, 15.9, "#2a6f92", [(0, 0.04, "#f2c037"), (0.96, 1, "#f2c037")], lines)), 4, 4)
    front = label(9.4, 4.7, "#2a6f92", [(0, 0.06, "#f2c037")], [("COPRE DIVANI E PAVIMENTI", 0.5, 0.24, "#ffffff", True, 0.86)])
    box(9.4, 0.06, 4.7, paper(front), at=(0, -8.1, 0.1), edge=0)
    box(9.4, 0.06, 4.7, plastic("#2a6f92"), at=(0, 7.95, 0.1), edge=0)
    move(band, at=(0, -0.08, 0))


def mask():
    """A filtering mask with its valve: 14.9 × 14.3 × 13.8 cm."""
    white, shade, elastic = surface("#dcdbd6", 0.85, sheen=0.3), plastic("#c9ccce", 0.4), surface("#d9a83a", 0.7, sheen=0.2)
    shape = lambda wide, a: (6.5 * wide * math.cos(a) * (1 - 0.2 * max(0, math.sin(a)) ** 2 - 0.1 * max(0, -math.sin(a))), 6.7 * wide * math.sin(a) * (1 + 0.06 * math.sin(a)))
    build = bmesh.new()
    rows, columns = 60, 90
    grid = []
    for r in range(rows + 1):
        t = r / rows
        wide = math.sin(math.pi / 2 * (1 - t) ** 0.86) if t < 1 else 0
        loop = []
        for c in range(columns):
            a = 2 * math.pi * c / columns
            x, z = shape(wide, a)
            nose = 2.0 * math.exp(-((x / 2.4) ** 2)) * max(0, math.sin(a)) * (0.25 + t) * (1 - t)
            deep = 5.4 * (1 - (1 - t) ** 2.4) + nose + 0.16 * math.exp(-(((t - 0.2) / 0.03) ** 2)) - 0.2 * math.exp(-(((t - 0.36) / 0.025) ** 2)) - 0.2 * math.exp(-(((t - 0.52) / 0.025) ** 2))
            loop.append(build.verts.new((x, -deep, z)))
        grid.append(loop)
    for low, top in zip(grid, grid[1:]):
        for c in range(columns):
            d = (c + 1) % columns
            build.faces.new((low[c], low[d], top[d], top[c]))
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=0.002)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    parts = [put(finish(build), white, smooth=60)]
    rim = [(x, 0, z) for x, z in (shape(1.0, 2 * math.pi * i / 48) for i in range(48))]
    reach = front(parts[0])
    parts.append(tube(rim, 0.46, white, closed=True, sides=4))
    parts += [tube([(x * 1.01, -0.46, z * 1.01) for x, _, z in rim], 0.06, plastic("#b9bab6"), closed=True, sides=2)]
    strip = [(x, (reach(x, 4.75 - 0.1 * x * x) or 0) - 0.05, 4.75 - 0.1 * x * x) for x in (-2.8 + 0.4 * i for i in range(15))]
    parts.append(tube(strip, 0.3, steel(0.35), sides=4))
    valve = [plate([(-1.9, -1.5, 0.9), (1.9, -1.5, 0.9), (1.9, 1.5, 0.9), (-1.9, 1.5, 0.9)], 0.7, shade, edge=0.22), plate([(-1.5, -1.1, 0.6), (1.5, -1.1, 0.6), (1.5, 1.1, 0.6), (-1.5, 1.1, 0.6)], 0.4, plastic("#2f6fc0", 0.36), at=(0, 0, 0.42), edge=0.14)]
    valve += [box(2.2, 0.2, 0.1, plastic("#1d3f73"), at=(0, -0.66 + 0.44 * i, 0.6), edge=0.04) for i in range(4)]
    for part in valve:
        part.matrix_world = Matrix.Scale(1.3, 4) @ part.matrix_world
    parts += move(valve, turn=(90, 0, 0), at=(0, -5.4, -0.7))
    for side in (-1, 1):
        for z in (3.2, -3.2):
            parts.append(box(0.5, 0.5, 1.0, shade, at=(side * 5.7, -0.35, z - 0.5), edge=0.12))
    for z, back, high in ((3.2, 7.4, 1.2), (-3.2, 6.6, -1.4)):
        line = [(-5.7, -0.3, z), (-6.6, 1.2, z + high * 0.2), (-6.2, 4.4, z + high * 0.7), (-3.4, back, z + high), (0, back + 0.8, z + high), (3.4, back, z + high), (6.2, 4.4, z + high * 0.7), (6.6, 1.2, z + high * 0.2), (5.7, -0.3, z)]
        for step in range(-2, 3):
            parts.append(tube([(x, y, w + 0.13 * step) for x, y, w in line], 0.085, elastic, sides=3))
    parts.append(printed("FFP2 NR", 1.0, plastic("#4b5054"), parts[0], (0, -3.9)))
    move(parts, turn=(-8, 0, 0), at=(0, 0, 6.6))


def sandpaper():
    """Sheets of sandpaper in a fan, coarse to fine: 23 × 28 cm."""
    grits = (("#b4603a", "#7d3c20", 2.2), ("#a8683f", "#7a4626", 1.5), ("#8d5a3c", "#64391f", 1.1), ("#77736f", "#4d4a47", 0.8))
    for index, (light, dark, grain) in enumerate(grits):
        skin = surface(rough=0.9, image=speckle(light, dark, (1000, 1200), grain, index + 1, 170))
        lift = lambda u, v, k=index: 0.25 * (3 - k) + 1.5 * max(0, u - 0.62) ** 2 * 6 * max(0, 0.5 - v) * 2 + 0.35 * (1 - v) * u
        sheet = cloth(23, 28, lift, skin, 28, 28, at=(0, 14, 0.05))
        back = cloth(22.96, 27.96, lambda u, v: lift(u, v) - 0.04, surface("#cbb48c", 0.8), 28, 28, at=(0, 14, 0.05))
        move([sheet, back], turn=(0, 0, 24 - 17 * index), at=(0, 0, 0))
    curl = label(6, 5, "#cbb48c", [], [("P120", 0.66, 0.4, "#5c3d28", True, 0.8), ("23 × 28 cm", 0.26, 0.2, "#5c3d28", False, 0.86)])
    roll = [lathe([(2.7, 0), (2.75, 23)], surface("#cbb48c", 0.75)), lathe([(2.55, 0), (2.6, 23)], surface("#77736f", 0.9))]
    roll.append(cloth(6, 5, lambda u, v: 0, paper(curl), 14, 4))
    move(roll[:2], turn=(0, 90, 0), at=(-11.5, 0, 2.75))
    wrap = roll[2]
    for vert in wrap.data.vertices:
        a = math.radians(-90 + 112 * (vert.co.y / 5 + 0.5) - 20)
        r = 2.8 + vert.co.z
        vert.co = (vert.co.x, r * math.sin(a), 2.75 + r * math.cos(a))
    move([*roll[:2], wrap], turn=(0, 0, -8), at=(3, -6.6, 0))


def trestle():
    """A working trestle of spruce, 75 cm high: 80 × 46.3 × 75.4 cm."""
    spruce = lambda seed, along="x": wood("#e3c08a", "#c0925a", size=(2048, 256), seed=seed, along=along)
    screw = surface("#b9a05a", 0.35, 0.8)
    box(80, 4.4, 9, spruce(1), at=(0, 0, 66.4), edge=0.3)
    for end in (-1, 1):
        for side in (-1, 1):
            leg = [box(7, 3.0, 76, spruce(3 + end + side, "y"), at=(0, 0, 0), edge=0.25)]
            move(leg, turn=(side * 15.4, -end * 5.5, 0), at=(end * 36.6, side * 22.6, -0.4))
            for x, z in ((-1.5, 70), (1.5, 72.4), (-1.4, 66.8)):
                at = (end * (36.6 - z * math.tan(math.radians(5.5))) + x, side * (22.6 - z * math.tan(math.radians(15.4)) + 1.55), z)
                rod(0.55, 0.3, screw, at=at, turn=(side * -90 + side * 15.4, 0, 0), segments=20)
        box(2.4, 34, 7, spruce(8, "x"), at=(end * 33.4, 0, 24), edge=0.25)
        gusset = [(-8.6, 54, 0.4), (8.6, 54, 0.4), (4.6, 66, 0.4), (-4.6, 66, 0.4)]
        plate(gusset, 1.8, wood("#dcb67c", "#b98a50", size=(512, 512), seed=5), turn=(90, 0, 90), at=(end * 29.6, 0, 0), edge=0.12)
    box(66, 2.4, 7, spruce(11), at=(0, 0, 31.2), edge=0.25)
