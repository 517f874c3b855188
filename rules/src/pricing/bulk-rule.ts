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

/** A rule for one price of a variant, reckoned from its list price, or from what it costs. */
export interface BulkRule {
  readonly field: 'price' | 'sale_price';
  /** `cost`: the cost and so many percent. `margin`: so many percent of the price net of VAT are left over the cost. */
  readonly act: 'percent' | 'euros' | 'clear' | 'cost' | 'margin';
  /** Percent, or euros; below zero: less. A margin is below 100. */
  readonly value: number;
  readonly ending: Ending;
  /** Of a reduced price. */
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Whether a rule begins from the cost: goods whose cost nobody has said are left alone. */
export const isOfCost = ({ act }: Pick<BulkRule, 'act'>): boolean => act === 'cost' || act === 'margin';

/** Of a price net of VAT, what is left over the cost, in percent; both with the same VAT, or both without. */
export const marginPercent = (price: Cents, cost: Cents): number =>
  price === 0 ? -100 : ((price - cost) * 100) / price;

function reckoned(list: number, { act, value }: BulkRule, cost: number): number {
  if (act === 'cost') return (cost * (100 + value)) / 100;
  if (act === 'margin') return (cost * 100) / (100 - value);
  return act === 'percent' ? (list * (100 + value)) / 100 : list + value * 100;
}

/**
 * The prices that a rule makes of these; amounts below zero are zero, which no price may be.
 * @param cost what the goods cost with their VAT; null: nobody has said
 */
export function byRule(prices: VariantPrices, rule: BulkRule, cost: Cents | null = null): VariantPrices {
  const { field, act, ending, from, to } = rule;
  if (act === 'clear')
    return field === 'price' ? prices : { ...prices, saleCents: null, saleFrom: null, saleTo: null };
  if (isOfCost(rule) && cost === null) return prices;
  const wanted = reckoned(prices.listCents, rule, cost ?? 0);
  const amount = withEnding(cents(Math.max(0, Math.round(wanted))), ending);
  return field === 'price'
    ? { ...prices, listCents: amount }
    : { ...prices, saleCents: amount, saleFrom: from, saleTo: to };
}
