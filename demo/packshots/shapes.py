"""Shapes of goods: everything in centimetres, x to the right, y away from the viewer, z up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def put(mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=36):
    """A mesh as an object of the scene; `turn` in degrees around x, y, z, then moved to `at`."""
    mesh.materials.clear()
    mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [smooth > 0] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    thing = bpy.data.objects.new("part", mesh)
    bpy.context.scene.collection.objects.link(thing)
    rotation = Matrix.Identity(4)
    for axis, angle in zip("XYZ", turn):
        rotation = Matrix.Rotation(math.radians(angle), 4, axis) @ rotation
    thing.matrix_world = Matrix.Translation(at) @ rotation
    return thing


def move(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves finished parts together: turned around the origin, then moved to `at`."""
    rotation = Matrix.Identity(4)
    for axis, angle in zip("XYZ", turn):
        rotation = Matrix.Rotation(math.radians(angle), 4, axis) @ rotation
    for thing in flat(things):
        thing.matrix_world = Matrix.Translation(at) @ rotation @ thing.matrix_world
    return things


def flat(things):
    for thing in things if isinstance(things, (list, tuple)) else [things]:
        if isinstance(thing, (list, tuple)):
            yield from flat(thing)
        elif thing is not None:
            yield thing


def rounded(points, closed=True, steps=5):
    """A polyline whose corners (x, y, radius) are rounded."""
    line, count = [], len(points)
    for index, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        inner = closed or 0 < index < count - 1
        here = Vector(point[:2])
        if not radius or not inner:
            line.append(here)
            continue
        before, after = Vector(points[index - 1][:2]) - here, Vector(points[(index + 1) % count][:2]) - here
        cut = min(radius, before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * cut, here + after.normalized() * cut
        for step in range(steps + 1):
            t = step / steps
            line.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return line


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), segments=72, smooth=36, squash=1.0):
    """Turns a profile of (radius, height, rounding) around the z axis; u goes round from the back, v up."""
    line = rounded(profile, closed=False)
    high = [p.y for p in line]
    span = (max(high) - min(high)) or 1
    build = bmesh.new()
    layer = build.loops.layers.uv.new()
    rings = []
    for point in line:
        angles = [math.radians(90) + 2 * math.pi * i / segments for i in range(segments)]
        x = max(point.x, 1e-4)
        rings.append([build.verts.new((x * math.cos(a), x * math.sin(a) * squash, point.y)) for a in angles])
    for row in range(len(rings) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            face = build.faces.new((rings[row][i], rings[row][j], rings[row + 1][j], rings[row + 1][i]))
            u = (i / segments, (i + 1) / segments, (i + 1) / segments, i / segments)
            v = (line[row].y, line[row].y, line[row + 1].y, line[row + 1].y)
            for k, loop in enumerate(face.loops):
                loop[layer].uv = (u[k], (v[k] - min(high)) / span)
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=2e-4)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    return put(finish(build), material, at, turn, smooth)


def finish(build):
    mesh = bpy.data.meshes.new("part")
    build.to_mesh(mesh)
    build.free()
    return mesh


def rod(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.05, segments=48):
    edge = min(edge, radius * 0.45, height * 0.45)
    profile = [(0, 0), (radius, 0, edge), (radius, height, edge), (0, height)]
    return lathe(profile, material, at, turn, segments)


def ring(outer, inner, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.05, segments=72):
    profile = [(inner, 0, edge), (outer, 0, edge), (outer, height, edge), (inner, height, edge), (inner, 0)]
    return lathe(profile, material, at, turn, segments)


def box(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.1, steps=3):
    """A box standing on `at`, its edges rounded; u and v fill the front and every other side."""
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=1)
    for vert in build.verts:
        vert.co = Vector((vert.co.x * width, vert.co.y * depth, (vert.co.z + 0.5) * height))
    edge = min(edge, width * 0.45, depth * 0.45, height * 0.45)
    if edge > 0:
        bmesh.ops.bevel(build, geom=build.edges[:], offset=edge, segments=steps, profile=0.5, affect="EDGES")
    project(build, width, depth, height)
    return put(finish(build), material, at, turn)


def project(build, width, depth, height):
    """Texture coordinates by the side a face looks to: front and back x and z, sides y and z, top x and y."""
    layer = build.loops.layers.uv.verify()
    build.normal_update()
    for face in build.faces:
        normal = [abs(x) for x in face.normal]
        for loop in face.loops:
            x, y, z = loop.vert.co.x / width + 0.5, loop.vert.co.y / depth + 0.5, loop.vert.co.z / height
            side = normal.index(max(normal))
            loop[layer].uv = (x, z) if side == 1 else (y, z) if side == 0 else (x, y)


def plate(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.08, holes=()):
    """An outline of (x, y, rounding) in the plane x-y, with holes, made `depth` thick around z = 0."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    edge = min(edge, depth * 0.45)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - edge, edge, 2, -edge
    for points in (outline, *holes):
        line = rounded(points)
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, xy in zip(spline.points, line):
            point.co = (xy.x, xy.y, 0, 1)
        spline.use_cyclic_u = True
    holder = bpy.data.objects.new("plate", curve)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    build = bmesh.new()
    build.from_mesh(mesh)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    layer = build.loops.layers.uv.verify()
    for face in build.faces:
        for loop in face.loops:
            co = loop.vert.co
            loop[layer].uv = ((co.x - min(xs)) / (max(xs) - min(xs)), (co.y - min(ys)) / (max(ys) - min(ys)))
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=1e-4)
    build.to_mesh(mesh)
    build.free()
    return put(mesh, material, at, turn)


def circle(radius, x=0.0, y=0.0, count=32):
    return [(x + radius * math.cos(2 * math.pi * i / count), y + radius * math.sin(2 * math.pi * i / count)) for i in range(count)]


def hexagon(across, x=0.0, y=0.0):
    """`across` from flat to flat."""
    radius = across / math.sqrt(3)
    return [(x + radius * math.cos(math.radians(60 * i)), y + radius * math.sin(math.radians(60 * i))) for i in range(6)]


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, soft=True, sides=4, taper=None):
    """A round bar through points in space; `soft` lays a curve through them, `taper` scales the radius at each."""
    line = through(points, closed) if soft else [(Vector(p), i) for i, p in enumerate(points)]
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, sides, True
    curve.twist_mode = "MINIMUM"
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, (place, where) in zip(spline.points, line):
        point.co = (*place, 1)
        if taper:
            low = min(int(where), len(taper) - 2)
            point.radius = taper[low] + (taper[low + 1] - taper[low]) * (where - low)
    spline.use_cyclic_u = closed
    holder = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    return put(mesh, material, at, turn, 50)


def through(points, closed, steps=8):
    """A smooth line (Catmull-Rom) through points, with the place on it counted in points."""
    places = [Vector(p) for p in points]
    count = len(places)
    line = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (places[(i + k) % count] if closed else places[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            line.append((0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3), i + t))
    if not closed:
        line.append((places[-1], count - 1))
    return line


def helix(radius, rise, turns, thick, material, at=(0, 0, 0), turn=(0, 0, 0), taper=None, per_turn=24, sides=2):
    count = int(turns * per_turn)
    points = []
    for i in range(count + 1):
        t, a = i / count, 2 * math.pi * turns * i / count
        r = radius * (taper(t) if taper else 1)
        points.append((r * math.cos(a), r * math.sin(a), rise * t))
    return tube(points, thick, material, at, turn, soft=False, sides=sides)


def words(text, size, material, at=(0, 0, 0), turn=(90, 0, 0), depth=0.02, font=None, align="CENTER"):
    """Raised letters, by default upright and read from the front."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = text, size, align, "CENTER", depth
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    holder = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    return put(mesh, material, at, turn, 20)
