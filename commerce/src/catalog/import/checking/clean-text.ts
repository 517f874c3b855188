/** Control characters, byte-order marks and direction marks; line ends are handled separately. */
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/gv;
/** Zero-width characters are invisible; only joiners inside emoji are kept. */
const withoutWidth = /(?<!\p{Extended_Pictographic}\ufe0f?)[\u200b-\u200d\u2060\u00ad]/gu;
const lineMarks = /[\t\r\n]+/g;
const suspicious = /[\p{Cc}\u00ad\u200b-\u200d\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Rows are five levels deep; deeper ones are not products. */
const deepest = 12;

/** Thrown for a row nested deeper than any product. */
export class RowTooDeep extends Error {}

/** Removes invisible characters from a text; line ends stay. */
export const visibleText = (text: string): string => cleanString(text, true);

function cleanString(text: string, keepLines: boolean): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!suspicious.test(whole)) return whole;
  const cleaned = whole.replace(unwanted, '').replace(withoutWidth, '');
  return keepLines ? cleaned.replaceAll('\r\n', '\n') : cleaned.replace(lineMarks, ' ');
}

/**
 * Removes control characters, zero-width characters and lone surrogates from every text and key of a row,
 * in place; only the description keeps its line ends.
 * @throws RowTooDeep
 */
export function cleanTexts(value: Record<string, unknown> | unknown[], depth = 0): void {
  if (depth > deepest) throw new RowTooDeep();
  const bag = value as Record<string, unknown>;
  for (const key in bag) {
    const inner = bag[key];
    if (typeof inner === 'string') {
      const cleaned = cleanString(inner, key === 'description');
      if (cleaned !== inner) bag[key] = cleaned;
    } else if (typeof inner === 'object' && inner !== null) {
      cleanTexts(inner as Record<string, unknown>, depth + 1);
    }
    const name = cleanString(key, false);
    if (name === key) continue;
    bag[name] = bag[key];
    delete bag[key];
  }
}
