import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  ErpnextDocument,
  ErpnextFailure,
  sendErpnextOperation,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { ErpFailure } from '../client/erpnext-answer.ts';
import { connectionNow } from '../connection/connection.queries.ts';
import { openErpnext } from '../connection/open-erpnext.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import {
  claimDocuments,
  lastDocuments,
  makeDocumentsDue,
  markInErpnext,
  markUnsent,
} from './documents.queries.ts';
import type { DueDocument } from './documents.queries.ts';
import { SendingFailed } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import { sendPayment, sendRefund } from './send-money.ts';
import { cancelSalesOrder, makeSalesOrder } from './send-order.ts';
import { orderToSend, paymentToSend, refundToSend } from './sent-order.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than all calls of the documents of one batch may take. */
const LEASE_MS = 30 * MINUTE_MS;
const AT_ONCE = 5;
const SHOWN = 100;
const MANY = 20;

/** Pauses after the first attempt, the second …: two days in all; after the last a document is given up. */
const pausesMs: readonly number[] = [
  5000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 6, 12, 24].map((hours) => hours * HOUR_MS),
];

/** What only a person can put right: another attempt would end the same. */
const final = new Set<ErpnextFailure>([
  'invalid',
  'duplicate',
  'missing',
  'item_missing',
  'country_missing',
  'settings',
  'total',
]);

async function send(
  { database }: ErpnextParts,
  erp: Erp,
  { kind, orderId, subjectId }: DueDocument,
): Promise<string | null> {
  const order = await orderToSend(database, orderId);
  if (order === undefined) return null;
  if (kind === 'order') return makeSalesOrder(erp, order);
  if (kind === 'cancel') return cancelSalesOrder(erp, order.number);
  if (kind === 'payment') {
    const payment = await paymentToSend(database, subjectId);
    return payment === undefined ? null : sendPayment(erp, order, payment);
  }
  const refund = await refundToSend(database, subjectId);
  return refund === undefined ? null : sendRefund(erp, order, refund);
}

async function postpone(
  deps: ErpnextParts,
  { id, kind, tries }: DueDocument,
  { code, detail, waitMs = 0 }: ErpFailure,
): Promise<void> {
  const pause = final.has(code) ? undefined : pausesMs[tries - 1];
  const dueAt = pause === undefined ? null : new Date(deps.clock.now() + Math.max(pause, waitMs));
  deps.log.warn({ erpnext: code, document: id, kind, tries }, 'a document did not reach ERPNext');
  await markUnsent(deps.database, id, { failure: code, detail, dueAt });
}

async function sendOne(deps: ErpnextParts, erp: Erp, document: DueDocument): Promise<void> {
  try {
    const name = await send(deps, erp, document);
    await markInErpnext(deps.database, document.id, name, new Date(deps.clock.now()));
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error;
    await postpone(deps, document, error.failure);
  }
}

/** Sends what is due, one after the other: a payment follows its order. Returns the number of attempts. */
export async function sendDocuments(deps: ErpnextParts): Promise<number> {
  const connection = await connectionNow(deps.database);
  if (connection?.settings.on !== true) return 0;
  const now = deps.clock.now();
  const window = { now: new Date(now), leaseEnds: new Date(now + LEASE_MS), limit: AT_ONCE };
  const documents = await claimDocuments(deps.database, window);
  const opened = await openErpnext(deps, connection);
  for (const document of documents)
    await (opened.ok
      ? sendOne(deps, { ask: opened.value, settings: connection.settings }, document)
      : postpone(deps, document, opened.failure));
  return documents.length;
}

/** The last documents, newest first. */
export async function listDocumentsSent(
  { database }: Pick<ErpnextParts, 'database'>,
  givenUp: boolean,
): Promise<ErpnextDocument[]> {
  return (await lastDocuments(database, givenUp, SHOWN)).map(({ dueAt, addedAt, doneAt, ...one }) => ({
    ...one,
    added_at: addedAt.toISOString(),
    next_at: one.state === 'waiting' ? dueAt.toISOString() : null,
    done_at: doneAt?.toISOString() ?? null,
  }));
}

/** Sends a document once more, or all that were given up. */
export function sendDocumentsAgain(
  { database, clock }: Pick<ErpnextParts, 'database' | 'clock'>,
  id: number | undefined,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof sendErpnextOperation>>> {
  type Sent = Outcome<OperationOutput<typeof sendErpnextOperation>>;
  return inTransaction<Sent>(database, async (transaction) => {
    const at = new Date(clock.now());
    const orders = await makeDocumentsDue(transaction, id, at);
    if (orders.length === 0)
      return {
        keep: false,
        value:
          id === undefined
            ? accepted({ sent: 0, change: null })
            : refused('staff_erpnext_document_unknown', {}, 'id'),
      };
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'connections.send_erpnext',
      record: 'erpnext',
      reason: orders.slice(0, MANY).join(', '),
      rows: [],
    });
    return { keep: true, value: accepted({ sent: orders.length, change }) };
  });
}
