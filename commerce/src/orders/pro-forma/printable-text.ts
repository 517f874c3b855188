/** Characters of the PDF fonts beyond Latin-1 and Latin Extended-A. */
const beyond = new Set('ȘșȚțˆ˜–—‘’‚“”„†‡•…‰‹›€™−ẞ\u2007\u2009\u202f');
/** Characters of those blocks that the fonts lack. */
const lacking = new Set('¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ');

const alike: Readonly<Record<string, string>> = { Ţ: 'Ț', ţ: 'ț', Ŧ: 'T', ŧ: 't' };

const isPrintable = (character: string): boolean =>
  (/[\u0020-\u007e\u00a0-\u017f]/.test(character) && !lacking.has(character)) || beyond.has(character);

/** Letters the fonts lack lose their accent; other missing characters become "?". */
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
