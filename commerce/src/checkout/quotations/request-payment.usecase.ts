import { paymentMethodSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type {
  PaymentStep,
  PlacedOrder,
  TransferDetails,
} from '@casamaestra/contract/checkout/place-order.ts';
import type { paymentRequestOperation } from '@casamaestra/contract/checkout/provider-checkout.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { escapeHtml } from '../../contract-http/refusal-answer.ts';
import type { Buyer } from '../new-order.ts';
import { selectOrderByKey } from '../place-order.queries.ts';
import { placeOrder, resumeOrder } from '../place-order.usecase.ts';
import type { OrderingParts } from '../place-order.usecase.ts';
import { readQuotation, unknownQuotation } from './quotations.usecase.ts';
import { markOrdered } from './quotation.queries.ts';
import type { StoredQuotation } from './quotation.queries.ts';

type PaymentRequest = OperationOutput<typeof paymentRequestOperation>;
type Placed = Extract<PlacedOrder, { status: 'placed' }>;

const afterTransfer = '/pages/payment-success?paymentgateway=transfer';

function wiredTransfer(orderNumber: string, transfer: TransferDetails): string {
  const rows = [
    ['Intestatario', transfer.account_holder],
    ['IBAN', transfer.iban_spaced],
    ['Banca', transfer.bank],
    ['Importo', `${transfer.amount.toFixed(2).replace('.', ',')} €`],
    ['Causale', transfer.reference],
  ] as const;
  const list = rows.map(([label, value]) => `<p>${label}: <strong>${escapeHtml(value)}</strong></p>`);
  return `${list.join('')}<h2>${escapeHtml(orderNumber)}</h2>`;
}

function presentStep(
  step: PaymentStep,
  orderNumber: string,
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
        wired_transfer_data: wiredTransfer(orderNumber, step.transfer),
      };
    default:
      return nothing;
  }
}

function present(placed: Placed, method: string, quotation: PaymentRequest['quotation']): PaymentRequest {
  const { order_number: number, order_token, total, payment } = placed;
  return {
    payment_request: {
      doctype: 'Payment Request',
      name: `PR-${number}`,
      reference_doctype: 'Sales Order',
      reference_name: number,
      grand_total: total,
      currency: 'EUR',
      status: payment.kind === 'none' ? 'Paid' : 'Requested',
      party: quotation.party_name,
      subject: `Ordine ${number}`,
      payment_gateway: method,
      order_token,
    },
    ...presentStep(payment, number),
    quotation: { ...quotation, status: 'Ordered', sales_order: number },
  };
}

/** The order of the quotation: the one it has, or a new one. One quotation is one order whatever the gateway. */
async function orderOf(
  { name, request }: StoredQuotation,
  method: OrderingParts['methods'][number],
  buyer: Buyer | null,
  parts: OrderingParts,
): Promise<Outcome<PlacedOrder>> {
  const key = request.idempotency_key;
  const known = await selectOrderByKey(parts.database, key);
  if (known !== null) return resumeOrder(known, parts);
  const outcome = await placeOrder({ ...request, payment_method: method }, buyer, parts);
  const written = await selectOrderByKey(parts.database, key);
  if (written === null) return outcome;
  await markOrdered(parts.database, name, written.id);
  // Another call was quicker, with another gateway.
  return outcome.ok ? outcome : resumeOrder(written, parts);
}

/** Orders a quotation at the total it quoted and begins the payment; repeating it answers the same order. */
export async function requestPayment(
  name: string,
  gateway: string | undefined,
  buyer: Buyer | null,
  parts: OrderingParts,
): Promise<Outcome<PaymentRequest>> {
  const found = await readQuotation(name, buyer, parts);
  if (found === null) return unknownQuotation();
  const method = paymentMethodSchema.safeParse(gateway ?? parts.methods[0]);
  if (!method.success) {
    return refused('invalid_input', 'Questo modo di pagare non è disponibile.', 'payment_gateway');
  }
  if (found.document.status === 'Expired') {
    return refused('invalid_input', 'Il preventivo è scaduto: creane uno nuovo.', 'quotation_name');
  }
  const outcome = await orderOf(found.stored, method.data, buyer, parts);
  if (!outcome.ok) return outcome;
  if (outcome.value.status === 'placed') return accepted(present(outcome.value, method.data, found.document));
  const changes = outcome.value.changes.map((change) => change.message).join(' ');
  return refused('invalid_input', `${outcome.value.message} ${changes}`, 'quotation_name');
}
