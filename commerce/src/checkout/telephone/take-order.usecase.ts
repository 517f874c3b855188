import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  TelephonePayment,
  takeOrderOperation,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Author } from '../../change-sets/author.ts';
import { offeredMethods } from '../../platform/config/offered-methods.ts';
import type { PaymentConfig } from '../../platform/config/offered-methods.ts';
import type { Buyer, Taking } from '../new-order.ts';
import { readOrderRequest } from '../order-request.ts';
import { placeOrder } from '../place-order.usecase.ts';
import type { OrderingDependencies } from '../place-order.usecase.ts';
import { selectAccount } from './telephone-buyer.queries.ts';

type Input = OperationInput<typeof takeOrderOperation>;
type Answer = OperationOutput<typeof takeOrderOperation>;

/** Nobody's network: the office's counts for no buyer. */
const NO_NETWORK = '';

/** The method a mailed link opens with; its page offers the others too. Undefined: only transfers are accepted. */
function methodOfLink(offer: PaymentConfig): PaymentMethod | undefined {
  const online = offeredMethods(offer).filter((method) => method !== 'transfer');
  return online.find((method) => method === 'card') ?? online[0];
}

/** How orders on the telephone can be paid. */
export const telephonePaymentsOf = (offer: PaymentConfig): TelephonePayment[] => [
  ...(offeredMethods(offer).includes('transfer') ? (['transfer'] as const) : []),
  ...(methodOfLink(offer) === undefined ? [] : (['link'] as const)),
];

/** Writes who took the order, in the transaction that writes the order. */
const takingBy = (author: Author, staffId: number, payment: TelephonePayment): Taking => ({
  staffId,
  async record(transaction, order) {
    await recordChange(transaction, {
      author,
      at: new Date(order.placed_at),
      kind: 'orders.telephone',
      record: `order ${order.number}`,
      rows: [
        { field: 'state', from: null, to: order.state },
        { field: 'channel', from: null, to: order.channel },
        { field: 'payment', from: null, to: payment },
        { field: 'total', from: null, to: order.total_cents / 100 },
      ],
    });
  },
});

async function buyerOf(
  { database }: Pick<OrderingDependencies, 'database'>,
  customerId: number | null,
): Promise<Outcome<Buyer | null>> {
  if (customerId === null) return accepted(null);
  const account = await selectAccount(database, customerId);
  if (account === undefined) return refused('staff_customer_unknown', {}, 'customer_id');
  return accepted({ customerId, email: account.email });
}

/**
 * Places an order as the checkout does: priced by the shop, with its stock and within its limits. Its payment is
 * begun by the buyer, who accepts by it (Codice del consumo, art. 51(6)); nothing is started at a gateway.
 */
export async function takeOrder(
  { customer_id: customerId, payment, ...sent }: Input,
  by: { readonly author: Author; readonly staffId: number },
  deps: OrderingDependencies,
): Promise<Outcome<Answer>> {
  const method = payment === 'transfer' ? payment : methodOfLink(deps.paymentOffer);
  if (method === undefined) return refused('payment_method_unavailable', {}, 'payment');
  const buyer = await buyerOf(deps, customerId);
  if (!buyer.ok) return buyer;
  const request = await readOrderRequest({ ...sent, payment_method: method }, { language: sent.language });
  if (!request.ok) return request;
  const outcome = await placeOrder(
    request.value,
    { buyer: buyer.value, network: NO_NETWORK, taking: takingBy(by.author, by.staffId, payment) },
    { ...deps, payments: { ...deps.payments, start: () => Promise.resolve({ kind: 'none' }) } },
  );
  if (!outcome.ok || outcome.value.status === 'changed') return outcome;
  const { order_number, total } = outcome.value;
  return accepted({ status: 'placed', order_number, total });
}
