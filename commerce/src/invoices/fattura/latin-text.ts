/** Characters which people type, and the ones of Latin-1 that say the same. */
const said: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '−': '-',
  '…': '...',
  '€': 'EUR',
  '™': '(TM)',
  '•': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  Ω: 'Ohm',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
};

const isLatin = (character: string): boolean => /^[\u0020-\u007E\u00A0-\u00FF]$/.test(character);

function latinOf(character: string): string {
  if (isLatin(character)) return character;
  const known = said[character];
  if (known !== undefined) return known;
  const [base = ''] = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return isLatin(base) ? base : '?';
}

/**
 * A text as FatturaPA takes it: characters of Latin-1 only (č is written c), blanks single, and cut to what the field
 * holds.
 */
export const latinText = (text: string, most: number): string =>
  [...text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()].map(latinOf).join('').slice(0, most).trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text inside an element. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
