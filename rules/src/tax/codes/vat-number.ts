/** Normalised as stored: upper case, no spaces, dots or dashes, without the prefix IT. */
export function normalVatNumber(text: string): string {
  return text
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '');
}

/**
 * Whether a text is an Italian partita IVA, or the numeric codice fiscale of a company: eleven digits, the
 * last a Luhn check digit (DM 23/12/1976). Eleven zeros have a valid check digit but are refused. Expects the
 * normalised form.
 */
export function isItalianVatNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < 11; index += 1) {
    const value = Number(digits[index]);
    const doubled = value * 2;
    sum += index % 2 === 0 ? value : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** National formats of EU VAT numbers without the country prefix (Commission, VIES). */
const europeanFormats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Prefix of VAT numbers: the country code, except for Greece. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/**
 * Whether a text can be a VAT number of a country: check digit in Italy, format in the EU, 4 to 15 letters
 * and digits elsewhere. Expects the normalised form, with or without country prefix.
 */
export function isVatNumberOf(country: string, number: string): boolean {
  if (country === 'IT') return isItalianVatNumber(number);
  const format = europeanFormats[country];
  if (format === undefined) return /^[A-Z0-9]{4,15}$/.test(number);
  const prefix = prefixOf(country);
  return format.test(number) || (number.startsWith(prefix) && format.test(number.slice(prefix.length)));
}
