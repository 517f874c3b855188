import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { OrderRecord } from '@casamaestra/commerce/orders/order-record.ts';
import { paymentSentence } from '@casamaestra/texts/service/payment-sentence.ts';
import { euros, momentText } from './staff-command.ts';

function addressLine(address: Address): string {
  const { first_name, last_name, company_name, address_line1, address_line2, pincode, city, state } = address;
  const name = [company_name, `${first_name} ${last_name}`].filter(Boolean).join(', ');
  const town = [pincode, city, state, address.country].filter(Boolean).join(' ');
  return [name, address_line1, address_line2, town].filter(Boolean).join(', ');
}

/** An order as lines of text, for a person at a terminal. */
export function describeOrder(order: OrderRecord): string[] {
  const { lines, parcels, payments, events, invoice } = order;
  return [
    `${order.number}  ${order.state}  ${momentText(order.placedAt)}  ${euros(order.totalCents)}`,
    `Cliente: ${order.email}  ${order.phone}  (${order.language})`,
    `Consegna: ${order.shippingLabel}, tra ${order.earliest} e ${order.latest}; ${addressLine(order.shippingAddress)}`,
    ...(order.billingAddress === null ? [] : [`Fatturazione: ${addressLine(order.billingAddress)}`]),
    ...(invoice === null ? [] : [`Fattura: ${Object.values(invoice).join(', ')}`]),
    ...(order.note === null ? [] : [`Note: ${order.note}`]),
    ...(order.weeeTakeBack ? ['Ritiro del vecchio apparecchio richiesto'] : []),
    'Righe:',
    ...lines.map(
      ({ qty, sku, name, options, amountCents, customMade }) =>
        `  ${qty} × ${sku}  ${name}${options === '' ? '' : ` (${options})`}  ${euros(amountCents)}${customMade ? '  su misura' : ''}`,
    ),
    `Consegna ${euros(order.shippingCents)}, sconti ${euros(order.discountCents)}, rimborsato ${euros(order.refundedCents)}`,
    'Pagamenti:',
    ...payments.map(
      ({ state, amountCents, capturedCents, failure }) =>
        `  ${state}  ${euros(amountCents)}, incassato ${euros(capturedCents)}${failure === null ? '' : `  ${paymentSentence(failure, 'it')}`}`,
    ),
    ...(parcels.length === 0 ? [] : ['Pacchi:']),
    ...parcels.map(
      ({ carrier, trackingNumber, shippedAt, lines: inside }) =>
        `  ${carrier} ${trackingNumber}  ${momentText(shippedAt)}  pezzi: ${inside.reduce((sum, { qty }) => sum + qty, 0)}`,
    ),
    'Storia:',
    ...events.map(({ at, state, actor, note }) =>
      `  ${momentText(at)}  ${state}  ${actor}  ${note ?? ''}`.trimEnd(),
    ),
  ];
}
