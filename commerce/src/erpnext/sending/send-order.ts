import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { cents, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { changeStatusOf, listDocuments, makeDocument } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import { fail, findFirst, need, fieldText } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import { erpAddressOf, erpCustomerOf } from './send-customer.ts';
import type { SentOrder } from './sent-order.queries.ts';
import { soldRows, type SoldRow } from './sold-rows.ts';
import { vatOfOrder, type VatOfOrder } from './vat-of-order.ts';

const fields = { Billing: 'customer_address', Shipping: 'shipping_address_name' } as const;

const euros = (amount: number): number => eurosFromCents(cents(amount));

/** The Sales Order of an order by our number in `po_no`: one that was not cancelled there, or one that was. */
export const findSalesOrder = (
  erp: Erp,
  number: string,
  isCancelledThere = false,
): Promise<ErpDocument | undefined> =>
  findFirst(
    erp,
    'Sales Order',
    [
      ['po_no', '=', number],
      ['company', '=', erp.settings.company],
      ['docstatus', isCancelledThere ? '=' : '!=', 2],
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

async function itemRowsOf(
  erp: Erp,
  rows: readonly SoldRow[],
  { day, vat }: { readonly day: string; readonly vat: VatOfOrder | undefined },
): Promise<ErpDocument[]> {
  const { shipping_item: shippingItem, warehouse } = erp.settings;
  const codes = rows.map(
    ({ sku }) => sku ?? (shippingItem === '' ? fail('settings', 'shipping_item') : shippingItem),
  );
  const names = await itemsOf(erp, codes);
  return rows.map(({ sku, qty, priceCents, listCents, text, percent }, at) => ({
    item_code: names.get((codes[at] ?? '').toUpperCase()) ?? codes[at],
    delivery_date: day,
    qty,
    rate: euros(priceCents),
    description: text,
    ...(sku !== undefined && { warehouse }),
    ...(listCents !== undefined && { price_list_rate: euros(listCents) }),
    // Without it ERPNext takes a rate of 0 for a missing one.
    ...(priceCents === 0 && { discount_percentage: 100 }),
    ...(vat !== undefined && { item_tax_template: vat.templates.get(percent) }),
  }));
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
  const vat = await vatOfOrder(erp, order);
  // ERPNext spreads a discount over all rows, whatever their rates and whatever a code was for.
  const byRate = vat !== undefined && order.vat.length > 1;
  const items = await itemRowsOf(erp, soldRows(order, byRate), { day, vat });
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
      // To the cent: else payments meet a total that is rounded by the coins ERPNext knows.
      disable_rounded_total: 1,
      set_warehouse: warehouse,
      ...addresses,
      ...(series !== '' && { naming_series: series }),
      ...(order.discountCents > 0 &&
        !byRate && {
          apply_discount_on: 'Grand Total',
          discount_amount: euros(order.discountCents),
        }),
      items,
      ...(vat !== undefined && { taxes: vat.taxes }),
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
