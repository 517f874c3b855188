import type { Quote, QuoteChange, QuotedLine } from '@casamaestra/contract/cart/quote.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import { unitPart } from '../catalogue/unit-price.ts';
import type { CartLine } from '../cart/cart-line.ts';

/** The cart updated by a quote: current prices and stock, quantities limited to the stock. */
export function cartAsQuoted(lines: readonly CartLine[], quote: Quote): readonly CartLine[] {
  const bySku = new Map(quote.lines.map((line) => [line.sku, line]));
  return lines.map((line) => {
    const now = bySku.get(line.sku);
    if (!now) return line;
    const qty = now.qty > 0 ? now.qty : line.qty;
    const price = now.qty > 0 ? now.price : line.price;
    return { ...line, price, stock: now.stock, qty, ...energyPart(now), ...unitPart(now) };
  });
}

/** Whether two carts have the same lines and prices. */
export const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const twin = other[index];
    return (
      line.sku === twin?.sku &&
      line.qty === twin.qty &&
      line.price === twin.price &&
      line.stock === twin.stock &&
      line.energy?.[0] === twin.energy?.[0] &&
      line.unitPrice?.join() === twin.unitPrice?.join()
    );
  });

/** Changes not dismissed yet: the newest of each kind and subject. */
export function mergedChanges(
  told: readonly QuoteChange[],
  found: readonly QuoteChange[],
): readonly QuoteChange[] {
  if (found.length === 0) return told;
  const keyOf = ({ kind, subject }: QuoteChange): string => `${kind} ${subject}`;
  return [...new Map([...told, ...found].map((change) => [keyOf(change), change])).values()];
}

/** The lines to show: those of the quote, and those it omits because they are no longer sold. */
export function linesToShow(lines: readonly CartLine[], quote: Quote): readonly QuotedLine[] {
  const known = new Set(quote.lines.map(({ sku }) => sku));
  const gone = lines.filter(({ sku }) => !known.has(sku));
  return [...quote.lines, ...gone.map(lineNotSold)];
}

const lineNotSold = ({ sku, name, slug, price, qty, small_pictures: [picture] }: CartLine): QuotedLine => ({
  sku,
  name,
  slug,
  price,
  options: '',
  picture: picture ?? null,
  qty: 0,
  wanted_qty: qty,
  stock: 0,
  struck_price: null,
  unit_price: null,
  amount: 0,
  discount: 0,
  vat_percent: 0,
  custom_made: false,
  min_age: null,
  hazardous: false,
});
