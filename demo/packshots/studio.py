"""The studio: soft light from all sides on the shop's grey, camera, rendering in layers of light and colour."""
import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from materials import linear

SIZE = 1000
GREY = (245, 245, 243)
BACKDROP = np.array(linear("#f5f5f3"), np.float32)
FLOOR = 0.8 * BACKDROP / BACKDROP.max()
LENS, SENSOR = 85.0, 36.0
FILL = 0.82
"""Share of the picture's side that the longer side of the goods takes."""


def empty_stage(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 0.6, 2.5, 10
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
    scene.render.threads_mode, scene.render.threads = "FIXED", 4
    scene.render.resolution_x = scene.render.resolution_y = SIZE
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    for name in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "normal", "z"):
        setattr(layer, f"use_pass_{name}", True)
    floor = layer.aovs.add()
    floor.name, floor.type = "floor", "VALUE"
    scene.world = bpy.data.worlds.new("light")
    scene.world.use_nodes = True
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = "MANUAL", 512
    return scene


def lay_floor(drop=0.0):
    mesh = bpy.data.meshes.new("floor")
    far = 4000
    mesh.from_pydata([(-far, -far, -drop), (far, -far, -drop), (far, far, -drop), (-far, far, -drop)], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, diffuse, flag = (nodes.new(f"ShaderNode{x}") for x in ("OutputMaterial", "BsdfDiffuse", "OutputAOV"))
    diffuse.inputs[0].default_value = [*FLOOR, 1]
    links.new(diffuse.outputs[0], out.inputs[0])
    flag.name, flag.inputs["Value"].default_value = "floor", 1
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("floor", mesh))


def light_map(azimuth, wide=512, high=256):
    """Light from every direction, seen from the camera's azimuth: a grey sky, a large key light, a strip, a light from behind."""
    column, row = np.meshgrid(np.arange(wide), np.arange(high))
    around, up = -((column + 0.5) / wide - 0.5) * 2 * np.pi, ((row + 0.5) / high - 0.5) * np.pi
    x, y, z = np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.sin(up)
    right = x * math.cos(azimuth) + y * math.sin(azimuth)
    front = x * math.sin(azimuth) - y * math.cos(azimuth)

    def panel(direction, half_wide, half_high, soft):
        d = np.array(direction) / np.linalg.norm(direction)
        side = np.cross((0, 0, 1.0), d)
        side /= np.linalg.norm(side)
        top = np.cross(d, side)
        straight = right * d[0] + front * d[1] + z * d[2]
        a = np.degrees(np.arctan2(right * side[0] + front * side[1] + z * side[2], straight))
        b = np.degrees(np.arctan2(right * top[0] + front * top[1] + z * top[2], straight))
        edge = lambda angle, half: 1 / (1 + np.exp(np.clip((np.abs(angle) - half) / (soft / 4), -40, 40)))
        return edge(a, half_wide) * edge(b, half_high) * (straight > 0)

    light = np.where(z > -0.02, 0.44 + 0.36 * np.clip(z, 0, 1) ** 0.7, 0.36)
    light *= 1 - 0.32 * np.clip(front, 0, 1) * (z < 0.5)
    for side in (-1, 1):
        light = light * (1 - 0.8 * panel((side * 0.86, -0.5, 0.12), 22, 32, 14))
    light += 7.3 * panel((-0.78, 0.5, 0.8), 26, 24, 8) + 2.2 * panel((0.93, 0.42, 0.22), 11, 30, 7)
    light += 3.2 * panel((0.15, -0.62, 0.9), 38, 15, 10)
    solid = np.cos(up) * (np.pi / high) * (2 * np.pi / wide)
    on_floor = (light * np.clip(z, 0, 1) * solid).sum() / np.pi
    return (light * BACKDROP.mean() / (FLOOR.mean() * on_floor)).astype(np.float32)


def set_light(azimuth):
    light = light_map(azimuth)
    high, wide = light.shape
    image = bpy.data.images.new("light", wide, high, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = light[..., None]
    image.pixels.foreach_set(pixels.ravel())
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    out, ground, texture = (tree.nodes.new(f"ShaderNode{x}") for x in ("OutputWorld", "Background", "TexEnvironment"))
    texture.image = image
    tree.links.new(texture.outputs[0], ground.inputs[0])
    tree.links.new(ground.outputs[0], out.inputs[0])
    return ground


def corners():
    """Every vertex of the goods, in the world."""
    parts = []
    for thing in bpy.context.scene.objects:
        if thing.type != "MESH" or thing.name.startswith("floor"):
            continue
        count = len(thing.data.vertices)
        co = np.empty(count * 3, np.float32)
        thing.data.vertices.foreach_get("co", co)
        matrix = np.array(thing.matrix_world)
        parts.append(co.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(parts)


def aim(points, azimuth, elevation):
    """Places the camera so that the goods fill their share; returns their left, right, bottom and top in the picture."""
    azimuth, elevation = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)])
    turn = Vector(back).to_track_quat("Z", "Y").to_matrix()
    axes = np.array(turn)
    half = SENSOR / 2 / LENS
    target, distance = (points.min(0) + points.max(0)) / 2, 4 * float(np.ptp(points, axis=0).max())
    for _ in range(10):
        seen = (points - (target + back * distance)) @ axes
        x, y = seen[:, 0] / -seen[:, 2], seen[:, 1] / -seen[:, 2]
        target = target + axes @ np.array([(x.min() + x.max()) / 2 * distance, (y.min() + y.max()) / 2 * distance, 0])
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / (half * FILL)
    seen = (points - (target + back * distance)) @ axes
    x, y = seen[:, 0] / -seen[:, 2] / half, seen[:, 1] / -seen[:, 2] / half
    scene = bpy.context.scene
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = LENS, SENSOR
    camera.clip_start, camera.clip_end = distance / 50, distance * 50
    holder = bpy.data.objects.new("camera", camera)
    matrix = turn.to_4x4()
    matrix.translation = Vector(target + back * distance)
    holder.matrix_world = matrix
    scene.collection.objects.link(holder)
    scene.camera = holder
    box = [(x.min() + 1) / 2 - 0.085, (x.max() + 1) / 2 + 0.095, (y.min() + 1) / 2 - 0.09, (y.max() + 1) / 2 + 0.02]
    box = [math.floor(edge * SIZE / 2) * 2 / SIZE for edge in np.clip(box, 0, 1)]
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = [edge + 1e-5 for edge in box]
    return box


def layers(names):
    """Renders, and reads the named outputs as arrays of rows from the top."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        source, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
        files.file_slots.clear()
        for index, name in enumerate(names):
            files.file_slots.new(f"layer{index}-")
            tree.links.new(source.outputs[name], files.inputs[index])
        tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
        bpy.ops.render.render()
        return [read(os.path.join(folder, f"layer{i}-{scene.frame_current:04d}.exr")) for i in range(len(names))]


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    wide, high = image.size
    pixels = np.empty(wide * high * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(high, wide, -1)[::-1, :, :3].copy()
