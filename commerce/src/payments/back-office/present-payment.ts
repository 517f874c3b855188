import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { paymentEventKinds } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import type {
  AttemptRow,
  PaymentNotice,
  StaffPayment,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import type { AttemptListRow, eventsOfAttempt } from './payment-list.queries.ts';
import type { NoticeRow } from './payment-notices.queries.ts';

export const presentAttempt = (row: Omit<AttemptListRow, 'sortedBy'>): AttemptRow => ({
  id: row.id,
  order_number: row.orderNumber,
  attempt: row.attempt,
  at: row.at.toISOString(),
  method: row.method,
  gateway: row.gateway,
  state: row.state,
  amount: eurosFromCents(row.amountCents),
  captured: eurosFromCents(row.capturedCents),
  refunded: eurosFromCents(row.refundedCents),
  failure: row.failure,
});

type EventRow = Awaited<ReturnType<typeof eventsOfAttempt>>[number];

export const presentEvent = ({
  at,
  kind,
  state,
  amountCents,
  ...why
}: EventRow): StaffPayment['events'][number] => ({
  at: at.toISOString(),
  kind: paymentEventKinds.find((one) => one === kind) ?? null,
  state,
  amount: amountCents === null ? null : eurosFromCents(amountCents),
  detail:
    [why.mismatch, why.code, why.message].filter((text) => text !== null && text !== '').join(': ') || null,
});

/** Results as `processMessage` writes them; any other is the status the payment has since. */
const results: Readonly<Record<string, PaymentNotice['result']>> = {
  'no such attempt': 'no_payment',
  'the gateway knows nothing of it': 'unknown_at_gateway',
  'given up': 'given_up',
  duplicate: 'repeated',
};

export const presentGatewayNotice = (row: NoticeRow): PaymentNotice => ({
  id: row.id,
  gateway: row.gateway,
  event: row.eventId,
  received_at: row.receivedAt.toISOString(),
  tries: row.tries,
  result: row.processedAt === null ? 'waiting' : (results[row.result ?? ''] ?? 'applied'),
  payment:
    row.paymentId === null || row.orderNumber === null
      ? null
      : { id: row.paymentId, order_number: row.orderNumber },
});
