import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { GoodsCondition } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { Author } from '../change-sets/author.ts';
import { whoChanged } from '../change-sets/read-changes.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { refundLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import type { OrderRecord, OrderWithdrawal } from '../orders/order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';
import {
  lockWholeOrder,
  noteInHistory,
  putBackInStock,
  wholeOrderOf,
} from '../orders/whole-order.usecase.ts';
import { goodsCanComeBack, withdrawnItems, worthOfDeclaration } from '../orders/withdrawal-of.ts';
import { recordOfVariant } from '../goods/prices/save-prices.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { listWithdrawals, markReceived, orderOfWithdrawal } from './withdrawals.queries.ts';
import type { StaffWithdrawalRow } from './withdrawals.queries.ts';

type Parts = Pick<OrdersDependencies, 'database' | 'clock'>;

/** A declaration in the form staff works with. */
export interface WithdrawalForStaff {
  readonly withdrawal: OrderWithdrawal;
  readonly order: OrderRecord;
  /** "2 × Pittura lavabile (5 l)" */
  readonly goods: readonly string[];
  /** Last day for the refund, "YYYY-MM-DD" (Codice del consumo, art. 56). */
  readonly refundBy: string;
  /** Cents charged for its pieces, including delivery when they are the last of the order. */
  readonly worthCents: number;
}

/** Declarations for staff, newest first; `open`: only those whose goods have not come back. */
export async function staffWithdrawals(
  { database }: Pick<Parts, 'database'>,
  filter: { readonly open: boolean; readonly limit: number },
): Promise<StaffWithdrawalRow[]> {
  return listWithdrawals(database, filter);
}

const unknown = (number: string) => refused('staff_withdrawal_unknown', { number });

/** One declaration by its number. */
export async function staffWithdrawal(
  number: string,
  { database }: Pick<Parts, 'database'>,
): Promise<Outcome<WithdrawalForStaff>> {
  const found = await orderOfWithdrawal(database, number);
  const order = found === undefined ? undefined : await wholeOrderOf(database, found.orderId);
  const withdrawal = order?.withdrawals.find((one) => one.number === number.toUpperCase());
  if (order === undefined || withdrawal === undefined) return unknown(number);
  return accepted({
    withdrawal,
    order,
    goods: withdrawnItems(withdrawal.lines, order),
    refundBy: refundLastDay(withdrawal.declaredAt.getTime()),
    worthCents: worthOfDeclaration(withdrawal, order),
  });
}

/** How goods came back. */
export interface ReceivedGoods {
  readonly note: string | null;
  readonly condition: GoodsCondition | null;
  /** Whether their pieces can be sold again. */
  readonly restock: boolean;
}

/** Pieces that are in stock again, each variant as a change of its own, which can be taken back. */
async function putBack(
  transaction: Database,
  {
    order,
    withdrawal,
    author,
    at,
  }: { order: OrderRecord; withdrawal: OrderWithdrawal | undefined; author: Author; at: Date },
): Promise<void> {
  if (withdrawal === undefined) return;
  for (const { sku, from, to } of await putBackInStock(transaction, order.id, withdrawal.lines))
    await recordChange(transaction, {
      author,
      at,
      kind: 'stock.receipt',
      record: recordOfVariant(sku),
      reason: withdrawal.number,
      rows: [{ field: 'stock', from, to }],
    });
}

/**
 * Records that the goods of a declaration came back, also in the order's history; with `restock` their pieces are for
 * sale again. The refund is a step of its own.
 */
export async function receiveWithdrawal(
  number: string,
  { note, condition, restock }: ReceivedGoods,
  { database, clock, author }: Parts & { readonly author: Author },
): Promise<Outcome<WithdrawalForStaff>> {
  const found = await orderOfWithdrawal(database, number);
  if (found === undefined) return unknown(number);
  const at = new Date(clock.now());
  const marked = await inTransaction<Outcome<undefined>>(database, async (transaction) => {
    const order = await lockWholeOrder(transaction, found.orderId);
    const withdrawal = order.withdrawals.find((one) => one.number === number.toUpperCase());
    if (withdrawal?.receivedAt === null && !goodsCanComeBack(withdrawal, order))
      return { keep: false, value: refused('withdrawal_goods_not_sent', { number }) };
    if (!(await markReceived(transaction, number, { at, note, condition }))) {
      const record = `withdrawal ${number.toUpperCase()}`;
      const who = (await whoChanged(transaction, { record, field: 'received' })) ?? '';
      return { keep: false, value: refused('withdrawal_goods_back', { number, who }) };
    }
    const { id: orderId, state, language } = order;
    const words = orderTexts(language).withdrawnItemsBack(number.toUpperCase());
    await noteInHistory(transaction, { orderId, at, state, actor: 'staff', note: words });
    await recordChange(transaction, {
      author,
      at,
      kind: 'withdrawals.received',
      record: `order ${order.number}`,
      reason: note ?? undefined,
      rows: [
        { record: `withdrawal ${number.toUpperCase()}`, field: 'received', from: null, to: at.toISOString() },
        ...(note === null
          ? []
          : [{ record: `withdrawal ${number.toUpperCase()}`, field: 'note', from: null, to: note }]),
        ...(condition === null
          ? []
          : [
              { record: `withdrawal ${number.toUpperCase()}`, field: 'condition', from: null, to: condition },
            ]),
      ],
    });
    if (restock) await putBack(transaction, { order, withdrawal, author, at });
    return { keep: true, value: accepted(undefined) };
  });
  if (!marked.ok) return marked;
  return staffWithdrawal(number, { database });
}
