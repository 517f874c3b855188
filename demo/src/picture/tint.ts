/** Colour as hue (degrees), saturation and lightness (0–1). */
export type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };

export function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255] as const;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sextant = high === r ? (g - b) / spread : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sextant * 60 + 360) % 360, saturation, lightness };
}

export function toRgb({ hue, saturation, lightness }: Hsl): [number, number, number] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

export function parseHex(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return toHsl(red, green, blue);
}

const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The hue that covers most of the coloured part of a picture (RGB bytes). */
export function mainHue(pixels: Uint8Array): number {
  const weights = new Float64Array(36);
  for (let at = 0; at < pixels.length; at += 3) {
    const { hue, saturation, lightness } = toHsl(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    if (saturation > 0.25 && lightness > 0.08 && lightness < 0.92) {
      const bin = Math.floor(hue / 10);
      weights[bin] = (weights[bin] ?? 0) + saturation;
    }
  }
  return weights.indexOf(Math.max(...weights)) * 10 + 5;
}

/**
 * Repaints the part of a packshot that has its main colour: hue and saturation of the target, lightness
 * shifted so that light and shade stay. What has another colour (legs, metal, floor) keeps it.
 */
export function repaint(pixels: Uint8Array, target: Hsl): Uint8Array {
  const from = mainHue(pixels);
  const own: { at: number; colour: Hsl; share: number }[] = [];
  let lightness = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = toHsl(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const near = 1 - Math.max(0, apart(colour.hue, from) - 22) / 16;
    const share = Math.max(0, Math.min(1, near)) * Math.max(0, Math.min(1, (colour.saturation - 0.1) / 0.14));
    if (share === 0) continue;
    own.push({ at, colour, share });
    lightness += colour.lightness * share;
    weight += share;
  }
  const mean = lightness / Math.max(1, weight);
  const out = Uint8Array.from(pixels);
  for (const { at, colour, share } of own) {
    const relative = colour.lightness / mean;
    const lit =
      relative <= 1
        ? target.lightness * relative
        : target.lightness + (1 - target.lightness) * Math.min(1, ((relative - 1) * mean) / (1 - mean));
    const painted = toRgb({ hue: target.hue, saturation: target.saturation, lightness: Math.min(0.97, lit) });
    for (const channel of [0, 1, 2] as const) {
      const before = pixels[at + channel] ?? 0;
      out[at + channel] = Math.round(before + (painted[channel] - before) * share);
    }
  }
  return out;
}
