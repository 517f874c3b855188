/** What the standard fonts of PDF hold beside Latin-1 (WinAnsiEncoding). */
const winAnsi = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const alike: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', '−': '-', ' ': ' ' };

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || winAnsi.has(character);
};

/** A letter the standard fonts lack loses its accent; anything else they lack becomes "?". */
export function printableText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (isPrintable(character)) return character;
      if (/[\n\t\r]/.test(character)) return ' ';
      const plain = alike[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return [...plain].every(isPrintable) ? plain : '?';
    })
    .join('');
}
