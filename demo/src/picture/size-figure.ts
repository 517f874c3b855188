import { italianNumber } from '../text/description.ts';
import { cornerName } from './box-view.ts';
import type { Point } from './outline.ts';
import type { Size } from './size-drawing.ts';

const side = 1000;
const paper = '#f5f5f3';
const ink = '#3c4a43';
const letter = 42;
/** From the goods to a line with a measure, and from there to its words. */
const offset = 40;
const gap = 18;

/** The edges of a box that are seen from the front, the right and above. */
const boxEdges = [
  [
    [-1, -1, 1],
    [-1, -1, -1],
  ],
  [
    [-1, -1, -1],
    [1, -1, -1],
  ],
  [
    [1, -1, -1],
    [1, 1, -1],
  ],
  [
    [1, 1, -1],
    [1, 1, 1],
  ],
  [
    [1, -1, -1],
    [1, -1, 1],
  ],
  [
    [-1, -1, 1],
    [1, -1, 1],
  ],
  [
    [1, -1, 1],
    [1, 1, 1],
  ],
  [
    [1, 1, 1],
    [-1, 1, 1],
  ],
  [
    [-1, 1, 1],
    [-1, -1, 1],
  ],
] as const;

const plus = (one: Point, other: Point, times = 1): Point => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
});
const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (from: Point, to: Point, style: string) => `<path d="M${at(from)}L${at(to)}" ${style}/>`;
const strong = `stroke="${ink}" stroke-width="3"`;
const fine = `stroke="${ink}" stroke-width="1.5" opacity=".55"`;
const dashed = `stroke="${ink}" stroke-width="1.5" stroke-dasharray="7 7" opacity=".45"`;

/** A measured edge of the box: its ends, the direction away from the goods, its words and where they stand on it. */
type Measured = { from: Point; to: Point; words: string; place: 'middle' | 'start' | 'end' };

/** A line beside an edge with its measure, on the side that is outward (to the left of the way from end to end). */
function measured({ from, to, words, place }: Measured): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const out = { x: -along.y, y: along.x };
  const [one, two] = [plus(from, out, offset), plus(to, out, offset)] as const;
  const spot = { start: one, middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }, end: two }[place];
  const upright = Math.abs(along.x) < 0.4 && along.y > 0;
  const foot = plus(spot, out, gap + (upright ? 0 : letter * 0.72));
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI - (upright ? 180 : 0);
  return [
    line(from, plus(one, out, 12), fine),
    line(to, plus(two, out, 12), fine),
    line(one, two, strong),
    ...[one, two].map((end) => line(plus(end, out, -10), plus(end, out, 10), strong)),
    `<text x="${foot.x.toFixed(1)}" y="${foot.y.toFixed(1)}" text-anchor="${place}" transform="rotate(${turn.toFixed(1)} ${at(foot)})" font-family="Liberation Sans, Arial, sans-serif" font-size="${letter}" fill="${ink}">${words}</text>`,
  ].join('');
}

/** Where the goods come to stand: scale and shift from the picture to the drawing, with room for lines and words. */
function placed(
  points: readonly Point[],
  toTheRight: number,
): {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
} {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)] as const;
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ] as const;
  const room = { left: 130, right: toTheRight, top: 50, bottom: 130 };
  const wide = side - room.left - room.right;
  const high = side - room.top - room.bottom;
  const scale = Math.min(wide / (right - left), high / (bottom - top));
  return {
    scale,
    x: room.left + (wide - (left + right) * scale) / 2,
    y: room.top + (high - (top + bottom) * scale) / 2,
  };
}

const centimetres = (value: number) => `${italianNumber(value)} cm`;

/** Whether words are longer than the line they belong to. */
const tooLong = (words: string, from: Point, to: Point) =>
  Math.hypot(to.x - from.x, to.y - from.y) < words.length * letter * 0.6;

/** The three edges that are measured, in a box of these corners. */
function measuresOf(corner: (...name: number[]) => Point, { width, depth, height }: Size): Measured[] {
  const [left, near, right] = [corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1)] as const;
  const [across, back] = [centimetres(width), centimetres(depth)] as const;
  return [
    { from: corner(-1, -1, 1), to: left, words: centimetres(height), place: 'middle' },
    { from: left, to: near, words: across, place: tooLong(across, left, near) ? 'end' : 'middle' },
    { from: near, to: right, words: back, place: tooLong(back, near, right) ? 'start' : 'middle' },
  ];
}

/**
 * The outline of a product (closed lines) in the box it takes up, with its three measures; `filling` is an image that
 * the outline is filled with. 1,000 × 1,000 pixels.
 */
export function sizeFigure(
  outline: readonly (readonly Point[])[],
  box: ReadonlyMap<string, Point>,
  size: Size,
  filling: (place: ReturnType<typeof placed>) => string,
): string {
  const drawnAt = (toTheRight: number) => {
    const place = placed([...box.values()], toTheRight);
    const put = ({ x, y }: Point) => ({ x: x * place.scale + place.x, y: y * place.scale + place.y });
    const corner = (...name: number[]) => put(box.get(cornerName(name)) ?? { x: 0, y: 0 });
    return { place, put, corner, measures: measuresOf(corner, size) };
  };
  const first = drawnAt(100);
  const { place, put, corner, measures } = first.measures.at(-1)?.place === 'start' ? drawnAt(190) : first;
  const path = outline.map((points) => `M${points.map((point) => at(put(point))).join('L')}Z`).join('');
  const drawn = measures.map(measured);
  const frame = boxEdges.map(([from, to]) => line(corner(...from), corner(...to), dashed));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" fill="${paper}"/>${frame.join('')}`,
    `<clipPath id="goods"><path clip-rule="evenodd" d="${path}"/></clipPath><g clip-path="url(#goods)">${filling(place)}</g>`,
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>${drawn.join('')}</svg>`,
  ].join('');
}
