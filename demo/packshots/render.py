"""
Renders packshots of the goods modelled here:
blender -b -P demo/packshots/render.py -- FOLDER [--views a,b] [--samples 4] [--size 1000] [--keys KEY,KEY] [--shard 0/2]
Writes FOLDER/KEY-a.png, of a colour on offer FOLDER/KEY-colore-COLOUR.png; what exists already is left.
"""
import argparse
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import develop
import studio
from goods import GOODS

VIEWS = {"a": (28, 15), "b": (-44, 22)}
LOW = {"a": (28, 27), "b": (-42, 34)}
FLAT = {"a": (20, 42), "b": (-35, 30)}


def angle(view, points, good):
    if view in good.get("angles", {}):
        return good["angles"][view]
    wide, deep, high = np.ptp(points, axis=0)
    flatness = high / max(wide, deep)
    return (FLAT if flatness < 0.08 else LOW if flatness < 0.25 else VIEWS)[view]


class Light:
    """
    The light on one form, taken at half size: light changes slowly, what is sharp are colours and edges, and these come
    from the whole picture. Goods of the same form in other colours are painted with it, without rendering it again.
    """

    def __init__(self, guide, colour, image, direct, indirect, normal, depth, floor):
        floor = np.clip(floor[..., 0], 0, 1)
        depth = np.minimum(depth[..., 0], np.median(depth) * 20)
        soft = np.where(floor[..., None] > 0.5, 0, colour)
        light = develop.smooth(develop.calm(direct + indirect), normal, depth, floor, soft * 0, 4)
        rest = develop.smooth(develop.calm(np.maximum(image - colour * (direct + indirect), 0)), normal, depth, floor, soft, 4)
        _, fine_normal, fine_depth, fine_floor = guide
        self.floor = np.clip(fine_floor[..., 0], 0, 1)
        goods = 1e-4 + (1 - floor) ** 4
        up = np.array((0, 0, 1), np.float32)
        self.ground = develop.spread(light, floor, *self.floor.shape)
        share = self.floor[..., None]
        fine_normal = np.where(share < 0.95, (fine_normal - share * up) / np.maximum(1 - share, 0.05), fine_normal)
        layers = [(light, goods * (0.002 + colour.mean(2))), (rest, goods)]
        self.light, self.rest = develop.enlarge(layers, (normal, depth), (fine_normal, fine_depth[..., 0]))


def shoot(good, view, samples, lights):
    samples *= good.get("patience", 1)
    scene = studio.empty_stage(samples)
    good["build"]()
    studio.lay_floor(good.get("drop", 0.0))
    bpy.context.view_layer.update()
    points = studio.corners()
    azimuth, elevation = angle(view, points, good)
    box = studio.aim(points, azimuth, elevation)
    background = studio.set_light(np.radians(azimuth))
    background.inputs["Strength"].default_value = 0
    bounces, scene.cycles.max_bounces = scene.cycles.max_bounces, 0
    guide = studio.layers(["DiffCol", "Normal", "Depth", "floor"])
    form = (good.get("form"), len(points), guide[0].shape, view)
    if form not in lights:
        background.inputs["Strength"].default_value = 1
        scene.cycles.max_bounces = bounces
        scene.cycles.samples = samples * 2
        scene.render.resolution_percentage = 50
        lights[form] = Light(guide, *studio.layers(["DiffCol", "Image", "DiffDir", "DiffInd", "Normal", "Depth", "floor"]))
    lit = lights[form]
    if not good.get("form"):
        del lights[form]
    return develop.compose(lit.light, lit.rest, lit.ground, guide[0], lit.floor, box, good.get("hangs"))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folder")
    options.add_argument("--views", default="a")
    options.add_argument("--samples", type=int, default=4)
    options.add_argument("--size", type=int, default=1000)
    options.add_argument("--keys")
    options.add_argument("--shard", default="0/1")
    asked = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    studio.SIZE = asked.size
    os.makedirs(asked.folder, exist_ok=True)
    keys = asked.keys.split(",") if asked.keys else list(GOODS)
    unknown = [key for key in keys if key not in GOODS]
    if unknown:
        sys.exit(f"--keys: no model in goods.py for {', '.join(unknown)}")
    forms = list(dict.fromkeys(GOODS[key].get("form") or key for key in keys))
    part, parts = map(int, asked.shard.split("/"))
    mine = [f for f in forms if forms.index(f) % parts == part]
    lights = {}
    for key in (key for form in mine for key in keys if (GOODS[key].get("form") or key) == form):
        coloured = "-colore-" in key
        for view in "a" if coloured else asked.views.split(","):
            name = key if coloured else f"{key}-{view}"
            path = os.path.join(asked.folder, f"{name}.png")
            if os.path.exists(path):
                continue
            start = time.process_time()
            develop.write_png(path, shoot(GOODS[key], view, asked.samples, lights))
            print(f"DONE {name} {time.process_time() - start:.1f} s of processor time", flush=True)


main()
