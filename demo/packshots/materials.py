"""Surfaces of goods, and labels drawn with ImageMagick."""
import hashlib
import os
import subprocess
import tempfile

import bpy

FONTS = "/usr/share/fonts/truetype/open-sans"
BOLD, PLAIN = f"{FONTS}/OpenSans-Bold.ttf", f"{FONTS}/OpenSans-Regular.ttf"
WHITE = "#dad9d5"
"""White surfaces reflect 68 %, so that they stand out from the background."""


def linear(colour):
    parts = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]


def surface(colour="#808080", rough=0.4, metal=0.0, coat=0.0, image=None, sheen=0.0, glow=0.0):
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = [*linear(colour), 1]
    for name, value in (("Roughness", rough), ("Metallic", metal), ("Clearcoat", coat), ("Sheen", sheen)):
        shader.inputs[name].default_value = value
    if glow:
        shader.inputs["Emission"].default_value = [*linear(colour), 1]
        shader.inputs["Emission Strength"].default_value = glow
    if image:
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = bpy.data.images.load(image, check_existing=True)
        texture.interpolation = "Cubic"
        links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    return material


def clear(colour="#e8eaea", rough=0.05, mirror=True):
    """Thin glass or clear plastic: what is behind is seen in its colour, with the room mirrored on it (grainy before much detail)."""
    bpy.context.scene.view_layers[0].pass_alpha_threshold = 0
    material = bpy.data.materials.new("clear")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    through, gloss, mix, edge, out = (nodes.new(f"Shader{x}") for x in ("NodeBsdfTransparent", "NodeBsdfGlossy", "NodeMixShader", "NodeLayerWeight", "NodeOutputMaterial"))
    through.inputs[0].default_value = [*linear(colour), 1]
    gloss.inputs["Roughness"].default_value, edge.inputs["Blend"].default_value = rough, 0.12
    if not mirror:
        links.new(through.outputs[0], out.inputs[0])
        return material
    for source, target in ((edge.outputs["Facing"], mix.inputs[0]), (through.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(source, target)
    return material


def plastic(colour, rough=0.36):
    return surface(colour, rough)


def rubber(colour="#26272a"):
    return surface(colour, 0.7)


def steel(rough=0.26, colour="#c9cbce"):
    return surface(colour, rough, 1.0)


def chrome():
    return surface("#dfe1e3", 0.1, 1.0)


def zinc():
    return surface("#c8c9c6", 0.34, 1.0)


def brass():
    return surface("#d6ab55", 0.24, 1.0)


def copper():
    return surface("#c98a66", 0.25, 1.0)


def iron(colour="#5d6064"):
    return surface(colour, 0.42, 0.85)


def paper(image):
    return surface(rough=0.5, image=image)


def picture(arguments, size):
    """A picture drawn once by ImageMagick, kept for the next run under the name of its drawing."""
    name = hashlib.sha1(repr((arguments, size)).encode()).hexdigest()[:16]
    target = os.path.join(tempfile.gettempdir(), f"packshot-{name}.png")
    if not os.path.exists(target):
        subprocess.run(["convert", "-size", f"{size[0]}x{size[1]}", *arguments, f"png24:{target}"], check=True)
    return target


def label(width, height, ground, bands=(), lines=(), sharp=100):
    """
    A label of width × height (cm), `sharp` pixels a centimetre. Bands are (bottom, top, colour) or (bottom, top, colour,
    left, right), lines are (text, middle, height, colour, bold, share of the width): all but the text in shares of the label.
    A line is fitted into its box. Returns the file's path.
    """
    px, py = int(width * sharp), int(height * sharp)
    drawing = [f"xc:{ground}"]
    for bottom, top, colour, *sides in bands:
        left, right = sides or (0, 1)
        drawing += ["-fill", colour, "-draw", f"rectangle {left * px:.0f},{(1 - top) * py:.0f} {right * px:.0f},{(1 - bottom) * py:.0f}"]
    for text, middle, tall, colour, bold, wide, *centre in lines:
        box = f"{max(8, int(wide * px))}x{max(8, int(tall * py))}"
        shift = int(((centre[0] if centre else 0.5) - 0.5) * px)
        drawing += ["(", "-background", "none", "-fill", colour, "-font", BOLD if bold else PLAIN, "-size", box, "-gravity", "center", f"label:{text}", ")"]
        drawing += ["-gravity", "center", "-geometry", f"{shift:+d}{int((0.5 - middle) * py):+d}", "-composite"]
    return picture(tuple(drawing), (px, py))


def grain(light, dark, size=(1024, 1024), along="x", planks=1, seed=1, strong=35):
    """Wood: streaks of two colours, laid in planks; `along` the axis of the fibres."""
    wide, high = size
    cells = f"{max(8, wide // 160)}x{high}"
    drawing = ["-seed", str(seed), "xc:gray50", "+noise", "Random", "-colorspace", "gray", "-crop", f"{cells}+0+0", "+repage"]
    drawing += ["-resize", f"{wide}x{high}!", "-blur", "0x1.4", "-normalize", "-level", f"-{strong}%,{100 + strong}%"]
    drawing += ["-colorspace", "sRGB", "-type", "TrueColor", "+level-colors", f"{dark},{light}"]
    for plank in range(1, planks):
        y = int(high * plank / planks)
        drawing += ["-fill", dark, "-draw", f"rectangle 0,{y - 1} {wide},{y + 1}"]
    if along == "y":
        drawing += ["-rotate", "90"]
    return picture(tuple(drawing), size)


def speckle(colour, other, size=(1024, 1024), grains=1.0, seed=1, share=50):
    """Stone, cement, cork: spots of two colours, `grains` pixels large."""
    drawing = ["-seed", str(seed), "xc:gray50", "+noise", "Random", "-colorspace", "gray", "-blur", f"0x{grains}"]
    drawing += ["-normalize", "-level", f"{(100 - share) / 2}%,{(100 + share) / 2}%", "-colorspace", "sRGB", "-type", "TrueColor", "+level-colors", f"{other},{colour}"]
    return picture(tuple(drawing), size)


def wood(light="#c9a06d", dark="#8d6237", **options):
    return surface(rough=0.5, image=grain(light, dark, **options))
