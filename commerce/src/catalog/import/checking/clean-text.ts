/** Control characters, byte-order marks and marks that turn the reading direction; line ends are judged apart. */
const unwanted = /[[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]--[\t\n\r]]/gv;
const lineMarks = /[\t\r\n]+/g;
const suspicious = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u;

function cleanString(text: string, keepLines: boolean): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!suspicious.test(whole)) return whole;
  const cleaned = whole.replace(unwanted, '');
  return keepLines ? cleaned.replaceAll('\r\n', '\n') : cleaned.replace(lineMarks, ' ');
}

/**
 * Removes control characters and half characters from every text and key of a row, in place; only the
 * description keeps its lines.
 */
export function cleanTexts(value: Record<string, unknown> | unknown[]): void {
  const bag = value as Record<string, unknown>;
  for (const key in bag) {
    const inner = bag[key];
    if (typeof inner === 'string') {
      const cleaned = cleanString(inner, key === 'description');
      if (cleaned !== inner) bag[key] = cleaned;
    } else if (typeof inner === 'object' && inner !== null) cleanTexts(inner as Record<string, unknown>);
    const name = cleanString(key, false);
    if (name === key) continue;
    bag[name] = bag[key];
    delete bag[key];
  }
}
