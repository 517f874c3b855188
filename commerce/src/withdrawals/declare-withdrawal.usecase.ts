import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { emailKey, isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isPersonName, tidyName } from '@casamaestra/rules/customers/person-name.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { withdrawnLines } from '@casamaestra/rules/orders/withdrawn-lines.ts';
import type { WithdrawnLine, WithdrawnLines } from '@casamaestra/rules/orders/withdrawn-lines.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';
import { lockWholeOrder, noteInHistory } from '../orders/whole-order.usecase.ts';
import { chargedCents, hasLeft, withdrawalOf, withdrawnItems } from '../orders/withdrawal-of.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { insertWithdrawal } from './withdrawals.queries.ts';

/** A declaration of withdrawal as sent. */
export interface Declaration {
  readonly idempotencyKey: string;
  readonly name: string;
  readonly email: string;
  /** Pieces by position; null: everything that can be returned. */
  readonly lines: readonly WithdrawnLine[] | null;
  readonly reason: string | null;
  /** The logged-in customer; null: a guest. */
  readonly customerId: number | null;
}

type Parts = Pick<OrdersDependencies, 'database' | 'clock' | 'config'>;
/** Number of the declaration. */
type Declared = Outcome<string>;

/** Why an order cannot be withdrawn from; undefined when it can. */
function refusalOf(order: OrderRecord, now: number, writeTo: string): Declared | undefined {
  const { status, lastDay } = withdrawalOf(order, now);
  switch (status) {
    case 'open':
      return undefined;
    case 'ended':
      return refused('withdrawal_ended', { last_day: lastDay ?? '', write_to: writeTo });
    case 'excluded':
      return refused('withdrawal_excluded', { write_to: writeTo });
    case 'withdrawn':
      return refused('withdrawal_complete', { write_to: writeTo });
    case 'closed': {
      const state = order.state === 'returned' ? 'returned' : 'cancelled';
      return refused('withdrawal_closed', { state, write_to: writeTo });
    }
  }
}

function lineRefusal(found: Exclude<WithdrawnLines, { ok: true }>): Outcome<never> {
  switch (found.why) {
    case 'custom_made':
      return refused('withdrawal_article_excluded', { article: found.name }, 'lines');
    case 'too_many':
      return refused('withdrawal_pieces_exceeded', { article: found.name, left: found.left }, 'lines');
    case 'unknown_line':
      return refused('withdrawal_article_unknown', {}, 'lines');
    case 'nothing':
      return refused('withdrawal_nothing_chosen', {}, 'lines');
  }
}

function readDeclaration(declaration: Declaration): Outcome<Declaration> {
  const name = tidyName(declaration.name);
  if (name === '') return refused('withdrawal_name_missing', {}, 'name');
  if (!isPersonName(name)) return refused('withdrawal_name_invalid', {}, 'name');
  const email = declaration.email.trim();
  if (!isEmailAddress(email)) {
    return refused('email_invalid', {}, 'email');
  }
  return accepted({ ...declaration, name, email });
}

/** Most declarations for one order, since each is confirmed by mail. More can be declared in writing. */
const DECLARATIONS_MAX = 10;

function tooMany({ withdrawals, payments, state }: OrderRecord, writeTo: string): Declared | undefined {
  const paid = payments.some(({ capturedCents }) => capturedCents > 0);
  if (withdrawals.length >= DECLARATIONS_MAX)
    return refused('withdrawals_exceeded', { declared: withdrawals.length, write_to: writeTo });
  if (paid || !isUnpaid(state) || withdrawals.length === 0) return undefined;
  return refused('withdrawals_unpaid_exceeded', { write_to: writeTo });
}

/**
 * Queues the confirmation on a durable medium, at once, to the order's own address. To another address only
 * when the order's customer is logged in, so that nobody can have strangers mailed.
 */
async function queueReceipt(
  database: Database,
  order: OrderRecord,
  number: string,
  { email, customerId }: Declaration,
) {
  const { number: orderNumber, language } = order;
  const payload = { orderNumber, withdrawal: number };
  const mail = { kind: 'withdrawal_received', language, payload } as const;
  const dedupeKey = `withdrawal_received:${number}`;
  await queueMail(database, { ...mail, recipient: order.email, dedupeKey });
  const own = customerId !== null && customerId === order.customerId;
  if (own && emailKey(email) !== emailKey(order.email))
    await queueMail(database, { ...mail, recipient: email, dedupeKey: `${dedupeKey}:contact` });
}

async function declareIn(
  database: Database,
  order: OrderRecord,
  declaration: Declaration,
  { now, writeTo }: { readonly now: number; readonly writeTo: string },
): Promise<Declared> {
  const { idempotencyKey, name, email, reason } = declaration;
  const earlier = order.withdrawals.find((one) => one.idempotencyKey === idempotencyKey);
  if (earlier !== undefined) return accepted(earlier.number);
  const refusal = refusalOf(order, now, writeTo);
  if (refusal !== undefined) return refusal;
  const found = withdrawnLines(order.lines, declaration.lines);
  if (!found.ok) return lineRefusal(found);
  const many = tooMany(order, writeTo);
  if (many !== undefined) return many;
  const { id: orderId, language, state } = order;
  const { lines } = found;
  const number = `${order.number}-R${order.withdrawals.length + 1}`;
  const declaredAt = new Date(now);
  const shipped = hasLeft(order);
  await insertWithdrawal(database, {
    orderId,
    number,
    idempotencyKey,
    name,
    email,
    reason,
    declaredAt,
    shipped,
    worthCents: chargedCents(order, { earlier: order.withdrawals.flatMap((one) => one.lines), now: lines }),
    lines,
  });
  const note = orderTexts(language).withdrawn(number, withdrawnItems(lines, order).join(', '));
  await noteInHistory(database, { orderId, at: declaredAt, state, actor: 'customer', note });
  await queueReceipt(database, order, number, declaration);
  return accepted(number);
}

/**
 * Receives a declaration of withdrawal (Codice del consumo, art. 54 and 54-bis): stored, added to the order's
 * history and confirmed by mail in one transaction. Staff changes the state of the order. The same
 * idempotency key always returns the same declaration.
 */
export async function declareWithdrawal(
  orderId: number,
  declaration: Declaration,
  { database, clock, config }: Parts,
): Promise<Declared> {
  const read = readDeclaration(declaration);
  if (!read.ok) return read;
  return inTransaction(database, async (transaction) => {
    const order = await lockWholeOrder(transaction, orderId);
    const value = await declareIn(transaction, order, read.value, {
      now: clock.now(),
      writeTo: config.shop.contacts.withdrawal_email,
    });
    return { keep: value.ok, value };
  });
}
