import { urls } from '@casamaestra/contract/pages.ts';
import type {
  PaymentStep,
  PlacedOrder,
  TransferDetails,
} from '@casamaestra/contract/checkout/place-order.ts';
import type { paymentRequestOperation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Ordering } from '../authenticate-order.ts';
import type { PaymentChoice } from '../../platform/config/offered-methods.ts';
import { frappePayment, frappePayments } from './frappe-payments.ts';
import { selectOrderByKey } from '../place-order.queries.ts';
import type { KnownOrder } from '../place-order.queries.ts';
import { placeOrder, resumeOrder } from '../place-order.usecase.ts';
import type { OrderingDependencies } from '../place-order.usecase.ts';
import { readQuotation, unknownQuotation } from './quotations.usecase.ts';
import { markOrdered } from './quotation.queries.ts';
import type { StoredQuotation } from './quotation.queries.ts';

type PaymentRequest = OperationOutput<typeof paymentRequestOperation>;
type FoundQuotation = NonNullable<Awaited<ReturnType<typeof readQuotation>>>;
type Placed = Extract<PlacedOrder, { status: 'placed' }>;

const afterTransfer = `${urls.paymentSuccess()}?paymentgateway=transfer`;

function wiredTransfer(orderNumber: string, transfer: TransferDetails, language: Language): string {
  const texts = answerTexts(language);
  const rows = [
    [texts.transferHolder, transfer.account_holder],
    ['IBAN', transfer.iban_spaced],
    [texts.transferBank, transfer.bank],
    [texts.transferAmount, money(transfer.amount, language)],
    [texts.transferReference, transfer.reference],
  ] as const;
  const list = rows.map(([label, value]) => `<p>${label}: <strong>${escapeHtml(value)}</strong></p>`);
  return `${list.join('')}<h2>${escapeHtml(orderNumber)}</h2>`;
}

function presentStep(
  step: PaymentStep,
  orderNumber: string,
  language: Language,
): Pick<PaymentRequest, 'payment_url' | 'wired_transfer_data' | 'clientSecret'> {
  const nothing = { payment_url: null, wired_transfer_data: null, clientSecret: null };
  switch (step.kind) {
    case 'redirect':
      return { ...nothing, payment_url: step.url };
    case 'stripe':
      return { ...nothing, clientSecret: step.client_secret };
    case 'transfer':
      return {
        ...nothing,
        payment_url: afterTransfer,
        wired_transfer_data: wiredTransfer(orderNumber, step.transfer, language),
      };
    default:
      return nothing;
  }
}

function requestStatus(state: OrderState): PaymentRequest['payment_request']['status'] {
  if (state === 'cancelled') return 'Cancelled';
  return isUnpaid(state) ? 'Requested' : 'Paid';
}

function present(
  placed: Placed,
  { payment_gateway: gateway, state }: KnownOrder,
  { document: quotation, stored }: FoundQuotation,
  { paymentOffer }: Pick<OrderingDependencies, 'paymentOffer'>,
): PaymentRequest {
  const { order_number: number, order_token, total, payment } = placed;
  const { language } = stored.request;
  return {
    payment_request: {
      doctype: 'Payment Request',
      name: `PR-${number}`,
      reference_doctype: 'Sales Order',
      reference_name: number,
      grand_total: total,
      currency: 'EUR',
      status: requestStatus(state),
      party: quotation.party_name,
      subject: answerTexts(language).orderSubject(number),
      payment_gateway: frappePayment(paymentOffer, gateway),
      order_token,
    },
    ...presentStep(payment, number, language),
    quotation: { ...quotation, status: 'Ordered', sales_order: number },
  };
}

interface Ordered {
  readonly outcome: Outcome<PlacedOrder>;
  /** null: no order was placed. */
  readonly order: KnownOrder | null;
}

/** The order of the quotation, existing or new. A quotation becomes only one order, whatever the gateway. */
async function orderOf(
  { name, request }: StoredQuotation,
  { method, gateway }: PaymentChoice,
  ordering: Ordering,
  deps: OrderingDependencies,
): Promise<Ordered> {
  const key = request.idempotency_key;
  const known = await selectOrderByKey(deps.database, key);
  if (known !== null) return { outcome: await resumeOrder(known, deps), order: known };
  const chosen = gateway === null ? {} : { payment_gateway: gateway };
  const asked = { ...request, payment_method: method, ...chosen };
  const outcome = await placeOrder(asked, ordering, deps);
  const written = await selectOrderByKey(deps.database, key);
  if (written === null) return { outcome, order: null };
  await markOrdered(deps.database, name, written.id);
  // Refused although there is an order: a concurrent call with another gateway came first.
  return { outcome: outcome.ok ? outcome : await resumeOrder(written, deps), order: written };
}

/** Orders a quotation at its quoted total and starts the payment; repeating it returns the same order. */
export async function requestPayment(
  name: string,
  gateway: string | undefined,
  ordering: Ordering,
  deps: OrderingDependencies,
): Promise<Outcome<PaymentRequest>> {
  const found = await readQuotation(name, ordering.buyer, deps);
  if (found === null) return unknownQuotation();
  const choices = frappePayments(deps.paymentOffer);
  const choice = gateway === undefined ? choices[0] : choices.find(({ name }) => name === gateway);
  if (choice === undefined) {
    return refused('payment_method_of', { offered: choices.map((one) => one.name) }, 'payment_gateway');
  }
  if (found.document.status === 'Expired') {
    return refused('quotation_ended', {}, 'quotation_name');
  }
  const { outcome, order } = await orderOf(found.stored, choice, ordering, deps);
  if (!outcome.ok) return outcome;
  if (outcome.value.status === 'changed') {
    const changes = outcome.value.changes.map(({ reason }) => reason);
    return refused('quotation_changed', { changes }, 'quotation_name');
  }
  if (order === null) throw new Error(`no order of quotation ${name}`);
  return accepted(present(outcome.value, order, found, deps));
}
