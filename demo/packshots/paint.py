"""Paints, glues and their like: tins, buckets, jars, bottles, canisters, spray cans, cartridges."""
import math

from materials import BOLD, PLAIN, WHITE, grain, label, paper, picture, plastic, steel
from shapes import box, lathe, move, plate, rod, tube

TURN = (0, 0, 19)
"""Labels look a little to the right, where the camera stands."""


def around(radius, height, ground, bands, lines):
    """A label that goes once round; what is written stands in the third that the viewer sees."""
    lines = [(text, middle, tall, colour, bold, wide * 0.27) for text, middle, tall, colour, bold, wide in lines]
    return paper(label(2 * math.pi * radius, height, ground, bands, lines, sharp=55 if radius > 8 else 80))


def tin(radius, height, face, handle=False):
    metal = steel(0.3)
    rim = [(0, 0), (radius - 0.1, 0), (radius + 0.14, 0.12, 0.1), (radius + 0.14, 0.4, 0.1), (radius, 0.55)]
    lathe(rim, metal)
    lathe([(radius, 0.55), (radius, height - 0.55)], face, turn=TURN)
    lid = [(radius, height - 0.55), (radius + 0.14, height - 0.4, 0.1), (radius + 0.14, height - 0.1, 0.12), (radius - 0.25, height, 0.1)]
    lid += [(radius - 0.5, height - 0.5, 0.1), (radius - 1.0, height - 0.45, 0.15), (radius - 1.05, height - 0.1, 0.12), (radius - 1.4, height - 0.1, 0.1), (radius - 1.6, height - 0.4, 0.1), (0, height - 0.4)]
    lathe(lid, metal)
    if handle:
        bow(radius + 0.1, height * 0.78, metal, 0.13)


def bow(radius, height, material, thick, drop=0.45):
    """A wire handle that hangs down in front, with its two ears."""
    turn = (0, 0, 24)
    points = [(radius * math.cos(a) * 1.03, -radius * math.sin(a) * 1.06 - 0.1, height - math.sin(a) * height * drop) for a in (math.pi * i / 16 for i in range(17))]
    tube(points, thick, material, turn=turn)
    for side in (-1, 1):
        move(rod(0.42, 0.35, material, turn=(0, 90, 0), at=(side * radius + (-0.35 if side < 0 else 0), 0, height)), turn=turn)


def bucket(radius, height, face, lid_colour=WHITE, wire=True):
    body, top = plastic(WHITE), plastic(lid_colour)
    wide = radius * 1.09
    lathe([(0, 0), (radius - 0.3, 0, 0.3), (radius, 0.4, 0.3), (wide, height - 1.2)], body)
    girth = lambda z: radius + 0.03 + (wide - radius) * (z - 0.4) / (height - 1.6)
    lathe([(girth(height * 0.1), height * 0.1), (girth(height * 0.76), height * 0.76)], face, turn=TURN)
    lathe([(wide, height - 2.4), (wide * 1.045, height - 2.3, 0.1), (wide * 1.045, height - 1.8, 0.1), (wide, height - 1.7)], body)
    lid = [(wide * 1.02, height - 1.1), (wide * 1.065, height - 1.1, 0.1), (wide * 1.065, height - 0.1, 0.15), (wide * 1.03, height, 0.1)]
    lathe(lid + [(wide * 0.97, height, 0.1), (wide * 0.94, height - 0.5, 0.2), (0, height - 0.45)], top)
    if wire:
        bow(wide * 1.04, height - 2.6, steel(0.3), 0.16, 0.5)


def jar(radius, height, face, lid_colour):
    """A plastic jar under a screw lid."""
    body, top = plastic(WHITE), plastic(lid_colour)
    lathe([(0, 0), (radius * 0.9, 0, 0.3), (radius * 0.93, 0.4, 0.3), (radius * 0.97, height * 0.8)], body)
    girth = lambda z: radius * (0.932 + 0.04 * (z - 0.4) / (height * 0.8 - 0.4)) + 0.02
    lathe([(girth(height * 0.08), height * 0.08), (girth(height * 0.74), height * 0.74)], face, turn=TURN)
    lathe([(radius * 0.97, height * 0.79), (radius, height * 0.79, 0.15), (radius, height - 0.5, 0.3), (radius - 0.5, height, 0.3), (0, height)], top)
    for index in range(90):
        angle = 2 * math.pi * index / 90
        rod(0.1, height * 0.14, top, at=(radius * math.cos(angle), radius * math.sin(angle), height * 0.8), segments=6)


def bottle(radius, height, face, body, cap):
    shell = plastic(body, 0.4)
    neck = radius * 0.42
    profile = [(0, 0), (radius - 0.25, 0, 0.4), (radius, 0.5, 0.3), (radius, height * 0.66, 2), (radius * 0.9, height * 0.76, 1.2), (neck, height * 0.86, 0.6), (neck, height * 0.9)]
    lathe(profile, shell)
    lathe([(radius + 0.02, height * 0.1), (radius + 0.02, height * 0.6)], face, turn=TURN)
    lathe([(neck * 1.05, height * 0.885), (neck * 1.3, height * 0.885, 0.1), (neck * 1.3, height, 0.2), (0, height)], plastic(cap))
    for index in range(44):
        angle = 2 * math.pi * index / 44
        rod(0.07, height * 0.1, plastic(cap), at=(neck * 1.3 * math.cos(angle), neck * 1.3 * math.sin(angle), height * 0.887), segments=6)


def canister(front, cap):
    """A five-litre canister with a grip in its body: 19 × 13 × 28.6 cm."""
    shell = plastic(WHITE, 0.42)
    outline = [(-9.5, 0, 1.6), (9.5, 0, 1.6), (9.5, 20, 3), (6.4, 25.4, 1.4), (3.4, 25.4, 0.8), (2.2, 27.2, 1.2), (-7.2, 27.2, 2.4), (-9.5, 23, 2.4)]
    hole = [(-6.6, 21.6, 0.9), (0.4, 21.6, 0.9), (-0.6, 25.3, 0.9), (-5.6, 25.3, 1.3)]
    plate(outline, 13, shell, turn=(90, 0, 0), edge=1.3, holes=[hole])
    rod(2.0, 1.0, shell, at=(5.6, 0, 25.2))
    lathe([(2.4, 25.8), (2.6, 25.8, 0.1), (2.6, 28.6, 0.3), (0, 28.6)], plastic(cap), at=(5.6, 0, 0))
    box(14, 0.05, 13.5, front, at=(0, -6.53, 5), edge=0)


def spray(face, cap):
    """400 ml: 6.6 × 19.8 cm."""
    metal = steel(0.28)
    lathe([(0, 0), (3.05, 0), (3.3, 0.15, 0.1), (3.3, 0.5, 0.1), (3.2, 0.6)], metal)
    lathe([(3.2, 0.6), (3.2, 14.0)], face, turn=TURN)
    lathe([(3.2, 14.0), (3.3, 14.1, 0.1), (3.3, 14.4, 0.1), (3.05, 14.6, 0.2), (2.9, 15)], metal)
    lathe([(3.0, 14.5), (3.18, 14.5, 0.08), (3.12, 19.2, 0.7), (2.5, 19.8, 0.5), (0, 19.8)], plastic(cap))


def cartridge(front, body, nozzle):
    """310 ml with its nozzle: 4.8 × 32 cm."""
    shell = plastic(body)
    lathe([(0, 0), (2.2, 0, 0.1), (2.4, 0.15, 0.1), (2.4, 21.4, 0.15), (2.2, 21.7, 0.2), (1.3, 21.9, 0.3), (0.9, 22.4), (0.9, 23)], shell)
    lathe([(2.41, 1.2), (2.41, 20.4)], front, turn=TURN)
    lathe([(0.95, 22.4), (1.25, 22.4, 0.1), (1.25, 23.2, 0.1), (0.8, 23.6, 0.2), (0.32, 31.6, 0.1), (0.2, 32), (0, 32)], plastic(nozzle))


def smalto(paint, band, name="SMALTO", text="brillante all'acqua", size="0,75 l", ink="#ffffff", foot="#ffffff"):
    bands = [(0, 0.36, band), (0.36, 0.385, "#f4f3ef")]
    lines = [(name, 0.78, 0.2, ink, True, 1), (text, 0.54, 0.13, ink, False, 1), (size, 0.18, 0.19, foot, True, 0.7)]
    return lambda: tin(5.0, 10.5, around(5.0, 9.4, paint, bands, lines))


def stain(light, dark, name):
    """Wood stain: 2.5 litres, the tin shows the tone on wood."""

    def build():
        radius, height = 8.0, 17
        wide = 2 * math.pi * radius
        bands = [(0, 0.36, "#efe3cb"), (0.36, 0.38, "#fbf6ea")]
        third = 0.27
        lines = [("LEGNO", 0.79, 0.17, "#ffffff", True, third), (f"impregnante {name}", 0.55, 0.11, "#ffffff", True, third), ("2,5 l", 0.18, 0.18, dark, True, third * 0.6)]
        ground = grain(light, dark, size=(int(wide * 40), int(height * 40)), planks=5, seed=3)
        tin(radius, height, paper(over(ground, wide, height - 1.1, bands, lines)), handle=True)

    return build


def over(ground, wide, height, bands, lines, sharp=55):
    """A label drawn on a picture instead of one colour."""
    px, py = int(wide * sharp), int(height * sharp)
    drawing = ["(", ground, "-resize", f"{px}x{py}!", ")"]
    for bottom, top, colour in bands:
        drawing += ["-fill", colour, "-draw", f"rectangle 0,{(1 - top) * py:.0f} {px},{(1 - bottom) * py:.0f}"]
    for text, middle, tall, colour, bold, share in lines:
        drawing += ["(", "-background", "none", "-fill", colour, "-font", BOLD if bold else PLAIN, "-size", f"{int(share * px)}x{int(tall * py)}", "-gravity", "center", f"label:{text}", ")"]
        drawing += ["-gravity", "center", "-geometry", f"+0{int((0.5 - middle) * py):+d}", "-composite"]
    return picture(tuple(drawing), (px, py))


def wall_paint(radius, height, name, text, size, colour, ink, foot="#2b2d30", pale="#efeeea"):
    bands = [(0, 0.36, foot)] if pale is None else [(0, 0.36, colour)]
    ground = colour if pale is None else pale
    lines = [(name, 0.78, 0.2, ink, True, 1), (text, 0.54, 0.12, ink, False, 1), (size, 0.18, 0.18, "#ffffff", True, 0.6)]
    return lambda: bucket(radius, height, around(radius * 1.05, height * 0.66, ground, bands, lines))


def spray_can(paint, cap, name, text, ink="#ffffff", foot="#26282b", foot_ink="#ffffff", size="400 ml"):
    bands = [(0, 0.27, foot)]
    lines = [(name, 0.66, 0.12, ink, True, 1), (text, 0.5, 0.075, ink, False, 1), (size, 0.13, 0.1, foot_ink, True, 0.8)]
    return lambda: spray(around(3.2, 13.4, paint, bands, lines), cap)


def sealant(body, ground, name, ink="#ffffff", nozzle=WHITE, size="310 ml"):
    def build():
        high, wide = int(19.2 * 60), int(2 * math.pi * 2.41 * 60)
        drawing = [f"xc:{body}", "-fill", ground, "-draw", f"rectangle {wide * 0.3:.0f},{high * 0.04:.0f} {wide * 0.7:.0f},{high * 0.96:.0f}"]
        drawing += ["(", "-background", "none", "-fill", ink, "-font", BOLD, "-size", f"{int(high * 0.62)}x{int(wide * 0.19)}", "-gravity", "center", f"label:{name}", "-rotate", "-90", ")", "-gravity", "center", "-geometry", f"+0-{int(high * 0.08)}", "-composite"]
        drawing += ["(", "-background", "none", "-fill", ink, "-font", BOLD, "-size", f"{int(wide * 0.26)}x{int(high * 0.08)}", "-gravity", "center", f"label:{size}", ")", "-gravity", "center", "-geometry", f"+0+{int(high * 0.38)}", "-composite"]
        cartridge(paper(picture(tuple(drawing), (wide, high))), body, nozzle)

    return build


def small_jar(lid, band, name, text, size, ink, pale="#efeeea"):
    lines = [(name, 0.76, 0.2, ink, True, 0.95), (text, 0.5, 0.13, ink, False, 0.9), (size, 0.17, 0.18, "#ffffff", True, 0.6)]
    return lambda: jar(5.65, 10.9, around(5.4, 7.2, pale, [(0, 0.34, band)], lines), lid)


def litre(body, cap, name, text, size, ground, ink, band="#ffffff", band_ink="#26282b"):
    lines = [(name, 0.74, 0.17, ink, True, 1), (text, 0.48, 0.1, ink, False, 1), (size, 0.15, 0.17, band_ink, True, 0.6)]
    return lambda: bottle(4.35, 24.3, around(4.37, 12.1, ground, [(0, 0.3, band)], lines), body, cap)


def five_litres(cap, ground, name, text, size="5 l"):
    lines = [(name, 0.78, 0.2, "#ffffff", True, 0.86), (text, 0.54, 0.1, "#ffffff", False, 0.86), (size, 0.17, 0.2, ground, True, 0.5)]
    return lambda: canister(paper(label(14, 13.5, ground, [(0, 0.34, "#f1f0ec")], lines)), cap)


def handle_tin(radius, height, ground, band, name, text, size, ink):
    bands = [(0, 0.36, band), (0.36, 0.385, "#f4f3ef")]
    lines = [(name, 0.78, 0.2, ink, True, 1), (text, 0.54, 0.12, ink, False, 1), (size, 0.18, 0.18, "#ffffff", True, 0.6)]
    return lambda: tin(radius, height, around(radius, height - 1.1, ground, bands, lines), handle=True)


def ral_tin(ground="#efeeea"):
    """Its label shows a fan of colours."""
    fan = ("#3b5f3f", "#7fa06c", "#c9b23a", "#d98a2b", "#b8352c", "#7c2436", "#4b3a78", "#2f5f96", "#5d8fa8", "#8b8f92", "#2b2d30", "#dcdbd7")
    bands = [(0.12, 0.42, colour, 0.365 + 0.0225 * i, 0.365 + 0.0225 * (i + 1)) for i, colour in enumerate(fan)]
    ink = "#33363a" if ground == "#efeeea" else "#ffffff"
    lines = [("SMALTO RAL", 0.8, 0.17, ink, True, 1), ("il tuo colore", 0.57, 0.12, ink, False, 0.8)]
    return lambda: tin(5.0, 10.5, around(5.0, 9.4, ground, bands, lines))


def wood_tin(name, text, size):
    def build():
        wide, high, third = 2 * math.pi * 5.0, 9.4, 0.27
        lines = [(name, 0.78, 0.19, "#ffffff", True, third), (text, 0.54, 0.12, "#ffffff", False, third), (size, 0.18, 0.19, "#ffffff", True, third * 0.7)]
        ground = grain("#b98449", "#8f5f2e", size=(1600, 480), planks=4, seed=5)
        tin(5.0, 10.5, paper(over(ground, wide, high, [(0, 0.36, "#2b2d30"), (0.36, 0.385, "#f4f3ef")], lines, 80)))

    return build


def flat_tin(ground="#e3d3b0", ink="#4b3620", band="#6b4426", tone=None):
    """Furniture wax: 11.4 × 5 cm, half a litre."""
    lines = [("CERA", 0.76, 0.3, ink, True, 0.6), ("d'api per mobili", 0.46, 0.18, ink, False, 0.8)]
    lines.append((f"{tone} 500 ml", 0.16, 0.2, "#4b3620", True, 0.6) if tone else ("500 ml", 0.16, 0.2, "#ffffff", True, 0.4))
    tin_face = around(5.5, 4.0, ground, [(0, 0.32, band)], lines)
    metal = steel(0.3)
    lathe([(0, 0), (5.5, 0, 0.1), (5.6, 0.15, 0.1), (5.6, 0.35, 0.1), (5.5, 0.45)], metal)
    lathe([(5.5, 0.45), (5.5, 3.9)], tin_face, turn=TURN)
    lathe([(5.52, 3.7), (5.7, 3.7, 0.05), (5.7, 4.7, 0.2), (5.4, 5.0, 0.15), (5.0, 4.8, 0.1), (0, 4.8)], metal)
