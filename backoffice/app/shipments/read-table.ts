/** Cells of the lines of a text: separated as its first line is, by semicolon, tab or comma; in quotes where needed. */
export function readTable(text: string): readonly (readonly string[])[] {
  const content = text.replace(/^\uFEFF/, '');
  const [first = ''] = content.split(/\r?\n/, 1);
  const separator =
    [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ';';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at] ?? '';
    if (sign === '"') {
      if (isQuoted && content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (!isQuoted && sign === separator) end();
    else if (!isQuoted && sign === '\n') {
      end();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  end();
  return rows.filter((row) => row.some((value) => value !== ''));
}

/** What the columns of carriers' files are usually called. */
const usual = {
  order: /ordin|order|riferim|rif\b|mittente|ddt|objedn/i,
  number: /tracking|lettera|ldv|spedizion|segnacollo|barcode|awb|shipment|zásiel/i,
  url: /link|url|http/i,
} as const;

/** The column of a heading, by what it is usually called; -1: none. */
export const usualColumn = (headings: readonly string[], what: keyof typeof usual): number =>
  headings.findIndex((heading) => usual[what].test(heading));
