import { between, chance } from './chance.ts';
import { demoToday } from './prices.ts';

const day = 86_400_000;

/** When the shop began to sell it: over two and a half years, the newest in the last ten weeks. */
export function createdAt(key: string): number {
  const newest = chance('new', key) < 0.07;
  const daysAgo = newest ? between(6, 65, 'age', key) : between(130, 940, 'age', key);
  return demoToday - daysAgo * day;
}

export const isNew = (created: number) => demoToday - created < 70 * day;

/** Pieces in stock: some products sold out, some nearly, most with plenty; small ware by the hundred. */
export function stockOf(sku: string, price: number): number {
  const luck = chance('stock', sku);
  if (luck < 0.06) return 0;
  if (luck < 0.18) return between(1, 3, 'few', sku);
  if (price > 400) return between(4, 18, 'many', sku);
  if (price > 60) return between(5, 60, 'many', sku);
  return between(12, price < 10 ? 900 : 180, 'many', sku);
}

/** Pieces sold by rank of popularity: a long tail after a few best sellers (Zipf's law). */
export function soldAtRank(rank: number): number {
  return Math.round(9000 / (rank + 2) ** 0.74);
}

/** Mean stars and their number for about six products in ten; more sales, more reviews. */
export function ratingOf(key: string, sold: number): { average: number; count: number } | undefined {
  if (chance('rated', key) > 0.62) return undefined;
  const good = 4.9 - Math.abs(chance('stars', key) + chance('stars again', key) - 1) * 1.7;
  const count = Math.max(1, Math.min(340, Math.round(sold * (0.03 + 0.12 * chance('reviews', key)))));
  // A mean that so many whole stars can have, so that it is the mean of the reviews too.
  return { average: Math.round((Math.round(Math.max(3.2, good) * count) / count) * 10) / 10, count };
}
