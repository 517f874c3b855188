import type { Favoured } from '@casamaestra/search/search-engine.ts';

const DAY_MS = 24 * 3_600_000;
/** After this many days a choice counts half. */
export const HALF_LIFE_DAYS = 30;
/** In some week at least this many networks must have opened something after a query. */
export const NETWORKS_MIN = 3;
/** So many decayed choices of a query are believed half. */
const BELIEVED_HALF = 10;
/** Most that choices add to the relevance of a product. */
const MOST = 1;
const PRODUCTS_MAX = 20;
/** An order that holds the product counts as so many opens. */
const BOUGHT = 20;
/** Most that orders add, as a multiple of the opens: beyond one order in five nobody sells without buying himself. */
const BOUGHT_MOST = 4;

export interface Choice {
  readonly term: string;
  readonly product: number;
  readonly day: Date;
  /** Different networks that opened the product after the query on that day. */
  readonly opens: number;
  /** Orders of the day that hold the product, found by the query. */
  readonly buys: number;
}

/** Decayed opens of each product, with what its orders add to them. */
function weights(choices: readonly Choice[], now: number): Map<number, number> {
  const sums = new Map<number, { opens: number; buys: number }>();
  for (const { product, day, opens, buys } of choices) {
    const left = 2 ** (-Math.max(0, now - day.getTime()) / DAY_MS / HALF_LIFE_DAYS);
    const sum = sums.get(product) ?? { opens: 0, buys: 0 };
    sums.set(product, { opens: sum.opens + opens * left, buys: sum.buys + buys * left });
  }
  return new Map(
    [...sums].map(([product, { opens, buys }]) => [
      product,
      opens + Math.min(BOUGHT * buys, BOUGHT_MOST * opens),
    ]),
  );
}

/**
 * Factors of the products chosen after each query: 1 + MOST · (w / greatest w) · (W / (W + BELIEVED_HALF)), where w is
 * the decayed number of opens of the product, with its orders, and W that of the query. `networks`: most networks in a week, by term.
 */
export function weighChoices(
  choices: readonly Choice[],
  networks: ReadonlyMap<string, number>,
  now: number,
): Favoured {
  const favoured = new Map<string, ReadonlyMap<number, number>>();
  for (const [term, chosen] of Map.groupBy(choices, (choice) => choice.term)) {
    if ((networks.get(term) ?? 0) < NETWORKS_MIN) continue;
    const sums = [...weights(chosen, now)].toSorted((one, other) => other[1] - one[1]);
    const whole = sums.reduce((sum, [, weight]) => sum + weight, 0);
    const greatest = sums[0]?.[1] ?? 0;
    // Orders alone, of a product nobody opened, say nothing.
    if (greatest === 0) continue;
    const belief = (MOST * whole) / (whole + BELIEVED_HALF);
    const factors = sums
      .slice(0, PRODUCTS_MAX)
      .map(([product, weight]) => [product, 1 + (belief * weight) / greatest] as const);
    favoured.set(term, new Map(factors));
  }
  return favoured;
}
