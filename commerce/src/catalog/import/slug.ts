import { slugOf } from '../../platform/slug.ts';

/** The slug of a product whose row gives none: its name and its code, unless the name ends in it. */
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
