import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type {
  StaffWithdrawal,
  withdrawalsOperation,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { staffOrder } from '../../orders/back-office/staff-order.usecase.ts';
import { lockWholeOrder, wholeOrderOf } from '../../orders/whole-order.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { seesPhotos } from '../photos/read-photo.usecase.ts';
import { photosOfWithdrawal } from '../photos/photos.queries.ts';
import {
  isRefunded,
  newestWithdrawal,
  orderOfWithdrawal,
  setDeduction,
  withdrawalsForStaff,
} from '../withdrawals.queries.ts';
import { deductionMost, presentForStaff, presentRowForStaff } from './present-for-staff.ts';

const PAGE = 50;

/** "Anna Rossi", for roles that see whom it concerns only as initials: "A. R." */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ');

/** A page of declarations, by the last day of their refund. */
export async function pageOfWithdrawals(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { roles }: StaffIdentity,
  { refunded, after }: { readonly refunded: boolean; readonly after?: number | undefined },
): Promise<OperationOutput<typeof withdrawalsOperation>> {
  // First, so that what is declared meanwhile is told rather than missed.
  const newest = await newestWithdrawal(database);
  const found = await withdrawalsForStaff(database, { refunded, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const isMasked = grantedTo(roles, 'orders').limits.includes('masked');
  return {
    rows: shown.map((row) =>
      presentRowForStaff({ ...row, name: isMasked ? initials(row.name) : row.name }, clock.now()),
    ),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    newest,
  };
}

const unknown = (number: string) => refused('staff_withdrawal_unknown', { number }, 'number');

/** One declaration, as this person may see it. */
export async function readWithdrawal(
  deps: Pick<StaffDependencies, 'database' | 'clock' | 'config'>,
  who: StaffIdentity,
  number: string,
): Promise<Outcome<StaffWithdrawal>> {
  const found = await orderOfWithdrawal(deps.database, number);
  const order = found === undefined ? undefined : await wholeOrderOf(deps.database, found.orderId);
  const withdrawal = order?.withdrawals.find((one) => one.number === number.toUpperCase());
  if (order === undefined || withdrawal === undefined) return unknown(number);
  const seen = await staffOrder(deps, who, order.number);
  if (!seen.ok) return seen;
  const photos = seesPhotos(who) ? await photosOfWithdrawal(deps.database, number) : [];
  const around = { order, seen: seen.value, shop: deps.config.shop, now: deps.clock.now(), photos };
  return accepted(presentForStaff(withdrawal, around, await isRefunded(deps.database, withdrawal.id)));
}

/** Keeps back a part of the refund for goods that came back worth less. */
export async function deductFromWithdrawal(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  { number: asked, cents, reason }: { number: string; cents: number; reason: string },
): Promise<Outcome<undefined>> {
  const number = asked.toUpperCase();
  const found = await orderOfWithdrawal(database, number);
  if (found === undefined) return unknown(asked);
  return inTransaction<Outcome<undefined>>(database, async (transaction) => {
    const order = await lockWholeOrder(transaction, found.orderId);
    const withdrawal = order.withdrawals.find((one) => one.number === number);
    if (withdrawal === undefined) return { keep: false, value: unknown(asked) };
    if (withdrawal.receivedAt === null)
      return { keep: false, value: refused('withdrawal_goods_awaited', { number }, 'number') };
    const most = deductionMost(withdrawal, order);
    if (cents > most) {
      const facts = { most: eurosFromCents(most) };
      return { keep: false, value: refused('withdrawal_deduction_exceeds', facts, 'amount') };
    }
    await setDeduction(transaction, number, { cents, reason: cents === 0 ? null : reason });
    await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'withdrawals.deduct',
      record: `order ${order.number}`,
      reason,
      rows: [
        {
          record: `withdrawal ${number}`,
          field: 'deduction',
          from: eurosFromCents(withdrawal.deductionCents),
          to: eurosFromCents(cents),
        },
      ],
    });
    return { keep: true, value: accepted(undefined) };
  });
}
