import type { DecimalSign } from './decimal-signs.ts';

/**
 * Parses numbers of Italian and English files: "1.234,56", "12,90 €", "12.90", "1,234.50". A single point
 * before exactly three digits separates thousands only if `thousands` is set (prices, pieces), since
 * "1.234" kg is a weight.
 * @param sign the decimal separator of this column, for ambiguous numbers
 * @returns null when the text is not a number
 */
export function parseNumber(text: string, thousands: boolean, sign?: DecimalSign): number | null {
  const bare = text.replace(/^(?:EUR|€)\s*|\s*(?:EUR|€)$/gi, '').replace(/[\s\u00a0']/g, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  const groups = sign === undefined ? thousands : sign === 'comma';
  let plain = bare;
  if (comma >= 0 && point >= 0) {
    plain = comma > point ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  } else if (comma >= 0) {
    const isThousands = sign === 'point' && /^[+-]?[1-9]\d{0,2},\d{3}$/.test(bare);
    plain = bare.indexOf(',') === comma && !isThousands ? bare.replace(',', '.') : bare.replaceAll(',', '');
  } else if (
    point >= 0 &&
    (bare.indexOf('.') !== point || (groups && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(bare)))
  ) {
    plain = bare.replaceAll('.', '');
  }
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

const yes = new Set(['1', 'true', 'sì', 'si', 's', 'vero', 'yes', 'y', 'x']);
const no = new Set(['0', 'false', 'no', 'n', 'falso', '-']);

/** "sì", "no", "vero", "1"…; null when it is neither. */
export function parseBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
