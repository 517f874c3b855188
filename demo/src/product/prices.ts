import type { Choice } from '../table/options.ts';
import { between, chance } from './chance.ts';

type Step = { price: number; from: string };
export type SaleTerms = {
  readonly percent: number;
  readonly from: string;
  readonly earlierCut?: { percent: number; from: string };
};
export type History = { readonly steps: Step[]; readonly sale?: { price: number; from: string } };

const day = 86_400_000;
const at = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** Last day of the demo's own calendar: all its dates are earlier. */
export const demoToday = Date.UTC(2026, 10, 16, 6);

/** The endings an Italian shop writes: 3,49 – 12,90 – 149 – 1.290. */
export function shopPrice(euros: number): number {
  if (euros < 3) return Math.max(0.29, Math.round(euros * 10) / 10 - 0.01);
  if (euros < 10) return Math.round(euros * 2) / 2 - 0.1;
  if (euros < 100) return Math.round(euros) - 0.1;
  if (euros < 1000) return Math.round(euros / 10) * 10 - 1;
  return Math.round(euros / 50) * 50 - 10;
}

const cents = (euros: number) => Math.round(euros * 100) / 100;

/** The list price of one combination: each choice sets, multiplies or adds, in the order of the axes. */
export function combinationPrice(base: number, choices: readonly Choice[], stepPerSize: number): number {
  let price = base;
  for (const { value, position } of choices) {
    const { change } = value;
    if (change?.kind === 'set') price = change.amount;
    if (change?.kind === 'times') price = shopPrice(price * change.amount);
    if (change?.kind === 'plus') price += change.amount;
    if (change === undefined && stepPerSize > 0 && position > 0)
      price = shopPrice(base * (1 + stepPerSize * position));
  }
  return cents(price);
}

/** About one product in eight is on sale; a few were cut twice. */
export function saleTerms(key: string, price: number): SaleTerms | undefined {
  if (price < 4 || chance('sale', key) > 0.135) return undefined;
  const percent = [10, 15, 20, 20, 25, 30, 35][between(0, 6, 'percent', key)] ?? 20;
  const from = at(demoToday - between(2, 20, 'sale day', key) * day);
  if (chance('twice', key) > 0.3 || percent < 20) return { percent, from };
  return {
    percent,
    from,
    earlierCut: {
      percent: percent - 10,
      from: at(Date.parse(from) - between(8, 14, 'first cut', key) * day),
    },
  };
}

/**
 * Earlier public prices, oldest first, the list price now in force last but for the cuts.
 * The list price always stands unchanged for at least forty days before a first cut, so that it is the
 * lowest price of the thirty days before (Codice del consumo art. 17-bis).
 */
export function priceHistory(
  key: string,
  price: number,
  createdAt: number,
  terms: SaleTerms | undefined,
): History {
  const steps: Step[] = [];
  const firstCut = Date.parse(terms?.earlierCut?.from ?? terms?.from ?? at(demoToday));
  const changed = firstCut - between(60, 260, 'changed', key) * day;
  if (changed > createdAt + 20 * day && chance('older price', key) < 0.45) {
    steps.push({
      price: cents(shopPrice(price * (chance('dearer', key) < 0.25 ? 1.06 : 0.94))),
      from: at(createdAt),
    });
    steps.push({ price, from: at(changed) });
  } else {
    steps.push({ price, from: at(createdAt) });
  }
  if (terms === undefined) return { steps };
  const cut = (percent: number) => cents(shopPrice(price * (1 - percent / 100)));
  if (terms.earlierCut) steps.push({ price: cut(terms.earlierCut.percent), from: terms.earlierCut.from });
  return { steps, sale: { price: cut(terms.percent), from: terms.from } };
}
