import type { KeyFeature } from '@casamaestra/contract/catalog/product.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** "120 × 60 × 75 cm · rovere": the features of a card in one line. */
export const factsText = (features: readonly KeyFeature[], locale: Language): string =>
  features.map((feature) => factText(feature, locale)).join(' · ');

function factText({ label, value, unit }: KeyFeature, locale: Language): string {
  if (value === true) return inLine(label);
  const text =
    typeof value === 'string' ? inLine(value) : value.map((side) => number(side, locale)).join(' × ');
  return unit === null ? text : `${text}\u00a0${unit}`;
}

/** "Rovere massello" → "rovere massello"; "PVC" and "LED" stay. */
const inLine = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
