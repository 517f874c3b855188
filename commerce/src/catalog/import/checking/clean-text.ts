// Control characters, byte-order marks and marks that turn the reading direction.
// eslint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineMarks = /[\t\r\n]+/g;
const suspicious = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/;

function cleanString(text: string, keepLines: boolean): string {
  if (!suspicious.test(text)) return text;
  const cleaned = text.replace(unwanted, '');
  return keepLines ? cleaned.replaceAll('\r\n', '\n') : cleaned.replace(lineMarks, ' ');
}

/** Removes control characters from every text of a row, in place; only the description keeps its lines. */
export function cleanTexts(value: Record<string, unknown> | unknown[]): void {
  const bag = value as Record<string, unknown>;
  for (const key in bag) {
    const inner = bag[key];
    if (typeof inner === 'string') {
      const cleaned = cleanString(inner, key === 'description');
      if (cleaned !== inner) bag[key] = cleaned;
    } else if (typeof inner === 'object' && inner !== null) cleanTexts(inner as Record<string, unknown>);
  }
}
