import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  askGatewayOperation,
  paymentNoticesOperation,
  StaffPayment,
  staffPaymentsOperation,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import type { CheckedPayment } from '../attempts/check-payment.usecase.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  attemptsBeside,
  countAttempts,
  eventsOfAttempt,
  listAttempts,
  readAttempt,
} from './payment-list.queries.ts';
import type { AttemptCursor, AttemptListRow } from './payment-list.queries.ts';
import { listNotices, noticesOfAttempt } from './payment-notices.queries.ts';
import { presentAttempt, presentEvent, presentGatewayNotice } from './present-payment.ts';

type Parts = PaymentDependencies & StaffDependencies;

const PAGE = 50;

const cursorOf = ({ sortedBy, id }: AttemptListRow): string =>
  Buffer.from(JSON.stringify([sortedBy, id])).toString('base64url');

/** A cursor that is none of ours begins at the first page. */
function readCursor(text: string | undefined): AttemptCursor | undefined {
  const [, at = '', id = ''] =
    /^\["([\d :.+-]{10,40})",(\d{1,15})\]$/.exec(Buffer.from(text ?? '', 'base64url').toString('utf8')) ?? [];
  return at === '' ? undefined : { at, id: Number(id) };
}

/** A page of attempts with how many there are. */
export async function listPayments(
  { database }: Pick<Parts, 'database'>,
  { after, ...filter }: InputOf<typeof staffPaymentsOperation>,
): Promise<OperationOutput<typeof staffPaymentsOperation>> {
  const [rows, count] = await Promise.all([
    listAttempts(database, filter, { after: readCursor(after), limit: PAGE + 1 }),
    countAttempts(database, filter),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(presentAttempt),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
    count,
  };
}

/** One attempt with its events, notifications and the other attempts of its order. */
export async function readPayment(
  { database, gateways }: Pick<Parts, 'database' | 'gateways'>,
  id: number,
): Promise<Outcome<StaffPayment>> {
  const [more, beside, events, notices] = await Promise.all([
    readAttempt(database, id),
    attemptsBeside(database, id),
    eventsOfAttempt(database, id),
    noticesOfAttempt(database, id),
  ]);
  const own = beside.find((one) => one.id === id);
  if (more === undefined || own === undefined) return refused('staff_payment_unknown', {}, 'id');
  return accepted({
    ...presentAttempt(own),
    order_state: more.orderState,
    order_total: eurosFromCents(more.totalCents),
    authorised: eurosFromCents(more.authorisedCents),
    currency: more.currency,
    transaction_id: more.transactionId,
    reference: more.reference,
    failure_code: more.failureCode,
    next_check_at: more.nextCheckAt?.toISOString() ?? null,
    can_ask: gateways.open(more.gateway) !== undefined,
    events: events.map(presentEvent),
    notices: notices.map(presentGatewayNotice),
    others: beside.filter((one) => one.id !== id).map(presentAttempt),
  });
}

type Answer = OperationOutput<typeof askGatewayOperation>['answer'];
const untold = { state: null, amount: null, currency: null, code: null } as const;

function presentAnswer({ answer }: CheckedPayment): Answer {
  if (answer.kind === 'refused') return { kind: 'refused', ...untold, code: answer.code };
  if (answer.kind === 'unreachable') return { kind: 'unreachable', ...untold };
  if (answer.value === null) return { kind: 'unknown', ...untold };
  const { state, amountCents, currency, failure } = answer.value;
  return {
    kind: 'told',
    state,
    amount: amountCents === null ? null : eurosFromCents(amountCents),
    currency,
    code: failure?.code ?? null,
  };
}

/**
 * Asks the gateway what became of an attempt, as the schedule does; what follows is decided by the same rules. A
 * change of status is in the log with who asked.
 */
export async function askGateway(
  deps: Parts,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof askGatewayOperation>>> {
  const before = await readPayment(deps, id);
  if (!before.ok) return before;
  if (!before.value.can_ask) return refused('staff_payment_without_gateway', {}, 'id');
  const checked = await checkPayment(deps, id, 'asked');
  const after = await readPayment(deps, id);
  if (checked === undefined || !after.ok) return refused('staff_payment_unknown', {}, 'id');
  const { value: payment } = after;
  const changed = payment.state !== before.value.state;
  if (changed)
    await commitTogether(deps.database, (transaction) =>
      recordChange(transaction, {
        author: authorOf(who),
        at: new Date(deps.clock.now()),
        kind: 'payments.ask',
        record: `order ${payment.order_number}`,
        rows: [{ field: `payment ${payment.attempt}`, from: before.value.state, to: payment.state }],
      }),
    );
  return accepted({ payment, answer: presentAnswer(checked), changed });
}

/** Notifications of the gateways, newest first. */
export async function readNotices(
  { database }: Pick<Parts, 'database'>,
  { open = false, before }: InputOf<typeof paymentNoticesOperation>,
): Promise<OperationOutput<typeof paymentNoticesOperation>> {
  const rows = await listNotices(database, { open, before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  return {
    rows: shown.map(presentGatewayNotice),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
