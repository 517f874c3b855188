import { apportion } from '../cart/apportion.ts';

/** VAT contained in the amount paid at one rate. `netCents` + `vatCents` is that amount. */
export interface VatShare {
  readonly percent: number;
  readonly netCents: number;
  readonly vatCents: number;
}

/** Hundredths of a percent: 22 % is 2200. Exact, since rates have at most two decimals. */
const hundredths = (percent: number) => Math.round(percent * 100);

/** Net of a VAT-inclusive amount, rounded half up: gross × 100 / (100 + rate). */
export function netOfGross(grossCents: number, percent: number): number {
  const divisor = 10_000 + hundredths(percent);
  const numerator = grossCents * 10_000;
  if (Number.isSafeInteger(numerator * 2)) return Math.floor((2 * numerator + divisor) / (2 * divisor));
  return Number((20_000n * BigInt(grossCents) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

export interface TaxedAmount {
  readonly key: string;
  /** VAT included, after discounts. */
  readonly paidCents: number;
  readonly percent: number;
}

/**
 * VAT contained in goods and delivery, by rate, highest first. Delivery is accessory to the goods and has
 * their rates in proportion to the amounts paid (DPR 633/72, art. 12); when nothing is paid for the goods it
 * has the highest of their rates. VAT is computed once per rate on the whole amount, as in electronic
 * invoices (DatiRiepilogo), so the rates add up to the total whatever the lines.
 */
export function containedVat(goods: readonly TaxedAmount[], shippingCents: number): VatShare[] {
  const paid = new Map<number, number>();
  for (const { percent, paidCents } of goods) paid.set(percent, (paid.get(percent) ?? 0) + paidCents);
  const rates = [...paid.keys()].toSorted((a, b) => b - a);
  const [highest] = rates;
  if (highest === undefined) return [];
  const weights = rates.map((rate) => ({
    key: String(hundredths(rate)).padStart(4, '0'),
    weight: paid.get(rate) ?? 0,
  }));
  const itemsPaid = weights.reduce((sum, { weight }) => sum + weight, 0);
  const shipping =
    itemsPaid > 0
      ? apportion(shippingCents, weights)
      : rates.map((rate) => (rate === highest ? shippingCents : 0));
  return rates.map((percent, index) => {
    const grossCents = (paid.get(percent) ?? 0) + (shipping[index] ?? 0);
    const netCents = netOfGross(grossCents, percent);
    return { percent, netCents, vatCents: grossCents - netCents };
  });
}
