import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';

type Line = OrderToPick['lines'][number];

/** An article of the walk with how many pieces which orders want. */
export interface Article extends Omit<Line, 'pieces'> {
  readonly wanted: number;
  readonly orders: readonly { readonly number: string; readonly pieces: number }[];
}

/** Pieces taken from the shelf, by SKU. */
export type TakenPieces = Readonly<Record<string, number>>;

const byWords = (a: string, b: string): number => a.localeCompare(b, 'it', { numeric: true });

/**
 * The walk: from shelf to shelf, on each the heaviest first, which go below in the cart; then what lies nobody said where, heavy
 * goods first as well, else by code.
 */
function inWalk(a: Article, b: Article): number {
  if ((a.shelf === null) !== (b.shelf === null)) return a.shelf === null ? 1 : -1;
  const places = byWords(a.shelf ?? '', b.shelf ?? '');
  if (places !== 0) return places;
  const heavier = Number(isHeavy(b)) - Number(isHeavy(a));
  return heavier === 0 ? byWords(a.sku, b.sku) : heavier;
}

/** One piece of it is lifted with both hands. */
const HEAVY_KG = 10;
const isHeavy = ({ weight_kg: weight }: Article): boolean => weight !== null && weight >= HEAVY_KG;

/** Each article once, over all orders, in the order of the walk. */
export function articlesOf(orders: readonly OrderToPick[]): Article[] {
  const lines = orders.flatMap(({ number, lines: own }) => own.map((line) => ({ number, line })));
  const bySku = Map.groupBy(lines, ({ line }) => line.sku);
  return [...bySku.values()]
    .flatMap((same): Article[] => {
      const [first] = same;
      if (first === undefined) return [];
      const { pieces: _, ...article } = first.line;
      const wanting = same.map(({ number, line }) => ({ number, pieces: line.pieces }));
      return [{ ...article, orders: wanting, wanted: sum(wanting.map(({ pieces }) => pieces)) }];
    })
    .toSorted(inWalk);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export type Scanned =
  | { readonly kind: 'taken' | 'enough'; readonly article: Article }
  | { readonly kind: 'unknown' };

/** What a scanner's code is among the articles: an SKU or a GTIN, however it is written. */
export function scanned(articles: readonly Article[], counts: TakenPieces, code: string): Scanned {
  const plain = code.trim().toUpperCase();
  // "0 36000 29145 2" of a UPC-A is the GTIN 0036000291452.
  const digits = plain.replaceAll(/[\s-]/g, '').replace(/^0+/, '');
  const article = articles.find(
    ({ sku, gtin }) => sku.toUpperCase() === plain || (gtin !== null && gtin.replace(/^0+/, '') === digits),
  );
  if (plain === '' || article === undefined) return { kind: 'unknown' };
  return { kind: (counts[article.sku] ?? 0) < article.wanted ? 'taken' : 'enough', article };
}

/** What of an order is in hand. */
export interface Picked {
  readonly order: OrderToPick;
  readonly pieces: readonly { readonly sku: string; readonly qty: number }[];
  readonly missing: number;
}

/** Gives the pieces taken to the orders, those due first first. */
export function allotted(orders: readonly OrderToPick[], counts: TakenPieces): Picked[] {
  const left = new Map(Object.entries(counts));
  return orders.map((order) => {
    const pieces = order.lines.flatMap(({ sku, pieces: wanted }) => {
      const qty = Math.min(wanted, left.get(sku) ?? 0);
      left.set(sku, (left.get(sku) ?? 0) - qty);
      return qty === 0 ? [] : [{ sku, qty }];
    });
    const taken = sum(pieces.map(({ qty }) => qty));
    return { order, pieces, missing: sum(order.lines.map(({ pieces: wanted }) => wanted)) - taken };
  });
}

/** What the pieces in hand of an order weigh, in kilograms; null: an article whose weight nobody knows is among them. */
export function pickedKilograms({ order, pieces }: Pick<Picked, 'order' | 'pieces'>): number | null {
  let grams = 0;
  for (const { sku, qty } of pieces) {
    const weight = order.lines.find((line) => line.sku === sku)?.weight_kg ?? null;
    if (weight === null) return null;
    grams += Math.round(weight * 1000) * qty;
  }
  return grams / 1000;
}
