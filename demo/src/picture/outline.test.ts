import { describe, expect, it } from 'vitest';
import { fittedBox, hullOf, seenBox } from './box-view.ts';
import { goodsOf } from './goods-mask.ts';
import { areaOf, outlinesOf, simplified } from './outline.ts';
import { studio } from './packshot.ts';
import { sizeFigure } from './size-figure.ts';

const side = 120;
type Paint = (x: number, y: number) => readonly [number, number, number] | undefined;

/** A packshot painted pixel by pixel; what is not painted is studio. */
function picture(paint: Paint): Uint8Array {
  const pixels = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at += 1)
    pixels.set(paint(at % side, Math.floor(at / side)) ?? studio, at * 3);
  return pixels;
}

const red = [180, 40, 40] as const;
const within = (value: number, from: number, to: number) => value >= from && value < to;
const block: Paint = (x, y) => (within(x, 30, 80) && within(y, 40, 100) ? red : undefined);

/** A shadow at the right of the block, dark beside it and fading. */
const shadow: Paint = (x, y) => {
  const shade = 200 + (x - 80) * 1.5;
  return within(x, 80, 110) && within(y, 60, 100) ? [shade, shade, shade - 2] : undefined;
};

describe('the outline of goods in a packshot', () => {
  it('goes around the goods without their shadow', () => {
    const goods = goodsOf(
      picture((x, y) => block(x, y) ?? shadow(x, y)),
      side,
      studio,
    );
    if (goods === undefined) throw new Error('no goods');
    const [outline = [], ...others] = outlinesOf(goods);
    expect(others).toEqual([]);
    expect(Math.abs(areaOf(outline)) / (50 * 60)).toBeCloseTo(1, 0);
    expect(Math.max(...outline.map(({ x }) => x))).toBeLessThan(86);
  });

  it('has a line of its own around a hole, which turns the other way', () => {
    const ring = picture((x, y) => (within(x, 45, 65) && within(y, 55, 85) ? undefined : block(x, y)));
    const goods = goodsOf(ring, side, studio);
    if (goods === undefined) throw new Error('no goods');
    const areas = outlinesOf(goods).map(areaOf);
    expect(areas).toHaveLength(2);
    expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
  });

  it('takes a pale part in, whose edges are weaker than those of the rest', () => {
    const pale: Paint = (x, y) => (within(x, 50, 58) && within(y, 60, 110) ? [229, 229, 227] : undefined);
    const plate: Paint = (x, y) => (within(x, 30, 80) && within(y, 50, 60) ? red : undefined);
    const goods = goodsOf(
      picture((x, y) => plate(x, y) ?? pale(x, y)),
      side,
      studio,
    );
    if (goods === undefined) throw new Error('no goods');
    const lowest = Math.max(...outlinesOf(goods).flatMap((line) => line.map(({ y }) => y)));
    expect(lowest).toBeGreaterThan(105);
  });

  it('is not told of an empty studio', () => {
    expect(
      goodsOf(
        picture(() => undefined),
        side,
        studio,
      ),
    ).toBeUndefined();
  });

  it('is drawn with few points and keeps its corners', () => {
    const steps = Array.from({ length: 41 }, (_, at) => (at <= 20 ? { x: at, y: 0 } : { x: 20, y: at - 20 }));
    expect(simplified(steps, 0.5)).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ]);
  });
});

describe('the box that goods take up', () => {
  const size = { width: 90, depth: 60, height: 172 };
  const view = { azimuth: 28, elevation: 15 };
  const seen = seenBox(size, view);
  const pictured = [...seen.values()].map(({ x, y }) => ({ x: x * 2 + 250, y: y * 2 + 260 }));

  it('is found again from the outline of a box', () => {
    const fit = fittedBox(hullOf(pictured), seen);
    expect(fit?.scale).toBeCloseTo(2, 6);
    expect(fit?.x).toBeCloseTo(250, 6);
    expect(fit?.y).toBeCloseTo(260, 6);
    expect(fit?.filled).toBeCloseTo(1, 6);
  });

  it('is filled badly where the goods were seen from elsewhere or have other measures', () => {
    const turned = fittedBox(hullOf(pictured), seenBox({ width: 60, depth: 172, height: 90 }, view));
    expect(turned?.filled).toBeLessThan(0.8);
  });

  it('is drawn with its three measures in words of Italy, legible at 360 pixels', () => {
    const corners = new Map([...seen].map(([name, { x, y }]) => [name, { x: x * 2 + 250, y: y * 2 + 260 }]));
    const svg = sizeFigure([hullOf(pictured)], corners, { ...size, depth: 60.5 }, () => '');
    expect([...svg.matchAll(/>([\d,]+ cm)</g)].map(([, words]) => words)).toEqual([
      '172 cm',
      '90 cm',
      '60,5 cm',
    ]);
    const letters = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, height]) => Number(height));
    expect(Math.min(...letters) * 0.36).toBeGreaterThanOrEqual(12);
  });
});
