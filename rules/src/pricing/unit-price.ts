import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';

export type ContentUnit = 'kg' | 'g' | 'l' | 'ml' | 'm' | 'cm' | 'm2' | 'm3' | 'pz';

/** The unit price, with the unit to show after "€/". */
export interface UnitPrice {
  readonly amountCents: Cents;
  readonly unit: 'kg' | 'l' | 'm' | 'm²' | 'm³' | 'pz';
}

/** The legal unit of each content unit, and how many content units it has. */
const legalUnits = {
  kg: ['kg', 1],
  g: ['kg', 1000],
  l: ['l', 1],
  ml: ['l', 1000],
  m: ['m', 1],
  cm: ['m', 100],
  m2: ['m²', 1],
  m3: ['m³', 1],
  pz: ['pz', 1],
} as const satisfies Record<ContentUnit, readonly [UnitPrice['unit'], number]>;

/** Content in its legal unit: 500 ml → 0.5 l. Null when unknown. */
export function legalContent(
  content: number | null,
  unit: ContentUnit | null,
): { readonly amount: number; readonly unit: UnitPrice['unit'] } | null {
  if (content === null || unit === null || content <= 0) return null;
  const [legalUnit, perUnit] = legalUnits[unit];
  return { amount: content / perUnit, unit: legalUnit };
}

/** Content has four decimals, so it is exact in ten-thousandths. */
const CONTENT_SCALE = 10_000;

/**
 * Unit price (Codice del consumo, art. 14-16), rounded half up to the cent: 12.50 € for 2.5 l → 5.00 €/l.
 * Null when the content is unknown or the unit price equals the price (art. 16), as for 1 kg.
 */
export function unitPrice(amount: Cents, content: number | null, unit: ContentUnit | null): UnitPrice | null {
  if (content === null || unit === null) return null;
  const parts = Math.round(content * CONTENT_SCALE);
  if (parts <= 0) return null;
  const [legalUnit, perUnit] = legalUnits[unit];
  const numerator = BigInt(amount) * BigInt(perUnit) * BigInt(CONTENT_SCALE);
  const divisor = BigInt(parts);
  const rounded = Number((2n * numerator + divisor) / (2n * divisor));
  if (!Number.isSafeInteger(rounded)) return null;
  return rounded === amount ? null : { amountCents: cents(rounded), unit: legalUnit };
}
