import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { cents, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { changeStatusOf, listDocuments, makeDocument } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import { fail, findFirst, need, fieldText } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import { erpAddressOf, erpCustomerOf } from './send-customer.ts';
import type { SentOrder } from './sent-order.queries.ts';

const fields = { Billing: 'customer_address', Shipping: 'shipping_address_name' } as const;

const euros = (amount: number): number => eurosFromCents(cents(amount));

/** The Sales Order of an order by our number in `po_no`, unless it was cancelled. */
export const findSalesOrder = (erp: Erp, number: string): Promise<ErpDocument | undefined> =>
  findFirst(
    erp,
    'Sales Order',
    [
      ['po_no', '=', number],
      ['company', '=', erp.settings.company],
      ['docstatus', '!=', 2],
    ],
    ['name', 'docstatus', 'customer', 'grand_total', 'advance_paid'],
  );

/** Item codes as ERPNext writes them, by ours in capitals. */
async function itemsOf(erp: Erp, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(skus.flatMap((sku) => [sku, sku.toLowerCase()]))];
  const list = {
    fields: ['name'],
    filters: [
      ['item_code', 'in', wanted],
      ['disabled', '=', 0],
    ],
    length: wanted.length,
  };
  const found = await need(listDocuments(erp.ask, 'Item', list));
  const names = new Map(found.map((one) => [fieldText(one, 'name').toUpperCase(), fieldText(one, 'name')]));
  const missing = skus.filter((sku) => !names.has(sku.toUpperCase()));
  return missing.length > 0 ? fail('item_missing', missing.slice(0, 10).join(', ')) : names;
}

async function linesOf(erp: Erp, order: SentOrder, day: string): Promise<ErpDocument[]> {
  const { shipping_item: shippingItem, warehouse } = erp.settings;
  if (order.shippingCents > 0 && shippingItem === '') fail('settings', 'shipping_item');
  const skus = order.lines.map(({ sku }) => sku);
  const names = await itemsOf(erp, order.shippingCents > 0 ? [...skus, shippingItem] : skus);
  const line = (code: string, told: ErpDocument): ErpDocument => ({
    item_code: names.get(code.toUpperCase()) ?? code,
    delivery_date: day,
    ...told,
  });
  const goods = order.lines.map(({ sku, name, options, qty, priceCents }) =>
    line(sku, {
      qty,
      rate: euros(priceCents),
      warehouse,
      description: options === '' ? name : `${name}, ${options}`,
    }),
  );
  const shipping = line(shippingItem, {
    qty: 1,
    rate: euros(order.shippingCents),
    description: order.shippingLabel,
  });
  return order.shippingCents > 0 ? [...goods, shipping] : goods;
}

/** Who collects an order has no address to be sent to, and one for billing only where an invoice is wanted. */
async function addressesOf(erp: Erp, customer: string, order: SentOrder): Promise<ErpDocument> {
  const { phone, shippingKind, shippingAddress, billingAddress } = order;
  const delivered = shippingKind === 'delivery' ? shippingAddress : null;
  const billed = billingAddress ?? delivered;
  const named = async (address: Address | null, type: 'Billing' | 'Shipping') =>
    address === null ? {} : { [fields[type]]: await erpAddressOf(erp, customer, address, { type, phone }) };
  return { ...(await named(billed, 'Billing')), ...(await named(delivered, 'Shipping')) };
}

async function makeOrder(erp: Erp, order: SentOrder): Promise<ErpDocument> {
  const { company, order_series: series, price_list: list, warehouse } = erp.settings;
  const day = order.latest < order.placedOn ? order.placedOn : order.latest;
  const items = await linesOf(erp, order, day);
  const customer = await erpCustomerOf(erp, order);
  const addresses = await addressesOf(erp, customer, order);
  return need(
    makeDocument(erp.ask, 'Sales Order', {
      customer,
      company,
      order_type: 'Sales',
      transaction_date: order.placedOn,
      delivery_date: day,
      po_no: order.number,
      po_date: order.placedOn,
      currency: 'EUR',
      conversion_rate: 1,
      selling_price_list: list,
      // Prices are those the buyer was shown.
      ignore_pricing_rule: 1,
      set_warehouse: warehouse,
      ...addresses,
      ...(series !== '' && { naming_series: series }),
      ...(order.discountCents > 0 && {
        apply_discount_on: 'Grand Total',
        discount_amount: euros(order.discountCents),
      }),
      items,
    }),
  );
}

/**
 * Makes the Sales Order of an order, or finds the one a former attempt made, and submits it. One whose total is another
 * than the buyer paid stays a draft for a person. Returns its name; null: cancelled before it was sent.
 * @throws SendingFailed
 */
export async function makeSalesOrder(erp: Erp, order: SentOrder): Promise<string | null> {
  const known = await findSalesOrder(erp, order.number);
  if (known === undefined && order.isCancelled) return null;
  const document = known ?? (await makeOrder(erp, order));
  const name = fieldText(document, 'name');
  if (document['docstatus'] === 1) return name;
  const total = Math.round(Number(document['grand_total']) * 100);
  if (total !== order.totalCents) fail('total', `${name}: ${total / 100}`);
  await need(changeStatusOf(erp.ask, 'Sales Order', name, 1));
  return name;
}

/**
 * Cancels the Sales Order of an order that was cancelled; a draft stays, for nothing was reserved by it.
 * @throws SendingFailed
 */
export async function cancelSalesOrder(erp: Erp, number: string): Promise<string | null> {
  const known = await findSalesOrder(erp, number);
  if (known === undefined || known['docstatus'] !== 1) return null;
  const name = fieldText(known, 'name');
  await need(changeStatusOf(erp.ask, 'Sales Order', name, 2));
  return name;
}
