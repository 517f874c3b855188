import type { KeptDocuments } from './documents-kept.ts';
import { FrappeError } from './frappe-error.ts';
import { rowsOf, type Document } from './list-query.ts';

/** Rounded to cents, halves away from zero, as ERPNext's `flt` does. */
const flt = (value: number): number => (Math.sign(value) * Math.round((Math.abs(value) + 1e-9) * 100)) / 100;
const number = (document: Document, field: string): number => Number(document[field] ?? 0);
const sum = (rows: readonly Document[], of: (row: Document) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);
const included = (tax: Document): boolean => Number(tax['included_in_print_rate'] ?? 0) === 1;

/** Largest difference that ERPNext evens out where taxes are included in the rates. */
const EVENED_OUT = 0.05;

/** A tax row's rate for an item: the one of the item's template for that account, else the row's own. */
function rateFor(kept: KeptDocuments, item: Document, tax: Document): number {
  const { item_tax_template: template } = item;
  const own =
    typeof template === 'string' && template !== ''
      ? rowsOf(kept.get('Item Tax Template', template), 'taxes')
      : [];
  const row = own.find(({ tax_type: account }) => account === tax['account_head']);
  return row === undefined ? number(tax, 'rate') : number(row, 'tax_rate');
}

/** `calculate_item_values`: an item without a rate gets the one of the price list. */
function reckonItem(kept: KeptDocuments, order: Document, item: Document): void {
  item['price_list_rate'] ??= kept
    .all('Item Price')
    .find(
      (one) => one['item_code'] === item['item_code'] && one['price_list'] === order['selling_price_list'],
    )?.['price_list_rate'];
  const percent = number(item, 'discount_percentage');
  if (percent === 100) item['rate'] = 0;
  else if (number(item, 'rate') === 0)
    item['rate'] = flt(number(item, 'price_list_rate') * (1 - percent / 100));
  item['amount'] = flt(number(item, 'rate') * number(item, 'qty'));
  item['net_amount'] = item['amount'];
}

/** `_calculate`: net of items, taxes one after the other, the total, evened out where taxes are in the rates. */
function reckonTaxes(kept: KeptDocuments, order: Document, discount: number): void {
  const [items, taxes] = [rowsOf(order, 'items'), rowsOf(order, 'taxes')];
  order['total'] = flt(sum(items, (item) => number(item, 'amount')));
  if (discount === 0 && taxes.some(included))
    for (const item of items) {
      const parts = sum(taxes.filter(included), (tax) => rateFor(kept, item, tax) / 100);
      item['net_amount'] = flt(number(item, 'amount') / (1 + parts));
    }
  let total = flt(sum(items, (item) => number(item, 'net_amount')));
  order['net_total'] = total;
  for (const tax of taxes) {
    tax['tax_amount'] = flt(
      sum(items, (item) => (number(item, 'net_amount') * rateFor(kept, item, tax)) / 100),
    );
    total = flt(total + number(tax, 'tax_amount'));
    tax['total'] = total;
  }
  const beside = sum(
    taxes.filter((tax) => !included(tax)),
    (tax) => number(tax, 'tax_amount'),
  );
  const rest = flt(number(order, 'total') + beside - discount - total);
  order['grand_total'] = taxes.some(included) && Math.abs(rest) <= EVENED_OUT ? flt(total + rest) : total;
}

/** `apply_discount_amount`: spread over the items by their net; what rounding leaves is the last one's. */
function discountItems(order: Document, base: number, discount: number): void {
  const items = rowsOf(order, 'items');
  const before = number(order, 'net_total');
  for (const item of items) item['net_amount'] = flt(number(item, 'net_amount') * (1 - discount / base));
  const last = items.at(-1);
  if (last === undefined || (rowsOf(order, 'taxes').length > 0 && base !== before)) return;
  const loss = before - sum(items, (item) => number(item, 'net_amount')) - discount;
  last['net_amount'] = flt(number(last, 'net_amount') + loss);
}

/** Rows of the company's own template, where the order brings none: ERPNext adds them by itself. */
function defaultTaxes(kept: KeptDocuments, order: Document): Document[] {
  const own = kept
    .all('Sales Taxes and Charges Template')
    .find(({ company, is_default: one }) => company === order['company'] && one === 1);
  return own === undefined ? [] : rowsOf(own, 'taxes').map((row) => ({ ...row }));
}

/** An item stands once, unless its descriptions differ ("Allow Item to be Added Multiple Times" is off). */
function refuseTwice(items: readonly Document[]): void {
  const seen = new Set<string>();
  for (const { item_code: code, description, warehouse } of items) {
    const key = JSON.stringify([code, description, warehouse]);
    if (seen.has(key))
      throw new FrappeError(417, 'ValidationError', `${String(code)} entered multiple times`);
    seen.add(key);
  }
}

/** What ERPNext 15 works out of a Sales Order in `taxes_and_totals.py`, in euros. */
export function reckonOrder(kept: KeptDocuments, order: Document): void {
  if (rowsOf(order, 'taxes').length === 0) order['taxes'] = defaultTaxes(kept, order);
  refuseTwice(rowsOf(order, 'items'));
  for (const item of rowsOf(order, 'items')) reckonItem(kept, order, item);
  reckonTaxes(kept, order, 0);
  const base = number(order, order['apply_discount_on'] === 'Net Total' ? 'net_total' : 'grand_total');
  const percent = number(order, 'additional_discount_percentage');
  if (percent !== 0) order['discount_amount'] = flt((base * percent) / 100);
  const discount = number(order, 'discount_amount');
  if (discount !== 0 && base !== 0) {
    discountItems(order, base, discount);
    reckonTaxes(kept, order, discount);
  }
  // Whole euros: this ERPNext has no smallest coin entered for its currency.
  order['rounded_total'] =
    Number(order['disable_rounded_total'] ?? 0) === 1 ? 0 : Math.round(number(order, 'grand_total'));
  order['advance_paid'] = 0;
}

/** What is to be paid of an order in all. */
export const toPay = (order: Document): number =>
  number(order, 'rounded_total') === 0 ? number(order, 'grand_total') : number(order, 'rounded_total');
