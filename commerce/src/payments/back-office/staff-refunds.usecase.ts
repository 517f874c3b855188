import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  StaffRefund,
  confirmRefundOperation,
  refundsOperation,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { grantedIn, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { maskedIban, spacedIban } from '@casamaestra/rules/payments/iban.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { confirmRefund, retryRefund } from '../refunds/manual-refunds.usecase.ts';
import { selectRefunds } from './refund-list.queries.ts';
import type { RefundListRow } from './refund-list.queries.ts';

const PAGE = 50;

type Done = Promise<Outcome<{ readonly id: number }>>;

function stateOf({ state, nextTryAt }: RefundListRow): StaffRefund['state'] {
  if (state === 'done') return 'done';
  if (state === 'failed') return 'refused';
  return state === 'waiting' && nextTryAt === null ? 'by_hand' : 'sending';
}

const present = (row: RefundListRow, told: (iban: string) => string): StaffRefund => ({
  id: row.id,
  order_number: row.orderNumber,
  amount: eurosFromCents(row.amountCents),
  reason: row.reason,
  state: stateOf(row),
  surplus: row.surplus,
  method: row.method,
  gateway: row.gateway,
  message: row.state === 'done' ? null : row.message,
  reference: row.reference === '' ? null : row.reference,
  tries: row.tries,
  next_try_at: row.nextTryAt?.toISOString() ?? null,
  at: row.at.toISOString(),
  changed_at: row.changedAt.toISOString(),
  captured: eurosFromCents(row.capturedCents),
  refunded: eurosFromCents(row.refundedCents),
  remaining: eurosFromCents(Math.max(0, row.capturedCents - row.refundedCents - row.promisedCents)),
  payee: row.method === 'transfer' ? row.payee : null,
  iban: row.payerIban === null ? null : told(row.payerIban),
  account: row.iban === null ? null : told(row.iban),
  account_waits: row.accountWaits,
});

/** Refunds that are not done, or done ones, with what their gateway said and what is left of their payment. */
export async function listRefunds(
  { database }: Pick<PaymentDependencies, 'database'>,
  { done, after = 0 }: InputOf<typeof refundsOperation>,
  who: StaffIdentity,
): Promise<OperationOutput<typeof refundsOperation>> {
  const rows = await selectRefunds(database, { done, offset: after, limit: PAGE + 1 });
  // Who sees no credits of the bank sees of an account only which one it is.
  const told = reaches(grantedIn(who, 'bank'), 'view') ? spacedIban : maskedIban;
  return {
    rows: rows.slice(0, PAGE).map((row) => present(row, told)),
    next: rows.length > PAGE ? after + PAGE : null,
  };
}

/** Somebody sent the money: payment and order are booked and the buyer is mailed. */
export async function confirmRefundByStaff(
  deps: PaymentDependencies,
  { id, reference }: InputOf<typeof confirmRefundOperation>,
  who: StaffIdentity,
): Done {
  const done = await confirmRefund({ ...deps, author: authorOf(who) }, id, { reference });
  return done.ok ? accepted({ id }) : done;
}

/** The gateway is asked once more, by the job that asks gateways. */
export async function retryRefundByStaff(deps: PaymentDependencies, id: number, who: StaffIdentity): Done {
  const isAsked = await retryRefund({ ...deps, author: authorOf(who) }, id);
  return isAsked ? accepted({ id }) : refused('staff_refund_closed', {}, 'id');
}
