import { plainIban } from '@casamaestra/rules/payments/iban.ts';
import { orderNumbersIn } from '@casamaestra/rules/payments/order-numbers-in-text.ts';
import { afterWithholding, isRenovationTransfer } from '@casamaestra/rules/payments/propose-transfer.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findOrder } from '../retry/payable-order.queries.ts';
import type { PayableOrder } from '../retry/payable-order.queries.ts';
import { isPayable } from '../attempts/gateway-attempt.ts';
import { lockPaymentsOfOrder } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  findOpenEntry,
  insertBankEntry,
  lockOpenEntry,
  matchEntry,
  ordersByNumber,
} from './bank-entry.queries.ts';
import type { BankEntryResult } from './bank-entry.queries.ts';
import { bookTransfer } from './book-transfer.usecase.ts';
import { readCamt053 } from './camt053.ts';
import type { BankCredit } from './camt053.ts';

export interface ImportedEntry extends BankCredit {
  readonly orderNumber: string | null;
  /** 'known': the entry was imported from an earlier statement. */
  readonly result: BankEntryResult | 'known';
}

export type StatementImport =
  | { readonly kind: 'imported'; readonly entries: readonly ImportedEntry[] }
  /** Not a camt.053 statement. */
  | { readonly kind: 'not_a_statement' }
  | { readonly kind: 'other_account'; readonly iban: string };

type Importing = Pick<PaymentDependencies, 'database' | 'clock' | 'log' | 'orders' | 'config'>;
type Acting = Importing & { readonly author: Author };

/**
 * The order named in the payment reference; undefined when it names several or none, for a person to decide.
 */
async function namedOrder(database: Database, credit: BankCredit): Promise<PayableOrder | undefined> {
  const found = await ordersByNumber(database, orderNumbersIn(credit.remittance));
  const [only] = found;
  return only !== undefined && found.length === 1 ? findOrder(database, only.number) : undefined;
}

function resultOf(order: PayableOrder, credit: BankCredit): BankEntryResult {
  // Another currency: a person decides, whatever the order's state.
  if (credit.currency !== 'EUR') return 'amount_differs';
  if (order.orderState === 'cancelled') return 'order_cancelled';
  if (!isPayable(order)) return 'already_paid';
  if (credit.amountCents === order.totalCents) return 'matched';
  const isWithheld = credit.amountCents === afterWithholding(order.totalCents);
  return isWithheld && isRenovationTransfer(credit.remittance) ? 'matched' : 'amount_differs';
}

export type EntryAcceptance = 'accepted' | 'no_such_entry' | 'no_such_order' | 'not_waiting';

/**
 * A person assigns a credit that did not match to an order: the bank withheld the tax of a renovation
 * transfer (D.L. 78/2010, art. 25), or the payer forgot the order number. Only once per credit.
 */
export async function acceptBankEntry(
  deps: Acting,
  entryId: number,
  orderNumber: string | undefined,
): Promise<EntryAcceptance> {
  return inTransaction<EntryAcceptance>(deps.database, async (transaction) => {
    const found = await findOpenEntry(transaction, entryId);
    if (found === undefined) return { keep: false, value: 'no_such_entry' };
    const number = orderNumber ?? found.orderNumber;
    const named = number === null ? undefined : await findOrder(transaction, number);
    if (named === undefined) return { keep: false, value: 'no_such_order' };
    // Lock order, as in cancelling: the order before its entries.
    await lockPaymentsOfOrder(transaction, named.id);
    const entry = await lockOpenEntry(transaction, entryId);
    if (entry === undefined) return { keep: false, value: 'no_such_entry' };
    const order = await findOrder(transaction, named.number);
    if (order === undefined || !isPayable(order)) return { keep: false, value: 'not_waiting' };
    await matchEntry(transaction, entryId, order.id);
    const at = new Date(deps.clock.now());
    await bookTransfer(deps, transaction, order, { credit: entry, at });
    await recordChange(transaction, {
      author: deps.author,
      at,
      kind: 'bank.accept',
      record: `order ${order.number}`,
      rows: [{ record: `credit ${entryId}`, field: 'result', from: entry.result, to: 'matched' }],
    });
    return { keep: true, value: 'accepted' };
  });
}

async function importCredit(deps: Acting, credit: BankCredit): Promise<ImportedEntry> {
  const at = new Date(deps.clock.now());
  return inTransaction<ImportedEntry>(deps.database, async (transaction) => {
    const named = await namedOrder(transaction, credit);
    if (named !== undefined) await lockPaymentsOfOrder(transaction, named.id);
    const order = named === undefined ? undefined : await findOrder(transaction, named.number);
    const result = order === undefined ? 'unknown_order' : resultOf(order, credit);
    const orderNumber = order?.number ?? null;
    const entry = { orderId: order?.id ?? null, result, at };
    const id = await insertBankEntry(transaction, credit, entry);
    if (id === undefined) return { keep: false, value: { ...credit, orderNumber, result: 'known' } };
    if (order !== undefined && result !== 'amount_differs')
      await bookTransfer(deps, transaction, order, { credit, at });
    await recordChange(transaction, {
      author: deps.author,
      at,
      kind: 'bank.import',
      record: orderNumber === null ? `credit ${id}` : `order ${orderNumber}`,
      rows: [{ record: `credit ${id}`, field: 'result', from: null, to: result }],
    });
    return { keep: true, value: { ...credit, orderNumber, result } };
  });
}

/**
 * Imports the credits of a bank statement (camt.053): each once, each in its own transaction. Only the exact
 * amount, or what a bank leaves of it for a renovation that the text names, pays an order that waits for it; every other result is stored and waits for a person.
 */
export async function importBankStatement(deps: Acting, xml: string): Promise<StatementImport> {
  const statement = readCamt053(xml);
  if (statement === null) return { kind: 'not_a_statement' };
  const own = plainIban(deps.config.transferIban);
  const foreign = statement.ibans.find((iban) => plainIban(iban) !== own);
  if (foreign !== undefined) return { kind: 'other_account', iban: foreign };
  const entries: ImportedEntry[] = [];
  for (const credit of statement.credits) entries.push(await importCredit(deps, credit));
  return { kind: 'imported', entries };
}
