import { erpnextWords } from '@casamaestra/texts/it/service/erpnext-words.ts';
import type { SentLine, SentOrder } from './sent-order.queries.ts';

/** A row of a Sales Order; prices with VAT. */
export interface SoldRow {
  /** undefined: delivery. */
  readonly sku?: string;
  readonly qty: number;
  readonly priceCents: number;
  /** Before the discount, where the row has one. */
  readonly listCents?: number;
  readonly text: string;
  readonly percent: number;
}

const written = (number: number): string => String(number).replace('.', ',');
const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const textOf = ({ name, options }: SentLine): string => (options === '' ? name : `${name}, ${options}`);

const asSold = (line: SentLine): SoldRow => ({
  sku: line.sku,
  qty: line.qty,
  priceCents: line.priceCents,
  text: textOf(line),
  percent: line.vatPercent,
});

/** A line at what was paid for it: pieces one cent dearer than others where it cannot be divided by them. */
function asPaid(line: SentLine): readonly SoldRow[] {
  if (line.discountCents === 0) return [asSold(line)];
  const paid = line.priceCents * line.qty - line.discountCents;
  const dearer = paid % line.qty;
  const priceCents = (paid - dearer) / line.qty;
  const row = { ...asSold(line), qty: line.qty - dearer, priceCents, listCents: line.priceCents };
  if (dearer === 0) return [row];
  // ERPNext refuses an item twice unless its descriptions differ.
  const text = erpnextWords.at(row.text, euros(priceCents + 1));
  return [row, { ...row, qty: dearer, priceCents: priceCents + 1, text }];
}

/** What the order has at a rate beyond its goods is delivery, which has their rates (DPR 633/72, art. 12). */
function deliveryByRate({ lines, vat, shippingLabel }: SentOrder): readonly SoldRow[] {
  return vat.flatMap(({ percent, net_cents: net, vat_cents: tax }) => {
    const goods = lines
      .filter(({ vatPercent }) => vatPercent === percent)
      .reduce((sum, { priceCents, qty, discountCents }) => sum + priceCents * qty - discountCents, 0);
    const text = erpnextWords.taxedAt(shippingLabel, written(percent));
    return net + tax === goods ? [] : [{ qty: 1, priceCents: net + tax - goods, text, percent }];
  });
}

/**
 * Rows of an order. `byRate`: what was paid stands at its own rate, so discounts are in the rows; else rows have the
 * prices before them.
 */
export function soldRows(order: SentOrder, byRate: boolean): readonly SoldRow[] {
  if (byRate) return [...order.lines.flatMap(asPaid), ...deliveryByRate(order)];
  const percent = order.vat[0]?.percent ?? 0;
  const delivery = { qty: 1, priceCents: order.shippingCents, text: order.shippingLabel, percent };
  return [...order.lines.map(asSold), ...(order.shippingCents > 0 ? [delivery] : [])];
}
