import type { Quotation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { frappeTime } from '../../contract-http/frappe-time.ts';
import { recipientOf } from '../order-request.ts';
import type { OrderRequest } from '../order-request.ts';

interface QuotationHead {
  readonly name: string;
  readonly channel: Quotation['channel'];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);

/** A quotation in the form of the Frappe API. */
export function presentQuotation(
  request: OrderRequest,
  quote: Quote,
  { name, channel, createdAt, expiresAt }: QuotationHead,
): Quotation {
  const { first_name, last_name } = recipientOf(request);
  return {
    doctype: 'Quotation',
    name,
    status: 'Open',
    docstatus: 1,
    order_type: 'Shopping Cart',
    channel,
    creation: frappeTime(createdAt),
    transaction_date: day(createdAt),
    valid_till: day(expiresAt),
    party_name: request.email,
    customer_name: `${first_name} ${last_name}`,
    contact_email: request.email,
    contact_mobile: request.phone,
    currency: 'EUR',
    items: quote.lines.map((line) => ({
      item_code: line.sku,
      item_name: line.options === '' ? line.name : `${line.name} (${line.options})`,
      qty: line.qty,
      rate: line.price,
      amount: line.amount,
      discount_amount: line.discount,
      image: line.picture?.url ?? null,
    })),
    total_qty: quote.lines.reduce((sum, line) => sum + line.qty, 0),
    total: quote.goods,
    coupon_code: quote.coupons.map((coupon) => coupon.code).join(', ') || null,
    discount_amount: quote.discount,
    shipping_rule: quote.shipping_rule,
    shipping_amount: quote.shipping,
    taxes: quote.vat.map(({ percent, net, vat }) => ({ rate: percent, net_amount: net, tax_amount: vat })),
    grand_total: quote.total,
    sales_order: null,
  };
}
