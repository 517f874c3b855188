"""Free shapes: bodies along a line, volumes cut out, labels and screws laid on a curved front."""
import math

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from materials import BOLD, iron, label, paper
from shapes import finish, flat, put, rod, words


def limb(sections, material, at=(0, 0, 0), turn=(0, 0, 0), cap=0.5, steps=6, segments=48):
    """
    A body along a line in the plane x-z. Sections are (x, z, width in y, height across the line, squareness): 2 is an
    ellipse, 5 nearly a box. Both ends are rounded over the length `cap`; a pair gives each end its own.
    """
    line = [(place, value) for place, value in course(sections, steps)]
    first, last = cap if isinstance(cap, tuple) else (cap, cap)
    rings = []
    for (place, (wide, high, square)), along in zip(line, ways([p for p, _ in line])):
        rings.append((place, along, wide, high, square))
    rings = tip(rings[0], -first)[::-1] + rings + tip(rings[-1], last)
    build = bmesh.new()
    layer = build.loops.layers.uv.new()
    loops = []
    for place, along, wide, high, square in rings:
        up = Vector((-along.z, 0, along.x))
        loop = []
        for i in range(segments):
            a = 2 * math.pi * i / segments
            c, s = math.cos(a), math.sin(a)
            y = math.copysign(abs(c) ** (2 / square), c) * wide / 2
            h = math.copysign(abs(s) ** (2 / square), s) * high / 2
            loop.append(build.verts.new(place + up * h + Vector((0, y, 0))))
        loops.append(loop)
    for row, (low, top) in enumerate(zip(loops, loops[1:])):
        for i in range(segments):
            j = (i + 1) % segments
            face = build.faces.new((low[i], low[j], top[j], top[i]))
            for corner, u, v in zip(face.loops, (i, i + 1, i + 1, i), (row, row, row + 1, row + 1)):
                corner[layer].uv = (u / segments, v / (len(loops) - 1))
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=3e-4)
    for end in (loops[0], loops[-1]):
        alive = [v for v in end if v.is_valid]
        if len(alive) > 2:
            build.faces.new(alive)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    return put(finish(build), material, at, turn, 44)


def course(sections, steps):
    """Places and measures between the sections, by Hermite curves whose slopes heed the distances."""
    rows = [(*s, 2.4)[:5] for s in sections]
    gaps = [max(1e-6, math.dist(a[:2], b[:2])) for a, b in zip(rows, rows[1:])]
    slopes = []
    for i in range(len(rows)):
        low, top = max(i - 1, 0), min(i, len(gaps) - 1)
        before = [(b - a) / gaps[low] for a, b in zip(rows[low], rows[low + 1])]
        after = [(b - a) / gaps[top] for a, b in zip(rows[top], rows[top + 1])]
        slopes.append([(x * gaps[top] + y * gaps[low]) / (gaps[low] + gaps[top]) for x, y in zip(before, after)])
    for i, gap in enumerate(gaps):
        for step in range(steps + (i == len(gaps) - 1)):
            t = step / steps
            a, b = (1 + 2 * t) * (1 - t) ** 2, t * t * (3 - 2 * t)
            c, d = t * (1 - t) ** 2 * gap, t * t * (t - 1) * gap
            x, z, *rest = (a * p + b * q + c * m + d * n for p, q, m, n in zip(rows[i], rows[i + 1], slopes[i], slopes[i + 1]))
            yield Vector((x, 0, z)), rest


def ways(places):
    """The direction of a line at each of its places."""
    return [(places[min(i + 1, len(places) - 1)] - places[max(i - 1, 0)]).normalized() for i in range(len(places))]


def tip(ring, length, count=6):
    """Rings that round an end off."""
    place, along, wide, high, square = ring
    round_ = min(abs(length), wide * 0.5, high * 0.5)
    rings = []
    for step in range(1, count + 1):
        a = math.pi / 2 * step / count
        less = round_ * (1 - math.cos(a)) * 2
        far = place + along * math.copysign(round_ * math.sin(a), length)
        rings.append((far, along, max(wide - less, 1e-3), max(high - less, 1e-3), square))
    return rings


def cut(thing, *tools):
    """Takes the volume of the tools out of a thing."""
    for tool in flat(tools):
        change = thing.modifiers.new("cut", "BOOLEAN")
        change.operation, change.solver, change.object = "DIFFERENCE", "EXACT", tool
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    material = thing.data.materials[0]
    mesh.materials.clear()
    mesh.materials.append(material)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    thing.modifiers.clear()
    thing.data = mesh
    for tool in flat(tools):
        bpy.data.objects.remove(tool)
    return thing


def front(body):
    """The front of bodies: a function that gives y at (x, z), or None beside them."""
    verts, faces = [], []
    for thing in flat(body):
        start = len(verts)
        verts += [thing.matrix_world @ v.co for v in thing.data.vertices]
        faces += [[start + i for i in p.vertices] for p in thing.data.polygons]
    tree = BVHTree.FromPolygons(verts, faces)

    def at(x, z):
        hit = tree.ray_cast(Vector((x, -500, z)), Vector((0, 1, 0)))[0]
        return None if hit is None else hit.y

    return at


def lay(thing, body, off=0.03):
    """Lays a flat thing (letters, a label) on the front of a body."""
    reach = front(body)
    turned = thing.matrix_world.inverted()
    last = 0.0
    for vert in thing.data.vertices:
        place = thing.matrix_world @ vert.co
        y = reach(place.x, place.z)
        last = last if y is None else y
        vert.co = turned @ Vector((place.x, last - off, place.z))
    return thing


def sticker(width, height, image, body, at, tilt=0.0, rows=16, off=0.03):
    """A label on the front of a body, `at` its middle (x, z)."""
    build = bmesh.new()
    layer = build.loops.layers.uv.new()
    columns = rows * 2
    grid = [[build.verts.new((width * (c / columns - 0.5), 0, height * (r / rows - 0.5))) for c in range(columns + 1)] for r in range(rows + 1)]
    for r in range(rows):
        for c in range(columns):
            face = build.faces.new((grid[r][c], grid[r][c + 1], grid[r + 1][c + 1], grid[r + 1][c]))
            for corner, u, v in zip(face.loops, (c, c + 1, c + 1, c), (r, r, r + 1, r + 1)):
                corner[layer].uv = (u / columns, v / rows)
    thing = put(finish(build), paper(image) if isinstance(image, str) else image, (at[0], 0, at[1]), (0, tilt, 0), 60)
    return lay(thing, body, off)


def printed(text, size, material, body, at, tilt=0.0, off=0.03):
    """Letters printed on the front of a body."""
    return lay(words(text, size, material, (at[0], 0, at[1]), (90, tilt, 0), 0, BOLD), body, off)


def badge(width, height, ground, lines, body, at, bands=(), tilt=0.0, off=0.03):
    """A label with its words, drawn and laid on the front of a body."""
    return sticker(width, height, label(width, height, ground, bands, lines), body, at, tilt, off=off)


def studs(body, places, radius=0.3, material=None):
    """Screws that close a shell: dark recesses with a head in them."""
    reach, dark = front(body), iron("#2e3033")
    parts = []
    for x, z in places:
        y = reach(x, z)
        if y is not None:
            parts.append(rod(radius, 0.16, dark, at=(x, y + 0.08, z), turn=(90, 0, 0), edge=0.03, segments=20))
            parts.append(rod(radius * 0.62, 0.12, material or iron("#85888c"), at=(x, y - 0.02, z), turn=(90, 0, 0), edge=0.03, segments=12))
    return parts
