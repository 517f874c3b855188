import { italianNumber } from '../text/description.ts';

export type Size = { readonly width: number; readonly depth: number; readonly height: number };

const paper = '#f5f5f3';
const ink = '#3c4a43';
const faint = '#dfe3dd';
const side = 600;

type Box = { x: number; y: number; w: number; h: number };

const label = (x: number, y: number, text: string, turn = 0) =>
  `<text x="${x}" y="${y}" font-family="Liberation Sans, Arial, sans-serif" font-size="21" fill="${ink}" text-anchor="middle"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}>${text}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="1.4"/>`;

/** A dimension line under a box: two ticks, a line and its measure. */
function across(box: Box, text: string): string {
  const y = box.y + box.h + 16;
  return `${line(box.x, y, box.x + box.w, y)}${line(box.x, y - 5, box.x, y + 5)}${line(box.x + box.w, y - 5, box.x + box.w, y + 5)}${label(box.x + box.w / 2, y + 26, text)}`;
}

/** A dimension line at the left of a box. */
function upright(box: Box, text: string): string {
  const x = box.x - 16;
  return `${line(x, box.y, x, box.y + box.h)}${line(x - 5, box.y, x + 5, box.y)}${line(x - 5, box.y + box.h, x + 5, box.y + box.h)}${label(x - 9, box.y + box.h / 2, text, -90)}`;
}

const outline = (box: Box, title: string) =>
  `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="2" fill="${faint}" stroke="${ink}" stroke-width="2"/><text x="${box.x + box.w / 2}" y="${box.y - 10}" font-family="Liberation Sans, Arial, sans-serif" font-size="17" fill="#6b7871" text-anchor="middle">${title}</text>`;

const centimetres = (value: number) => `${italianNumber(value)} cm`;

/**
 * Front, side and plan of what a product takes up, to one scale, in the studio's grey; the lower right quarter
 * stays free for the packshot. 600 × 600 pixels, sizes in centimetres.
 */
export function sizeDrawing({ width, depth, height }: Size): string {
  const scale = Math.min(430 / (width + depth), 400 / (height + depth), 300 / Math.max(width, depth, height));
  const [w, d, h] = [width, depth, height].map((length) => Math.max(3, length * scale)) as [
    number,
    number,
    number,
  ];
  const left = 70 + (430 - w - d) / 2;
  const top = 50 + (400 - h - d) / 2;
  const front = { x: left, y: top, w, h };
  const lateral = { x: left + w + 80, y: top, w: d, h };
  const plan = { x: left, y: top + h + 88, w, h: d };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${paper}"/>${outline(front, 'fronte')}${upright(front, centimetres(height))}${across(front, centimetres(width))}${outline(lateral, 'lato')}${across(lateral, centimetres(depth))}${outline(plan, 'pianta')}${upright(plan, centimetres(depth))}</svg>`;
}

/** Position of the small packshot: the free corner beside the plan. */
export function packshotCorner({ width, depth, height }: Size): { left: number; top: number; size: number } {
  const scale = Math.min(430 / (width + depth), 400 / (height + depth), 300 / Math.max(width, depth, height));
  const [w, d, h] = [width, depth, height].map((length) => length * scale) as [number, number, number];
  const left = 70 + (430 - w - d) / 2 + w + 40;
  const top = 50 + (400 - h - d) / 2 + h + 60;
  const size = Math.round(Math.max(0, Math.min(side - left - 12, side - top - 12, 230)));
  return { left: Math.round(left), top: Math.round(top), size };
}
