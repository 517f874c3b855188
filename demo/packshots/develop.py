"""From layers of light and colour to a finished picture: noise, shadows that fade, tone, PNG."""
import struct
import zlib

import numpy as np

import studio
from studio import BACKDROP, FLOOR, GREY


def smooth(light, normal, depth, floor, colour, reach):
    """Averages light over neighbours of the same surface (edge-avoiding wavelets), `reach` times over twice the distance."""
    guide = np.concatenate([normal * 2.2, floor[..., None] * 4, colour * 3], 2).astype(np.float32)
    depth = depth / max(1e-6, float(np.median(depth)))
    for step in range(reach):
        gap = 2**step
        bright = light.mean(2)
        total, weights = light.copy(), np.ones(bright.shape, np.float32)
        limit = 0.6 * (0.6**step) * (bright + 0.15)
        for dy, dx, share in [(y, x, 0.61 if x and y else 0.78) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]:
            here, there = window(light.shape, dy * gap, dx * gap)
            unlike = ((guide[there] - guide[here]) ** 2).sum(2)
            unlike += ((bright[there] - bright[here]) / np.maximum(limit[here], limit[there])) ** 2
            unlike += np.abs(depth[there] - depth[here]) * 60 / gap * (1 - floor[here])
            weight = share * np.exp(-np.minimum(unlike, 40))
            total[here] += light[there] * weight[..., None]
            weights[here] += weight
        light = total / weights[..., None]
    return light


def window(shape, dy, dx):
    """Slices of every pixel that has a neighbour at dy, dx, and of these neighbours."""
    high, wide = shape[:2]
    cut = lambda length, d: (slice(max(0, -d), length - max(0, d)), slice(max(0, d), length - max(0, -d)))
    (y0, y1), (x0, x1) = cut(high, dy), cut(wide, dx)
    return (y0, x0), (y1, x1)


def enlarge(images, guide, fine):
    """
    Images of the goods at half size, each with its weights, at full size: a pixel takes its four nearest, those of its own
    surface before the others. Guides are normal and depth.
    """
    (high, wide), small = fine[1].shape, guide[1].shape
    rows, columns = places(high, small[0]), places(wide, small[1])
    y0, x0 = np.floor(rows).astype(int), np.floor(columns).astype(int)
    totals = [np.zeros((high, wide, 3), np.float32) for _ in images]
    weights = [np.full((high, wide), 1e-12, np.float32) for _ in images]
    middle = max(1e-6, float(np.median(guide[1])))
    for down in (0, 1):
        for right in (0, 1):
            y, x = np.minimum(y0 + down, small[0] - 1), np.minimum(x0 + right, small[1] - 1)
            near = np.outer(1 - np.abs(y0 + down - rows), 1 - np.abs(x0 + right - columns)).astype(np.float32) + 0.02
            spot = np.ix_(y, x)
            unlike = ((guide[0][spot] - fine[0]) ** 2).sum(2) * 6
            unlike += np.minimum(np.abs(guide[1][spot] - np.minimum(fine[1], middle * 20)) / middle * 40, 3)
            base = near * np.exp(-np.minimum(unlike, 12))
            for index, (image, share) in enumerate(images):
                weight = base * share[spot]
                weights[index] += weight
                totals[index] += image[spot] * weight[..., None]
    return [total / weight[..., None] for total, weight in zip(totals, weights)]


def places(length, small):
    return np.clip((np.arange(length) + 0.5) / 2 - 0.5, 0, small - 1)


def spread(light, floor, high, wide):
    """The floor's light at full size; under the goods it goes on as beside them, so that contact shadows have a clean edge."""
    known = np.clip(floor * 4 - 3, 0, 1)[..., None]
    filled, share = light * known, known
    for gap in (1, 2, 4):
        total, weights = filled.copy(), share.copy()
        for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)):
            here, there = window(floor.shape, dy * gap, dx * gap)
            total[here] += filled[there] * 0.7
            weights[here] += share[there] * 0.7
        mean = total / np.maximum(weights, 1e-6)
        filled = np.where(share > 0.02, filled, mean * np.minimum(weights, 1))
        share = np.where(share > 0.02, share, np.minimum(weights, 1))
    even = filled / np.maximum(share, 1e-6)
    for length, axis in ((high, 0), (wide, 1)):
        place = places(length, even.shape[axis])
        low = np.floor(place).astype(int)
        part = (place - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        above = np.minimum(low + 1, even.shape[axis] - 1)
        even = np.take(even, low, axis) * (1 - part) + np.take(even, above, axis) * part
    return even


def calm(light):
    """Single dots, bright or dark, are brought to their neighbours."""
    pad = np.pad(light, ((1, 1), (1, 1), (0, 0)), mode="edge")
    high, wide = light.shape[:2]
    around = np.stack([pad[y : y + high, x : x + wide] for y in range(3) for x in range(3) if (y, x) != (1, 1)])
    around = np.partition(around, (1, 6), axis=0)
    return np.clip(light, around[1] * 0.8, around[6] * 1.3 + 0.02)


def fade(goods, reach=0.085, cell=6):
    """1 beside the goods, 0 from `reach` of the picture's side on: so no picture shows the edge of its shadow."""
    high, wide = goods.shape
    rows, columns = -(-high // cell), -(-wide // cell)
    padded = np.zeros((rows * cell, columns * cell), bool)
    padded[:high, :wide] = goods
    coarse = padded.reshape(rows, cell, columns, cell).any((1, 3))
    ring = np.pad(coarse, 1)
    rim = coarse & ~(ring[:-2, 1:-1] & ring[2:, 1:-1] & ring[1:-1, :-2] & ring[1:-1, 2:])
    far = np.full(coarse.shape, 1e9, np.float32)
    down, across = np.arange(rows, dtype=np.float32)[:, None], np.arange(columns, dtype=np.float32)[None]
    for y, x in zip(*np.nonzero(rim)):
        np.minimum(far, (down - y) ** 2 + (across - x) ** 2, out=far)
    share = np.clip(1 - np.where(coarse, 0, np.sqrt(far)) * cell / (reach * studio.SIZE), 0, 1)
    share = share * share * (3 - 2 * share)
    return stretch(stretch(share, high, cell).T, wide, cell).T


def stretch(values, length, cell):
    place = np.clip((np.arange(length) + 0.5) / cell - 0.5, 0, len(values) - 1)
    low = np.floor(place).astype(int)
    share = (place - low)[:, None]
    return values[low] * (1 - share) + values[np.minimum(low + 1, len(values) - 1)] * share


def compose(light, rest, ground, colour, floor, box, hangs=False):
    """The picture as bytes: tone with a soft shoulder for the goods, the floor never brighter than the backdrop."""
    share = floor[..., None]
    own = np.clip((colour - share * FLOOR) / np.maximum(1 - share, 0.05), 0, 1)
    linear = light * own + rest
    goods = np.where(linear < 0.8, linear, 0.8 + 0.2 * (1 - np.exp(-(np.maximum(linear, 0.8) - 0.8) / 0.2)))
    goods = goods * (1 - 0.1 * (1 - np.clip(goods / 0.35, 0, 1)))
    below = BACKDROP if hangs else np.minimum(ground * FLOOR, BACKDROP)
    picture = goods * (1 - share) + below * share
    near = np.maximum(fade(floor < 0.5), 1 - floor)[..., None]
    high, wide = floor.shape
    left = min(int(round(max(0, box[0]) * studio.SIZE)), studio.SIZE - wide)
    top = min(max(0, studio.SIZE - int(round(min(1, box[3]) * studio.SIZE))), studio.SIZE - high)
    whole = np.empty((studio.SIZE, studio.SIZE, 3), np.float32)
    whole[:] = BACKDROP
    whole[top : top + high, left : left + wide] = picture * near + BACKDROP * (1 - near)
    whole = np.clip(whole, 0, 1)
    coded = np.where(whole <= 0.0031308, whole * 12.92, 1.055 * np.power(np.maximum(whole, 1e-8), 1 / 2.4) - 0.055) * 255
    coded += (np.random.default_rng(1).random((studio.SIZE, studio.SIZE, 1)) - 0.5) * 0.9
    coded[np.abs(whole - BACKDROP).max(2) < 0.0035] = GREY
    return np.clip(np.rint(coded), 0, 255).astype(np.uint8)


def write_png(path, pixels):
    high, wide, _ = pixels.shape
    rows = np.concatenate([np.zeros((high, 1), np.uint8), pixels.reshape(high, wide * 3)], 1).tobytes()
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 3)) + chunk(b"IEND", b""))
