import type { Quote, QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import type { CartLine } from '../../cart/cart-line.ts';

/** The cart as the quote knows it: today's prices and stock, and no more pieces than there are. */
export function cartAsQuoted(lines: readonly CartLine[], quote: Quote): readonly CartLine[] {
  const bySku = new Map(quote.lines.map((line) => [line.sku, line]));
  return lines.map((line) => {
    const now = bySku.get(line.sku);
    if (!now) return line;
    const qty = now.qty > 0 ? now.qty : line.qty;
    return { ...line, price: now.qty > 0 ? now.price : line.price, stock: now.stock, qty };
  });
}

/** Whether two carts ask for the same at the same prices. */
export const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const twin = other[index];
    return (
      line.sku === twin?.sku &&
      line.qty === twin.qty &&
      line.price === twin.price &&
      line.stock === twin.stock
    );
  });

/** Changes still to be told: the newest of each kind and subject. */
export function mergedChanges(
  told: readonly QuoteChange[],
  found: readonly QuoteChange[],
): readonly QuoteChange[] {
  if (found.length === 0) return told;
  const keyOf = ({ kind, subject }: QuoteChange): string => `${kind} ${subject}`;
  return [...new Map([...told, ...found].map((change) => [keyOf(change), change])).values()];
}
