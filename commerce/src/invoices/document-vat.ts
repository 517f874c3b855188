import { apportion } from '@casamaestra/rules/cart/apportion.ts';
import { netOfGross } from '@casamaestra/rules/tax/vat.ts';

/** VAT of a document at one rate, as the order stores it. */
export interface StoredVat {
  readonly percent: number;
  readonly net_cents: number;
  readonly vat_cents: number;
}

const grossOf = ({ net_cents: net, vat_cents: vat }: StoredVat): number => net + vat;

/**
 * An amount given back, by the rates it was sold at: in proportion to what is left of each, so that several refunds
 * never give back more at a rate than was sold at it.
 */
export function refundVat(amountCents: number, sold: readonly StoredVat[], before: readonly StoredVat[]) {
  const left = sold.map((rate) => ({
    percent: rate.percent,
    weight: before
      .filter(({ percent }) => percent === rate.percent)
      .reduce((rest, one) => rest - grossOf(one), grossOf(rate)),
  }));
  const parts = apportion(
    amountCents,
    left.map(({ percent, weight }) => ({ key: String(percent).padStart(5, '0'), weight })),
  );
  return left.flatMap(({ percent }, index): StoredVat[] => {
    const gross = parts[index] ?? 0;
    if (gross === 0) return [];
    const net = netOfGross(gross, percent);
    return [{ percent, net_cents: net, vat_cents: gross - net }];
  });
}

/** Each refund of an order, in their order, by rates. */
export function refundsVat(
  amounts: readonly number[],
  sold: readonly StoredVat[],
): readonly (readonly StoredVat[])[] {
  const all: StoredVat[][] = [];
  for (const amount of amounts) all.push(refundVat(amount, sold, all.flat()));
  return all;
}
