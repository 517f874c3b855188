import type { Mask } from './goods-mask.ts';

/** A point in pixels, from the top left corner. */
export type Point = { readonly x: number; readonly y: number };

/** The mask blurred a little, so that its steps become one line. */
function softened({ cells, side }: Mask, times: number): Float32Array {
  let field = Float32Array.from(cells);
  for (let turn = 0; turn < times * 2; turn += 1) {
    const step = turn % 2 === 0 ? 1 : side;
    const next = field.slice();
    for (let at = step; at < field.length - step; at += 1)
      next[at] = ((field[at - step] ?? 0) + 2 * (field[at] ?? 0) + (field[at + step] ?? 0)) / 4;
    field = next;
  }
  return field;
}

/** Pieces of line through one square of four pixels, from side to side: 0 top, 1 right, 2 bottom, 3 left. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** Where goods end, as closed lines (marching squares), the longest first. */
export function outlinesOf(mask: Mask, blur = 5): Point[][] {
  const { side } = mask;
  const field = softened(mask, blur);
  const level = (x: number, y: number) => field[y * side + x] ?? 0;
  const between = (one: number, other: number) => (0.5 - one) / (other - one);
  const ahead = new Map<string, { point: Point; to: string }>();
  const sideAt = (x: number, y: number, edge: number): { key: string; point: Point } => {
    const [a, b, c, d] = [level(x, y), level(x + 1, y), level(x + 1, y + 1), level(x, y + 1)] as const;
    if (edge === 0) return { key: `h${x},${y}`, point: { x: x + between(a, b), y } };
    if (edge === 2) return { key: `h${x},${y + 1}`, point: { x: x + between(d, c), y: y + 1 } };
    if (edge === 1) return { key: `v${x + 1},${y}`, point: { x: x + 1, y: y + between(b, c) } };
    return { key: `v${x},${y}`, point: { x, y: y + between(a, d) } };
  };
  for (let y = 0; y < side - 1; y += 1) {
    for (let x = 0; x < side - 1; x += 1) {
      const corners = [level(x, y + 1), level(x + 1, y + 1), level(x + 1, y), level(x, y)];
      const kind = corners.reduce((sum, corner, bit) => sum + (corner >= 0.5 ? 1 << bit : 0), 0);
      for (const [from, to] of crossings[kind] ?? []) {
        const start = sideAt(x, y, from);
        ahead.set(start.key, { point: start.point, to: sideAt(x, y, to).key });
      }
    }
  }
  const lines: Point[][] = [];
  while (ahead.size > 0) {
    const line: Point[] = [];
    for (let key = ahead.keys().next().value; key !== undefined;) {
      const step = ahead.get(key);
      if (step === undefined) break;
      ahead.delete(key);
      line.push(step.point);
      key = step.to;
    }
    lines.push(line);
  }
  return lines.toSorted((a, b) => b.length - a.length);
}

/** The area within a closed line, in square pixels: that of goods and that of a hole in them differ in sign. */
export function areaOf(line: readonly Point[]): number {
  let twice = 0;
  for (const [at, { x, y }] of line.entries()) {
    const next = line[(at + 1) % line.length] ?? { x, y };
    twice += x * next.y - next.x * y;
  }
  return twice / 2;
}

const away = (point: Point, from: Point, to: Point) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
};

/** A line with only the points that it bends at by more than `most` pixels (Douglas and Peucker). */
export function simplified(line: readonly Point[], most: number): Point[] {
  const kept = new Uint8Array(line.length);
  const spans: [number, number][] = [[0, line.length - 1]];
  kept[0] = 1;
  kept[line.length - 1] = 1;
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    const [from, to] = [line[first], line[last]];
    if (from === undefined || to === undefined) continue;
    let farthest = 0;
    let bend = most;
    for (let at = first + 1; at < last; at += 1) {
      const distance = away(line[at] ?? from, from, to);
      if (distance > bend) [farthest, bend] = [at, distance];
    }
    if (farthest === 0) continue;
    kept[farthest] = 1;
    spans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, at) => kept[at] === 1);
}
