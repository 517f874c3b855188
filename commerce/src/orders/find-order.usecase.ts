import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { transferDue } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { pickupPlace } from '../shipping/pickup-place.ts';
import type { OrderRecord } from './order-record.ts';
import { shopLanguage } from './written.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { mayCorrectEmail } from './may-correct-email.ts';
import { presentOrder } from './present-order.ts';
import { readOrder } from './read-orders.queries.ts';
import { withdrawalOf } from './withdrawal-of.ts';

const MINUTE = 60_000;
/** Numbers have 40 random bits: at this rate nobody finds one by guessing. */
const perAddress = { requests: 20, windowMs: 10 * MINUTE };
const perNumber = { requests: 10, windowMs: 60 * MINUTE };

/** The same refusal for an unknown number, a wrong e-mail address and a forged link: it reveals nothing. */
export const orderNotFound = () => refused('order_unknown', {});

/** Details of the bank transfer while the order waits for it. */
export function awaitedTransfer(
  order: OrderRecord,
  { transferDetails, config }: Pick<OrdersDependencies, 'transferDetails' | 'config'>,
): TransferDetails | null {
  const waits = order.paymentMethod === 'transfer' && isUnpaid(order.state) && order.totalCents > 0;
  if (!waits || order.reservedUntil === null) return null;
  const captured = order.payments.reduce((sum, payment) => sum + payment.capturedCents, 0);
  const amountCents = order.totalCents - captured;
  if (amountCents <= 0) return null;
  return transferDetails({
    orderNumber: order.number,
    amountCents,
    due: transferDue(
      {
        placedAt: order.placedAt.getTime(),
        reservedUntil: order.reservedUntil.getTime(),
        addressConfirmed: order.addressConfirmed,
      },
      config.transferDays,
    ),
    taxCode: order.invoice?.tax_code,
  });
}

/** An order in the form of the contract, for whoever has its link. */
export async function viewOrder(
  order: OrderRecord,
  language: Language,
  deps: OrdersDependencies,
): Promise<OrderView> {
  const token = await deps.tokens.sign(order.number);
  const view = presentOrder(order, token, { transfer: awaitedTransfer(order, deps), language });
  const { status, lastDay } = withdrawalOf(order, deps.clock.now());
  const pickup_place =
    order.shippingKind === 'pickup' ? pickupPlace(deps.config.shop, shopLanguage(order.language)) : null;
  const can_correct_email = mayCorrectEmail(order, deps.clock.now());
  return {
    ...view,
    can_correct_email,
    pickup_place,
    can_withdraw: status === 'open',
    withdraw_until: lastDay,
  };
}

/** The order of a valid order token. */
export async function orderByToken(token: string, deps: OrdersDependencies): Promise<Outcome<OrderRecord>> {
  const orderNumber = await deps.tokens.read(token);
  const order = orderNumber === null ? undefined : await readOrder(deps.database, orderNumber);
  return order === undefined ? orderNotFound() : accepted(order);
}

/** The order with that number and e-mail address; rate-limited against guessing. */
export async function orderByNumber(
  orderNumber: string,
  email: string,
  caller: { readonly address: string },
  deps: OrdersDependencies,
): Promise<Outcome<OrderRecord>> {
  const allowed =
    (await deps.allow(`track:${networkOf(caller.address)}`, perAddress)) &&
    (await deps.allow(`track-number:${orderNumber.toUpperCase()}`, perNumber));
  if (!allowed) {
    return refused('searches_exceeded', {});
  }
  const order = await readOrder(deps.database, orderNumber);
  if (order === undefined || emailKey(order.email) !== emailKey(email)) return orderNotFound();
  return accepted(order);
}
