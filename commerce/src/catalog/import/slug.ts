const folded = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const beyondAscii = /[\u0080-\uffff]/;

/** Lower-case ASCII words joined by hyphens: "Vernice all’acqua 2,5 l" → "vernice-all-acqua-2-5-l". */
export function slugOf(text: string): string {
  const plain = (beyondAscii.test(text) ? folded(text) : text).toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-');
  const start = slug.startsWith('-') ? 1 : 0;
  return slug.slice(start, slug.endsWith('-') && slug.length > start ? -1 : undefined);
}

/** Address of a product whose row names none: its name and its code, unless the name ends in it. */
export function productSlug(name: string, code: string): string {
  const words = slugOf(name).slice(0, 120);
  const mark = slugOf(code);
  if (words === mark || words.endsWith(`-${mark}`)) return `det/${words}`;
  return `det/${[words, mark].filter((part) => part !== '').join('-') || 'prodotto'}`;
}

/** "Potenza a vuoto" → "potenza_a_vuoto" */
export function codeOfLabel(label: string): string {
  const code = slugOf(label).replaceAll('-', '_').slice(0, 60) || 'caratteristica';
  return code in Object.prototype ? `${code}_` : code;
}
