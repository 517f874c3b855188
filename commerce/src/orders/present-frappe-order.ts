import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { FrappeAddress } from '@casamaestra/contract/customers/frappe-addresses.operations.ts';
import type { FrappeOrder } from '@casamaestra/contract/orders/frappe-orders.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { paymentStatus } from '@casamaestra/rules/orders/payment-status.ts';
import { frappeStatus } from '@casamaestra/rules/orders/frappe-status.ts';
import { frappeTime } from '../contract-http/frappe-time.ts';
import type { OrderRecord } from './order-record.ts';
import { linePicture } from './present-order.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * An address as it was when the order was placed; named after the order, since it may not be in the address
 * book.
 */
function presentAddress(order: OrderRecord, type: FrappeAddress['address_type']): FrappeAddress {
  const nowhere = { address_line1: '', city: '', country: order.shippingAddress.country };
  const address: Omit<Address, 'first_name' | 'last_name'> =
    type === 'Shipping' ? order.shippingAddress : (order.billingAddress ?? nowhere);
  return {
    name: `${order.number}-${type}`,
    address_line1: address.address_line1,
    address_line2: address.address_line2 ?? null,
    city: address.city,
    state: address.state ?? null,
    pincode: address.pincode ?? null,
    country: countryNames.of(address.country) ?? address.country,
    address_type: type,
    is_primary_address: 0,
    email_id: order.email,
    phone: order.phone,
  };
}

const paidWords = {
  paid: 'YES',
  refunded: '',
  none: '',
  waiting: 'NO',
  pending: 'NO',
  failed: 'NO',
} as const;

/** Order lines in the form of the Frappe API. */
export const presentItems = ({ lines }: OrderRecord): FrappeOrder['items'] =>
  lines.map((line) => ({
    item_code: line.sku,
    item_name: line.name,
    qty: line.qty,
    rate: eurosFromCents(line.priceCents),
    image: linePicture(line.picture)?.url ?? null,
  }));

/** An order in the form of the Frappe API. */
export function presentFrappeOrder(order: OrderRecord): FrappeOrder {
  const { status, transactionStatus } = frappeStatus(order.state);
  return {
    name: order.number,
    status,
    transaction_status: transactionStatus,
    creation: frappeTime(order.placedAt),
    modified: frappeTime(order.updatedAt),
    total: eurosFromCents(order.totalCents),
    invoice_requested: order.invoice === null ? 'NO' : 'YES',
    customer_type: order.invoice?.customer_type ?? 'Individual',
    shipping_address: presentAddress(order, 'Shipping'),
    billing_address: presentAddress(order, 'Billing'),
    total_qty: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    items: presentItems(order),
    custom_mymb_order_extra_info: {},
    paid: paidWords[paymentStatus(order.totalCents, order.payments)],
    erp_document_number: '',
  };
}

/** "dd-mm-YYYY HH:MM:SS" in UTC. */
export function frappeMoment(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
  return `${day.split('-').toReversed().join('-')} ${time}`;
}
