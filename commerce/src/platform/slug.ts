const folded = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const beyondAscii = /[\u0080-\uffff]/;

/** Lower-case ASCII words joined by hyphens: "Vernice all’acqua 2,5 l" → "vernice-all-acqua-2-5-l". */
export function slugOf(text: string): string {
  const plain = (beyondAscii.test(text) ? folded(text) : text).toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-');
  const start = slug.startsWith('-') ? 1 : 0;
  return slug.slice(start, slug.endsWith('-') && slug.length > start ? -1 : undefined);
}
