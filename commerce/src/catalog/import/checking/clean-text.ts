/** Control characters, byte-order marks and marks that turn the reading direction; line ends are judged apart. */
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/gv;
/** Characters without width are nothing to a reader; joiners inside emoji are something. */
const withoutWidth = /(?<!\p{Extended_Pictographic}\ufe0f?)[\u200b-\u200d\u2060\u00ad]/gu;
const lineMarks = /[\t\r\n]+/g;
const suspicious = /[\p{Cc}\u00ad\u200b-\u200d\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Rows of the shop are five levels deep; what is deeper is no product. */
const deepest = 12;

/** A row nested deeper than any product. */
export class RowTooDeep extends Error {}

/** A text without characters nobody sees; line ends stay. */
export const visibleText = (text: string): string => cleanString(text, true);

function cleanString(text: string, keepLines: boolean): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!suspicious.test(whole)) return whole;
  const cleaned = whole.replace(unwanted, '').replace(withoutWidth, '');
  return keepLines ? cleaned.replaceAll('\r\n', '\n') : cleaned.replace(lineMarks, ' ');
}

/**
 * Removes control characters, characters without width and half characters from every text and key of a row,
 * in place; only the description keeps its lines.
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
