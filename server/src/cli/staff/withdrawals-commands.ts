import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refundLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import {
  receiveWithdrawal,
  staffWithdrawal,
  staffWithdrawals,
} from '@casamaestra/commerce/withdrawals/staff-withdrawals.usecase.ts';
import type { WithdrawalForStaff } from '@casamaestra/commerce/withdrawals/staff-withdrawals.usecase.ts';
import { dayInFigures } from '@casamaestra/texts/format/date.ts';
import { onlyArgument, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { Speech, StaffCall, StaffCommand } from './staff-command.ts';

const numberOf = (call: StaffCall): string => onlyArgument(call, 'withdrawal').toUpperCase();

const itemsText = ({ texts, moment }: Speech, shipped: boolean, receivedAt: Date | null): string => {
  const { received, expected, notSent } = texts.withdrawals;
  if (receivedAt !== null) return received(moment(receivedAt));
  return shipped ? expected : notSent;
};

function describe(
  call: Speech,
  { withdrawal, order, goods, refundBy, worthCents }: WithdrawalForStaff,
): string[] {
  const { number, declaredAt, name, email, reason, shipped, receivedAt, receivedNote } = withdrawal;
  const { texts, money, moment, language } = call;
  const words = texts.withdrawals;
  const captured = order.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  const day = dayInFigures(refundBy, language);
  return [
    words.title(number, order.number, order.state, moment(declaredAt)),
    words.who(name, email),
    ...(reason === null ? [] : [words.reason(reason.replaceAll(/\s+/g, ' '))]),
    words.goods,
    ...goods.map((line) => `  ${line}`),
    words.status(
      `${itemsText(call, shipped, receivedAt)}${receivedNote === null ? '' : `  ${receivedNote}`}`,
    ),
    words.due(day, money(worthCents), money(captured), money(order.refundedCents)),
  ];
}

function report(call: StaffCall, outcome: Outcome<WithdrawalForStaff>): number {
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  for (const line of describe(call, outcome.value)) call.print(line);
  return 0;
}

/** `npm run staff -- withdrawals …` */
export const withdrawalsCommands: Readonly<Record<string, StaffCommand>> = {
  async list(call) {
    const { deps, flags, print, moment, language } = call;
    const words = call.texts.withdrawals;
    const limit = wholeNumber(call, flags.limit, '--limit');
    const found = await staffWithdrawals(deps, { open: !flags.all, limit });
    if (found.length > 0) print(row(...words.heads));
    for (const { number, declaredAt, name, email, shipped, receivedAt } of found) {
      const due = words.refundBy(dayInFigures(refundLastDay(declaredAt.getTime()), language));
      print(row(number, moment(declaredAt), name, email, itemsText(call, shipped, receivedAt), due));
    }
    if (found.length === 0) print(flags.all ? words.none : words.noneOpen);
    return 0;
  },
  show: async (call) => report(call, await staffWithdrawal(numberOf(call), call.deps)),
  async received(call) {
    const { reason } = call.flags;
    const note = reason === undefined ? null : wantedText(call, reason, 'reason');
    return report(
      call,
      await receiveWithdrawal(
        numberOf(call),
        { note, condition: null, restock: false },
        { ...call.deps, author: call.author },
      ),
    );
  },
};
