import type { ProductDocumentKind } from '@casamaestra/contract/catalog/file-link.ts';

/** "manuale_trapano-18V.pdf" → "Manuale trapano 18V" */
export function labelOfFile(name: string): string {
  const words = name
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, 120);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const signs: readonly (readonly [ProductDocumentKind, RegExp])[] = [
  ['performance', /\bdop\b|prestazion|performance/i],
  ['safety', /\b(?:sds|msds)\b|sicurezza|safety|bezpe/i],
  ['energy', /energ|eprel/i],
  ['manual', /manual|istruzion|instruction|navod|návod|montag/i],
  ['sheet', /sched|sheet|data|list/i],
];

/** What a file is by the words of its name; somebody may choose another kind. */
export const kindOfFile = (name: string): ProductDocumentKind =>
  signs.find(([, sign]) => sign.test(name.replaceAll(/[_-]+/g, ' ')))?.[0] ?? 'other';
