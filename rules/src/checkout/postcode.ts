import { isCap } from './cap.ts';

/** Formats of postcodes by country (Universal Postal Union), with an example for messages. */
const patterns: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AD: [/^AD\d{3}$/, 'AD500'],
  AL: [/^\d{4}$/, '1001'],
  AT: [/^\d{4}$/, '1010'],
  BA: [/^\d{5}$/, '71000'],
  BE: [/^\d{4}$/, '1000'],
  BG: [/^\d{4}$/, '1000'],
  CH: [/^\d{4}$/, '8001'],
  CY: [/^\d{4}$/, '1010'],
  CZ: [/^\d{3} ?\d{2}$/, '110 00'],
  DE: [/^\d{5}$/, '10115'],
  DK: [/^\d{4}$/, '1050'],
  EE: [/^\d{5}$/, '10111'],
  ES: [/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28001'],
  FI: [/^\d{5}$/, '00100'],
  FR: [/^\d{5}$/, '75001'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA'],
  GR: [/^\d{3} ?\d{2}$/, '104 31'],
  HR: [/^\d{5}$/, '10000'],
  HU: [/^\d{4}$/, '1011'],
  IE: [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'D02 AF30'],
  LI: [/^94(?:8[5-9]|9[0-8])$/, '9490'],
  LT: [/^(?:LT-)?\d{5}$/, 'LT-01100'],
  LU: [/^(?:L-)?\d{4}$/, '1009'],
  LV: [/^(?:LV-)?\d{4}$/, 'LV-1010'],
  MC: [/^980\d{2}$/, '98000'],
  ME: [/^8\d{4}$/, '81000'],
  MK: [/^\d{4}$/, '1000'],
  MT: [/^[A-Z]{3} ?\d{4}$/, 'VLT 1117'],
  NL: [/^[1-9]\d{3} ?[A-Z]{2}$/, '1012 JS'],
  NO: [/^\d{4}$/, '0150'],
  PL: [/^\d{2}-\d{3}$/, '00-001'],
  PT: [/^\d{4}-\d{3}$/, '1100-148'],
  RO: [/^\d{6}$/, '010011'],
  RS: [/^\d{5}$/, '11000'],
  SE: [/^\d{3} ?\d{2}$/, '111 22'],
  SI: [/^(?:SI-)?\d{4}$/, '1000'],
  SK: [/^\d{3} ?\d{2}$/, '811 01'],
  SM: [/^4789\d$/, '47890'],
  US: [/^\d{5}(?:-\d{4})?$/, '10001'],
  VA: [/^00120$/, '00120'],
};

/** Normalised for comparing and storing: upper case, single spaces. */
export function normalPostcode(text: string): string {
  return text.trim().toUpperCase().replace(/\s+/g, ' ');
}

/** Whether addresses of a country need a postcode; Ireland's Eircode is optional. */
export function needsPostcode(country: string): boolean {
  return country === 'IT' || (country in patterns && country !== 'IE');
}

/**
 * Whether a postcode has its country's format. For countries without a known format any short text is
 * accepted.
 */
export function isPostcodeOf(country: string, postcode: string): boolean {
  if (country === 'IT') return isCap(postcode);
  return patterns[country]?.[0].test(postcode) ?? /^[A-Z\d][A-Z\d -]{1,11}$/.test(postcode);
}

/** An example of the country's postcodes, for messages. */
export function postcodeExample(country: string): string {
  return country === 'IT' ? '40121' : (patterns[country]?.[1] ?? '');
}
