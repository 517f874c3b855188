/** Lengths by country (SWIFT IBAN registry) for the countries expected here; others: 15 to 34. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  HR: 21,
  HU: 28,
  IT: 27,
  LU: 20,
  MT: 31,
  NL: 18,
  PL: 28,
  PT: 25,
  RO: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};

/** Remainder modulo 97 of a decimal number of any length. */
function mod97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Upper case, without spaces. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616: length of the country and check digits (ISO 7064, mod 97-10). Spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const expected = lengths[iban.slice(0, 2)];
  if (expected !== undefined && iban.length !== expected) return false;
  // CIN letter, ABI 5, CAB 5, account 12.
  if (/^(IT|SM)/.test(iban) && !/^..\d\d[A-Z]\d{10}[A-Z0-9]{12}$/.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  return mod97(rearranged.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

/** "IT60 … 3456": enough to know which account it is, not enough to write it down. */
export const maskedIban = (iban: string): string =>
  `${plainIban(iban).slice(0, 4)} … ${plainIban(iban).slice(-4)}`;

/** In groups of four for reading and typing. */
export const spacedIban = (iban: string): string => plainIban(iban).replaceAll(/.{4}(?=.)/g, '$& ');
