import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { Instant, VariantPrices } from './price-now.ts';

/** What new prices end with: as reckoned, ",90", ",99", ",50", or whole euros. */
export type Ending = 'none' | 'ninety' | 'ninety_nine' | 'fifty' | 'whole';

const centsOf = { ninety: 90, ninety_nine: 99, fifty: 50, whole: 0 } as const;

/**
 * The amount with that ending which is nearest, the higher of two as near; an amount above zero never becomes less than
 * the lowest with the ending, nor zero.
 */
export function withEnding(amount: Cents, ending: Ending): Cents {
  if (ending === 'none' || amount <= 0) return amount;
  const end = centsOf[ending];
  const lowest = end === 0 ? 100 : end;
  return cents(Math.max(lowest, Math.floor((amount - end + 50) / 100) * 100 + end));
}

/** A rule for one price of a variant, reckoned from its list price. */
export interface BulkRule {
  readonly field: 'price' | 'sale_price';
  readonly act: 'percent' | 'euros' | 'clear';
  /** Percent, or euros; below zero: less. */
  readonly value: number;
  readonly ending: Ending;
  /** Of a reduced price. */
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** The prices that a rule makes of these; amounts below zero are zero, which no price may be. */
export function byRule(prices: VariantPrices, rule: BulkRule): VariantPrices {
  const { field, act, value, ending, from, to } = rule;
  if (act === 'clear')
    return field === 'price' ? prices : { ...prices, saleCents: null, saleFrom: null, saleTo: null };
  const list: number = prices.listCents;
  const reckoned = act === 'percent' ? (list * (100 + value)) / 100 : list + value * 100;
  const amount = withEnding(cents(Math.max(0, Math.round(reckoned))), ending);
  return field === 'price'
    ? { ...prices, listCents: amount }
    : { ...prices, saleCents: amount, saleFrom: from, saleTo: to };
}
