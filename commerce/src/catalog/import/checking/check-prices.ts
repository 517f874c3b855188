import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRow, VariantRow } from '@casamaestra/contract/catalog/product-row.ts';
import { type Fault, groupOf, type LeftOut } from './left-out.ts';

const hourMilliseconds = 3_600_000;

/** In euros; anything less rounds to zero cents. */
const leastPrice = 0.005;

/** Nothing is left out: the value is loaded, with a remark. */
const nothing: LeftOut = { paths: [] };

const group = (at: number, field: string): LeftOut => ({
  paths: groupOf(field).map((name) => ['variants', at, name]),
});

function periodFault(variant: VariantRow, kind: 'sale' | 'promo', at: number): Fault | null {
  const [from, to, price] = [variant[`${kind}_from`], variant[`${kind}_to`], variant[`${kind}_price`]];
  const fault = (end: string, value: unknown, reason: RowFinding): Fault => ({
    field: `variants[${at}].${kind}_${end}`,
    value,
    reason,
    out: group(at, `${kind}_price`),
  });
  if (from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to)) {
    return fault('to', to, { code: 'ends_before_it_begins', facts: { field: `${kind}_from`, from } });
  }
  if (price === undefined) return null;
  if (price > variant.price)
    return fault('price', price, { code: 'above_list_price', facts: { price: variant.price } });
  return price < leastPrice ? fault('price', price, { code: 'reduced_to_nothing' }) : null;
}

function historyFault(variant: VariantRow, at: number, now: number): Fault | null {
  let before = -Infinity;
  for (const [entry, { from }] of variant.price_history.entries()) {
    const time = Date.parse(from);
    const field = `variants[${at}].price_history[${entry}].from`;
    const out = group(at, 'price_history');
    if (time > now + hourMilliseconds) {
      const reason = { code: 'history_in_future' } as const;
      return { field, value: from, reason, out };
    }
    if (time <= before) return { field, value: from, reason: { code: 'history_out_of_order' }, out };
    before = time;
  }
  return null;
}

function contentFault({ content, content_unit: unit }: VariantRow, at: number): Fault | null {
  if ((content === undefined) === (unit === undefined)) return null;
  const reason = { code: 'content_without_unit' } as const;
  return { field: `variants[${at}].content_unit`, value: unit ?? content, reason, out: group(at, 'content') };
}

function wordOnDiscount({ price, sale_price: sale }: VariantRow, at: number): Fault | null {
  if (sale === undefined || sale <= 0 || sale >= price * 0.05) return null;
  const reason = { code: 'reduction_too_large', facts: { price } } as const;
  return { field: `variants[${at}].sale_price`, value: sale, reason, out: nothing };
}

function freeItem({ price }: VariantRow, at: number): Fault | null {
  if (price >= leastPrice) return null;
  return { field: `variants[${at}].price`, value: price, reason: { code: 'free_of_charge' }, out: null };
}

/**
 * Checks that the schema cannot express: order of amounts and dates, no price of zero, no history in the
 * future.
 */
export function checkPrices(row: ProductRow, now: number): Fault[] {
  return row.variants
    .flatMap((variant, at) => [
      freeItem(variant, at),
      periodFault(variant, 'sale', at),
      periodFault(variant, 'promo', at),
      variant.price_history.length > 0 ? historyFault(variant, at, now) : null,
      contentFault(variant, at),
    ])
    .filter((fault) => fault !== null);
}

/** Remarks on prices that are loaded as given. */
export function remarksOnPrices(row: ProductRow): Fault[] {
  return row.variants.map(wordOnDiscount).filter((fault) => fault !== null);
}
