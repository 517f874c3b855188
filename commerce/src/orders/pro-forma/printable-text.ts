/** What the typeface of printed papers holds beside Latin-1 and Latin Extended-A. */
const beyond = new Set('ȘșȚțˆ˜–—‘’‚“”„†‡•…‰‹›€™−ẞ\u2007\u2009\u202f');
/** What it lacks of those. */
const lacking = new Set('¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ');

const alike: Readonly<Record<string, string>> = { Ţ: 'Ț', ţ: 'ț', Ŧ: 'T', ŧ: 't' };

const isPrintable = (character: string): boolean =>
  (/[\u0020-\u007e\u00a0-\u017f]/.test(character) && !lacking.has(character)) || beyond.has(character);

/** A letter the typeface lacks loses its accent; anything else it lacks becomes "?". */
export function printableText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (isPrintable(character)) return character;
      if (/[\n\t\r]/.test(character)) return ' ';
      const plain = alike[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return [...plain].every(isPrintable) ? plain : '?';
    })
    .join('');
}
