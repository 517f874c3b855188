import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { OrderRecord } from '@casamaestra/commerce/orders/order-record.ts';
import { paymentSentence } from '@casamaestra/texts/service/payment-sentence.ts';
import type { Speech } from './staff-command.ts';

function addressLine(address: Address): string {
  const { first_name, last_name, company_name, address_line1, address_line2, pincode, city, state } = address;
  const name = [company_name, `${first_name} ${last_name}`].filter(Boolean).join(', ');
  const town = [pincode, city, state, address.country].filter(Boolean).join(' ');
  return [name, address_line1, address_line2, town].filter(Boolean).join(', ');
}

/** An order as lines of text, for a person at a terminal. */
export function describeOrder(order: OrderRecord, { texts, money, moment, language }: Speech): string[] {
  const { lines, parcels, payments, events, invoice } = order;
  const words = texts.order;
  const address = addressLine(order.shippingAddress);
  return [
    `${order.number}  ${order.state}  ${moment(order.placedAt)}  ${money(order.totalCents)}`,
    words.customer(order.email, order.phone, order.language),
    words.delivery(order.shippingLabel, order.earliest, order.latest, address),
    ...(order.billingAddress === null ? [] : [words.billing(addressLine(order.billingAddress))]),
    ...(invoice === null ? [] : [words.invoice(Object.values(invoice).join(', '))]),
    ...(order.note === null ? [] : [words.note(order.note)]),
    ...(order.proofOfAge === null ? [] : [words.proofOfAge(order.proofOfAge)]),
    ...(order.weeeTakeBack ? [words.takeBack] : []),
    words.lines,
    ...lines.map(
      ({ qty, sku, name, options, amountCents, customMade }) =>
        `  ${qty} × ${sku}  ${name}${options === '' ? '' : ` (${options})`}  ${money(amountCents)}${customMade ? `  ${words.customMade}` : ''}`,
    ),
    words.totals(money(order.shippingCents), money(order.discountCents), money(order.refundedCents)),
    words.payments,
    ...payments.map(
      ({ state, amountCents, capturedCents, failure }) =>
        `  ${state}  ${words.captured(money(amountCents), money(capturedCents))}${failure === null ? '' : `  ${paymentSentence(failure, language)}`}`,
    ),
    ...(parcels.length === 0 ? [] : [words.parcels]),
    ...parcels.map(({ carrier, trackingNumber, shippedAt, lines: inside }) => {
      const pieces = words.pieces(inside.reduce((sum, { qty }) => sum + qty, 0));
      return `  ${carrier} ${trackingNumber}  ${moment(shippedAt)}  ${pieces}`;
    }),
    words.history,
    ...events.map(({ at, state, actor, note }) =>
      `  ${moment(at)}  ${state}  ${actor}  ${note ?? ''}`.trimEnd(),
    ),
  ];
}
