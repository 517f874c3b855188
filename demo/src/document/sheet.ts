import { page } from './pdf.ts';
import type { Mark } from './pdf.ts';

export type Section = { readonly title: string; readonly lines: readonly string[] };

const margin = 56;
const green = '#1f4d3a';
/** Helvetica at 10 points: about 4.9 points a letter, so this many letters fill a line. */
const lettersPerLine = 96;

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > lettersPerLine) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Lays titled sections out on as many A4 pages as they need, with the shop's name above and a note below. */
export function layOut(title: string, product: string, sections: readonly Section[], note: string): Mark[][] {
  const pages: Mark[][] = [];
  let y = 0;
  const open = () => {
    pages.push([
      {
        kind: 'shape',
        points: [
          [0, page.height - 14],
          [page.width, page.height - 14],
          [page.width, page.height],
          [0, page.height],
        ],
        color: green,
      },
      {
        kind: 'text',
        x: margin,
        y: page.height - 52,
        size: 11,
        text: 'CASAMAESTRA',
        bold: true,
        color: green,
      },
      { kind: 'text', x: margin, y: 36, size: 8, text: note, color: '#6b7871' },
    ]);
    y = page.height - 92;
  };
  const put = (text: string, size: number, bold: boolean, gap: number) => {
    if (y < 80) open();
    pages.at(-1)?.push({ kind: 'text', x: margin, y, size, text, bold });
    y -= gap;
  };
  open();
  put(title, 20, true, 24);
  put(product, 12, false, 34);
  for (const section of sections) {
    if (y < 120) open();
    put(section.title, 12, true, 18);
    for (const line of section.lines) for (const part of wrap(line)) put(part, 10, false, 15);
    y -= 12;
  }
  return pages;
}
