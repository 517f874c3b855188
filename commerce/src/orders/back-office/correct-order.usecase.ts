import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { correctOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import { checkedAddress } from '../../contact/checked-address.ts';
import { phoneNumber } from '../../contact/phone-number.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ruleDelivers } from '../../shipping/rule-delivers.usecase.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Acting, Advanced } from '../advance-order.usecase.ts';
import type { LockedOrder } from '../order-changes.queries.ts';
import { mayCorrect } from './may-correct.ts';
import { invoicesOfOrder, orderToCorrect, writeCorrection } from './order-papers.queries.ts';
import type { OrderCorrection } from './order-papers.queries.ts';

type Sent = InputOf<typeof correctOrderOperation>;

async function checked(sent: Sent): Promise<Outcome<OrderCorrection>> {
  const { shipping_address: shipping, billing_address: billing } = sent;
  const to = shipping && checkedAddress('shipping_address', shipping);
  if (to?.ok === false) return to;
  const billed = billing && checkedAddress('billing_address', billing);
  if (billed?.ok === false) return billed;
  const country = to?.value.country ?? billed?.value.country ?? 'IT';
  const phone = sent.phone === undefined ? undefined : await phoneNumber(sent.phone, country);
  if (phone === null) return refused('order_field_invalid', { field: 'phone' }, 'phone');
  const note = sent.note === '' ? null : sent.note;
  return accepted({ shippingAddress: to?.value, billingAddress: billed?.value, phone, note });
}

/** The rate of VAT and the price of the delivery are those of the country and the way that were chosen. */
async function isReached(transaction: Database, orderId: number, to: Address): Promise<Outcome<undefined>> {
  const { rule, label, address } = await orderToCorrect(transaction, orderId);
  const stays = to.country === address.country && to.pincode === address.pincode;
  if (stays || (to.country === address.country && (await ruleDelivers(transaction, rule, to))))
    return accepted(undefined);
  return refused('order_address_not_reached', { delivery: label }, 'shipping_address.pincode');
}

async function allowed(
  transaction: Database,
  order: LockedOrder,
  { shippingAddress, billingAddress }: OrderCorrection,
): Promise<Outcome<undefined>> {
  if (!mayCorrect(order.state))
    return refused('staff_order_state', { number: order.number, state: order.state, action: 'correct' });
  if (billingAddress !== undefined) {
    const [invoice] = await invoicesOfOrder(transaction, order.id);
    if (invoice !== undefined)
      return refused(
        'order_invoiced',
        { invoice: `${invoice.year}/${invoice.number}` },
        'billing_address.address_line1',
      );
  }
  return shippingAddress === undefined || order.shippingKind === 'pickup'
    ? accepted(undefined)
    : isReached(transaction, order.id, shippingAddress);
}

/** A picked-up order stays at the shop's address: only who collects it changes. */
async function placedRight(
  transaction: Database,
  { id, shippingKind }: LockedOrder,
  correction: OrderCorrection,
): Promise<OrderCorrection> {
  const { shippingAddress: to } = correction;
  if (shippingKind === 'delivery' || to === undefined) return correction;
  const { address } = await orderToCorrect(transaction, id);
  const { first_name, last_name } = to;
  return { ...correction, shippingAddress: { ...address, first_name, last_name } };
}

/** An address as it is stored; an empty line is none. */
const stored = (address: Address | null) =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, line]) => line !== undefined && line !== ''));

/** The fields that say something else afterwards, without what they say. */
async function correctedFields(
  transaction: Database,
  order: LockedOrder,
  correction: OrderCorrection,
): Promise<readonly FieldChange[]> {
  const { address, billing, phone, note } = await orderToCorrect(transaction, order.id);
  const to = await placedRight(transaction, order, correction);
  const isOther = (now: Address | null, then: Address | undefined) =>
    then !== undefined && !isDeepStrictEqual(stored(now), stored(then));
  const fields = [
    ['shipping_address', isOther(address, to.shippingAddress)],
    ['billing_address', isOther(billing, to.billingAddress)],
    ['phone', to.phone !== undefined && to.phone !== phone],
    ['note', to.note !== undefined && (to.note ?? '') !== (note ?? '')],
  ] as const;
  return fields.filter(([, isChanged]) => isChanged).map(([field]) => ({ field, from: null, to: true }));
}

/**
 * Corrects where an order goes and whom the courier calls, before anything of it is handed over. The log says what was
 * corrected and not what it says: it is never cleared, and an address is a person's. What says the same already leaves no
 * record.
 */
export async function correctOrder(sent: Sent, deps: Acting): Promise<Advanced> {
  const correction = await checked(sent);
  if (!correction.ok) return correction;
  const { value } = correction;
  const rows = (transaction: Database, order: LockedOrder) => correctedFields(transaction, order, value);
  return withOrder(deps, sent.number, { kind: 'orders.correct', rows }, async (transaction, order) => {
    const may = await allowed(transaction, order, value);
    if (!may.ok) return may;
    const at = new Date(deps.clock.now());
    await writeCorrection(transaction, order.id, await placedRight(transaction, order, value), at);
    return accepted(order.state);
  });
}
