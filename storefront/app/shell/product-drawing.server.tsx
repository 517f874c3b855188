import type { ProductLayout } from '../product/product-layouts.ts';
import { Boxes } from './listing-drawing.server.tsx';
import type { Box, DrawingProps } from './listing-drawing.server.tsx';
import css from './layouts-page.module.css';

/** A product page in small, from the row of its layout: pictures, words and purchase, sidebar, what stays in sight. */
export function ProductDrawing({ layout, pictures: shown }: DrawingProps<ProductLayout>) {
  const left = layout.side === 'left' ? 52 : 8;
  const room = 224 - (layout.side === 'none' ? 0 : 44);
  const top = layout.head === 'over' ? 2 : 16;
  const sides: Record<ProductLayout['side'], Box[]> = {
    none: [],
    left: [{ x: 8, y: 16, w: 38, h: 126, className: css.tint }],
    right: [{ x: 194, y: 16, w: 38, h: 126, className: css.tint }],
  };
  const head: Box = { x: 8, y: 5, w: 224, h: 7, className: css.words };
  const bar: Box[] = /cart|both/.test(layout.sticky)
    ? [{ x: 0, y: 136, w: 240, h: 14, className: css.accent }]
    : [];
  const boxes = [...sides[layout.side], ...columns(layout, left, top, room), head, ...bar];
  return <Boxes boxes={boxes} pictures={shown} />;
}

function columns(layout: ProductLayout, left: number, top: number, room: number): Box[] {
  const half = room / 2 - 3;
  const words = (x: number, y: number, w: number): Box[] => [
    { x, y, w: w * 0.8, h: 8, className: css.words },
    { x, y: y + 14, w: w * 0.5, h: 6, className: css.words },
    { x, y: y + 28, w, h: 12, className: css.dark },
  ];
  switch (layout.columns) {
    case 'one':
      return [...words(left + room / 4, top, room / 2), ...pictures(layout, left, top + 48, room, 80)];
    case 'below':
      return [...pictures(layout, left, top, room, 76), ...words(left, top + 84, room / 2)];
    case 'wide':
      return [...pictures(layout, 0, top, 124, 130), ...words(132, top + 20, 100)];
    case 'three':
      return [
        ...words(left, top, room / 3 - 8).slice(0, 2),
        ...pictures(layout, left + room / 3, top, room / 3 - 6, 130),
        ...words(left + (room * 2) / 3, top, room / 3),
      ];
    default:
      return [...pictures(layout, left, top, half, 110), ...words(left + half + 8, top + 4, half - 6)];
  }
}

/** Pictures in a strip with or without thumbnails, in two columns, or one below the other. */
function pictures({ gallery }: ProductLayout, x: number, y: number, w: number, h: number): Box[] {
  const one = (dx: number, dy: number, width: number, height: number): Box => ({
    x: x + dx,
    y: y + dy,
    w: width,
    h: height,
    className: css.good,
  });
  if (gallery === 'mosaic') {
    const [half, tall] = [w / 2 - 2, h / 2 - 2];
    return [
      one(0, 0, half, tall),
      one(half + 4, 0, half, tall),
      one(0, tall + 4, half, tall),
      one(half + 4, tall + 4, half, tall),
    ];
  }
  if (gallery === 'stack') return [one(0, 0, w, h / 2 - 2), one(0, h / 2 + 2, w, h / 2 - 2)];
  if (gallery === 'side' || gallery === 'side-end') {
    const start = gallery === 'side' ? 0 : w - 14;
    const thumbs = [0, 1, 2].map((at) => one(start, at * 18, 14, 14));
    return [...thumbs, one(gallery === 'side' ? 18 : 0, 0, w - 18, h)];
  }
  if (gallery === 'peek') return [one(0, 6, 20, h - 12), one(24, 0, w - 48, h), one(w - 20, 6, 20, h - 12)];
  return [one(0, 0, w, h)];
}
