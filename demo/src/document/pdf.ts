/** A filled shape or a line of text on an A4 page; points from the lower left corner. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly bold?: boolean;
      readonly color?: string;
    }
  | {
      readonly kind: 'shape';
      readonly points: readonly (readonly [number, number])[];
      readonly color: string;
    };

export const page = { width: 595, height: 842 } as const;

/** Signs of Windows-1252 outside Latin-1 that Italian texts use. */
const specials: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '…': 0x85,
};

function pdfText(text: string): string {
  let out = '';
  for (const char of text) {
    const code = specials[char] ?? char.codePointAt(0) ?? 63;
    if (code > 255) throw new Error(`not in Windows-1252: ${char}`);
    out += '()\\'.includes(char) ? `\\${char}` : String.fromCodePoint(code);
  }
  return out;
}

function rgb(color: string): string {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3));
  return parts.join(' ');
}

function drawn(mark: Mark): string {
  if (mark.kind === 'shape') {
    const [first, ...rest] = mark.points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return `${rgb(mark.color)} rg ${first} m ${rest.map((point) => `${point} l`).join(' ')} h f`;
  }
  return `${rgb(mark.color ?? '#1f2a24')} rg BT /${mark.bold === true ? 'F2' : 'F1'} ${mark.size} Tf ${mark.x} ${mark.y} Td (${pdfText(mark.text)}) Tj ET`;
}

/** One PDF 1.4 file of A4 pages with the two standard fonts; no compression, no date, so that it never changes. */
export function writePdf(title: string, pages: readonly (readonly Mark[])[]): Buffer {
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (it-IT) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${pdfText(title)}) /Author (Casamaestra) >>`,
    ...pages.flatMap((marks, index) => {
      const stream = marks.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
