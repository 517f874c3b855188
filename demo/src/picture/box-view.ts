import type { Point } from './outline.ts';
import type { Size } from './size-drawing.ts';

/** Degrees that the camera stands to the right of the front, and above. */
type View = { readonly azimuth: number; readonly elevation: number };

/** Corners of what a product takes up: -1 or 1 to the right, to the back, up. */
const corners = [-1, 1].flatMap((right) =>
  [-1, 1].flatMap((back) => [-1, 1].map((up) => [right, back, up] as const)),
);

export const cornerName = (corner: readonly number[]) => corner.join(',');

/** How far the studio's camera stands off, in lengths of the longest line across the goods: its lens is a long one. */
const standOff = 2.9;

/** Corners of a box of this size as the studio's camera sees them, in its own unit, y downwards. */
export function seenBox({ width, depth, height }: Size, { azimuth, elevation }: View): Map<string, Point> {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180] as const;
  const distance = standOff * Math.hypot(width, depth, height);
  const seen = new Map<string, Point>();
  for (const corner of corners) {
    const [x, y, z] = [(corner[0] * width) / 2, (corner[1] * depth) / 2, (corner[2] * height) / 2] as const;
    const across = x * Math.cos(a) + y * Math.sin(a);
    const up = -x * Math.sin(a) * Math.sin(e) + y * Math.cos(a) * Math.sin(e) + z * Math.cos(e);
    const near = x * Math.sin(a) * Math.cos(e) - y * Math.cos(a) * Math.cos(e) + z * Math.sin(e);
    const scale = distance / (distance - near);
    seen.set(cornerName(corner), { x: across * scale, y: -up * scale });
  }
  return seen;
}

/** The outermost of some points, around them (Andrew's chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const turn = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

type Fit = { readonly scale: number; readonly x: number; readonly y: number; readonly filled: number };

/** Solves three equations `row · [scale, x, y] = row[3]`. */
function solved(rows: readonly (readonly number[])[]): [number, number, number] | undefined {
  const minor = (columns: readonly [number, number, number]) => {
    const [a, b, c] = rows.map((row) => columns.map((column) => row[column] ?? 0)) as [
      number[],
      number[],
      number[],
    ];
    const at = (row: number[], column: number) => row[column] ?? 0;
    return (
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) -
      at(a, 1) * (at(b, 0) * at(c, 2) - at(b, 2) * at(c, 0)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
    );
  };
  const whole = minor([0, 1, 2]);
  if (Math.abs(whole) < 1e-9) return undefined;
  return [minor([3, 1, 2]) / whole, minor([0, 3, 2]) / whole, minor([0, 1, 3]) / whole];
}

/** The smallest box of this form that the goods' outline fits in: they touch it on all sides, and so does what encloses them. */
export function fittedBox(outline: readonly Point[], box: ReadonlyMap<string, Point>): Fit | undefined {
  const hull = hullOf([...box.values()]);
  const sides = hull.map((from, at) => {
    const to = hull[(at + 1) % hull.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [nx, ny] = [(to.y - from.y) / length, (from.x - to.x) / length];
    const reach = Math.max(...outline.map(({ x, y }) => x * nx + y * ny));
    return [from.x * nx + from.y * ny, nx, ny, reach] as const;
  });
  let best: [number, number, number] | undefined;
  for (const [i, one] of sides.entries())
    for (const [j, two] of sides.entries())
      for (const [k, three] of sides.entries()) {
        if (i >= j || j >= k) continue;
        const found = solved([one, two, three]);
        if (found === undefined || found[0] <= 0 || (best !== undefined && found[0] >= best[0])) continue;
        if (sides.every(([h, nx, ny, reach]) => h * found[0] + nx * found[1] + ny * found[2] >= reach - 1e-6))
          best = found;
      }
  if (best === undefined) return undefined;
  const [scale, x, y] = best;
  const slack = sides.map(([h, nx, ny, reach]) => h * scale + nx * x + ny * y - reach);
  const extent = Math.max(...hull.map((point) => Math.hypot(point.x, point.y))) * scale * 2;
  return { scale, x, y, filled: 1 - slack.reduce((sum, gap) => sum + gap, 0) / extent };
}
