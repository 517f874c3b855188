import { readFileSync } from 'node:fs';
import type Pdfkit from 'pdfkit';

const read = (name: string): Buffer => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));

/**
 * Bricolage Grotesque (SIL OFL 1.1, fonts/OFL.txt), reduced to the characters of printable-text.ts, without
 * kerning and hints. The standard PDF fonts lack č, ď, ľ, ň, ť and many more.
 */
const files = { plain: read('bricolage-regular'), bold: read('bricolage-bold') };

/** Registers the fonts `plain` and `bold` with a document. */
export function addPaperFonts(pdf: InstanceType<typeof Pdfkit>): void {
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, file);
}
