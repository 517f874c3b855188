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

export interface Choice {
  readonly term: string;
  readonly product: number;
  readonly day: Date;
  /** Different networks that opened the product after the query on that day. */
  readonly opens: number;
}

function weights(choices: readonly Choice[], now: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product, day, opens } of choices) {
    const age = Math.max(0, now - day.getTime()) / DAY_MS;
    sums.set(product, (sums.get(product) ?? 0) + opens * 2 ** (-age / HALF_LIFE_DAYS));
  }
  return sums;
}

/**
 * Factors of the products chosen after each query: 1 + MOST · (w / greatest w) · (W / (W + BELIEVED_HALF)), where w is
 * the decayed number of choices of the product and W that of the query. `networks`: most networks in a week, by term.
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
    const belief = (MOST * whole) / (whole + BELIEVED_HALF);
    const factors = sums
      .slice(0, PRODUCTS_MAX)
      .map(([product, weight]) => [product, 1 + (belief * weight) / greatest] as const);
    favoured.set(term, new Map(factors));
  }
  return favoured;
}
