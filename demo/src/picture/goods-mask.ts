/** A square picture of one byte a pixel: 1 where the goods are. */
export type Mask = { readonly cells: Uint8Array; readonly side: number };

/** Pixels this near to the studio's grey (greatest difference of a channel) are studio, even where goods enclose them. */
const nearStudio = 4;
/** No shadow is darker, or has more colour, than this (0–255). */
const darkest = 110;
const mostColour = 14;
/** Gaps in an edge up to twice as wide are closed. */
const reach = 2;

/** How sharply each pixel stands out from those beside it (0–255); dark and coloured ones count as sharpest. */
function sharpness(pixels: Uint8Array, side: number): Uint8Array {
  const sharp = new Uint8Array(side * side);
  for (let at = side; at < sharp.length - side; at += 1) {
    const byte = at * 3;
    const [red, green, blue] = [pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0] as const;
    const most = Math.max(red, green, blue);
    let step = most < darkest || most - Math.min(red, green, blue) > mostColour ? 255 : 0;
    for (let channel = byte; channel < byte + 3; channel += 1) {
      const across = Math.abs((pixels[channel - 3] ?? 0) - (pixels[channel + 3] ?? 0));
      const down = Math.abs((pixels[channel - side * 3] ?? 0) - (pixels[channel + side * 3] ?? 0));
      step = Math.max(step, across, down);
    }
    sharp[at] = step;
  }
  return sharp;
}

/** The cells that have a cell of this value within `reach` pixels get it too. */
function grown({ cells, side }: Mask, value: 0 | 1, by = reach): Mask {
  let from = cells;
  for (let turn = 0; turn < by; turn += 1) {
    const next = from.slice();
    for (let at = 0; at < from.length; at += 1) {
      if (from[at] !== value) continue;
      const x = at % side;
      if (x > 0) next[at - 1] = value;
      if (x < side - 1) next[at + 1] = value;
      if (at >= side) next[at - side] = value;
      if (at + side < from.length) next[at + side] = value;
    }
    from = next;
  }
  return { cells: from, side };
}

/** The cells that can be reached from the seeds without entering a wall; what is reached is marked in `seen`. */
function flooded(walls: Uint8Array, seeds: readonly number[], side: number, seen: Uint8Array): number[] {
  const reached = seeds.filter((at) => walls[at] === 0 && seen[at] === 0);
  for (const at of reached) seen[at] = 1;
  for (const at of reached) {
    const x = at % side;
    for (const next of [x > 0 ? at - 1 : -1, x < side - 1 ? at + 1 : -1, at - side, at + side]) {
      if (next < 0 || next >= walls.length || walls[next] === 1 || seen[next] === 1) continue;
      seen[next] = 1;
      reached.push(next);
    }
  }
  return reached;
}

/** The largest piece, and every other that is at least a hundredth of it. */
function withoutCrumbs({ cells, side }: Mask): Mask {
  const seen = new Uint8Array(cells.length);
  const walls = cells.map((cell) => 1 - cell);
  const pieces = [...cells.keys()].map((at) =>
    cells[at] === 1 && seen[at] === 0 ? flooded(walls, [at], side, seen) : [],
  );
  const largest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
  const kept = new Uint8Array(cells.length);
  for (const piece of pieces) if (piece.length * 100 >= largest) for (const cell of piece) kept[cell] = 1;
  return { cells: kept, side };
}

/** Pixels of the studio's grey. */
function greyOf(pixels: Uint8Array, side: number, studio: readonly number[]): number[] {
  const grey: number[] = [];
  for (let at = 0; at < side * side; at += 1)
    if (studio.every((level, channel) => Math.abs((pixels[at * 3 + channel] ?? 0) - level) <= nearStudio))
      grey.push(at);
  return grey;
}

/**
 * The goods, when edges are sharper than `edge`: the studio is what can be reached from the border, or from a patch of
 * its grey, without crossing an edge, so that soft shadows belong to it.
 */
function cutOut(sharp: Uint8Array, side: number, grey: readonly number[], edge: number): Mask {
  const walls = grown({ cells: sharp.map((step) => (step > edge ? 1 : 0)), side }, 1).cells;
  const ground = new Uint8Array(walls.length);
  flooded(walls, grey, side, ground);
  const wide = grown({ cells: ground, side }, 1).cells;
  const cells = wide.map((cell, at) => (cell === 1 && (sharp[at] ?? 0) <= edge ? 0 : 1));
  return withoutCrumbs({ cells, side });
}

/** Edges fainter than this may be those of shadows. */
const faint = 9;

/** Share (0–1 of the goods) of edges that lie on the ground, away from the goods: goods that were taken for ground. */
function missed(sharp: Uint8Array, { cells, side }: Mask): number {
  const near = grown({ cells, side }, 1, 4).cells;
  let goods = 0;
  let lost = 0;
  for (const [at, cell] of cells.entries()) {
    goods += cell;
    if ((sharp[at] ?? 0) > faint && near[at] === 0) lost += 1;
  }
  return goods === 0 ? 1 : lost / goods;
}

/** Over two pixels a shadow changes less than the first, the edge of white goods more than the last. */
const edgeSteps = [26, 18, 12, 8, 5];
/** So much (0–1) may be missed of the goods: a glint, a crumb. */
const mostMissed = 0.012;

/**
 * The goods in a packshot (RGB bytes, `side` pixels a side) on the studio's grey: what stands out most sharply where
 * that leaves no edge behind. Undefined where goods and ground cannot be told apart.
 */
export function goodsOf(pixels: Uint8Array, side: number, studio: readonly number[]): Mask | undefined {
  const sharp = sharpness(pixels, side);
  const grey = greyOf(pixels, side, studio);
  for (const edge of edgeSteps) {
    const mask = cutOut(sharp, side, grey, edge);
    if (missed(sharp, mask) < mostMissed) return mask;
  }
  return undefined;
}

/** Mean brightness (0–255) of the goods: white ones are hard to tell from their ground. */
export function brightness(pixels: Uint8Array, { cells }: Mask): number {
  let sum = 0;
  let count = 0;
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue;
    sum += Math.max(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0);
    count += 1;
  }
  return sum / count;
}
