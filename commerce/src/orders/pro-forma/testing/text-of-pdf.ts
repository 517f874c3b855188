import { inflateSync } from 'node:zlib';

/** Objects of a file written by pdfkit, with decompressed streams. */
function objectsOf(file: Buffer): Map<string, string> {
  const objects = file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...objects].map(([, id = '', body = '']) => {
      const [, head = '', packed] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
      if (packed === undefined) return [id, body];
      const bytes = Buffer.from(packed, 'latin1');
      return [id, (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')];
    }),
  );
}

const codes = (text: string): number[] =>
  [...text.matchAll(/<([0-9a-f]{4})>/g)].map(([, hex = '']) => Number.parseInt(hex, 16));

/** Characters by glyph, from a ToUnicode map. */
function lettersOf(map: string): Map<number, string> {
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g);
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      codes(list).map(
        (code, index) => [Number.parseInt(first, 16) + index, String.fromCharCode(code)] as const,
      ),
    ),
  );
}

/** The text a reader would copy from a PDF: one line for each piece of text, in the order written. */
export function textOfPdf(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(map) ?? ''));
    }
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    for (const [, font = '', glyphs = ''] of body.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)) {
      const hex = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].map(([, part = '']) => part).join('');
      const letters = fonts.get(font);
      lines.push((hex.match(/.{4}/g) ?? []).map((one) => letters?.get(Number.parseInt(one, 16))).join(''));
    }
  }
  return lines.join('\n');
}
