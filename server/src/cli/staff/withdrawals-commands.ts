import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refundLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import {
  receiveWithdrawal,
  staffWithdrawal,
  staffWithdrawals,
} from '@casamaestra/commerce/withdrawals/staff-withdrawals.usecase.ts';
import type { StaffWithdrawal } from '@casamaestra/commerce/withdrawals/staff-withdrawals.usecase.ts';
import {
  euros,
  momentText,
  onlyArgument,
  row,
  staffLanguage,
  wantedText,
  wholeNumber,
} from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const numberOf = (call: StaffCall): string => onlyArgument(call, 'il numero del recesso').toUpperCase();

/** "2026-12-05" in Italian: "05/12/2026". */
const dayText = (day: string): string => day.split('-').toReversed().join('/');

const itemsText = (shipped: boolean, receivedAt: Date | null): string =>
  receivedAt !== null
    ? `merce ricevuta ${momentText(receivedAt)}`
    : shipped
      ? 'merce da ricevere'
      : 'merce non ancora partita';

function describe({ withdrawal, order, goods, refundBy, worthCents }: StaffWithdrawal): string[] {
  const { number, declaredAt, name, email, reason, shipped, receivedAt, receivedNote } = withdrawal;
  const captured = order.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  return [
    `${number}  ordine ${order.number} (${order.state})  ${momentText(declaredAt)}`,
    `Chi recede: ${name}  ${email}`,
    ...(reason === null ? [] : [`Motivo: ${reason.replaceAll(/\s+/g, ' ')}`]),
    'Prodotti:',
    ...goods.map((line) => `  ${line}`),
    `Stato: ${itemsText(shipped, receivedAt)}${receivedNote === null ? '' : `  ${receivedNote}`}`,
    `Da rimborsare entro il ${dayText(refundBy)}: ${euros(worthCents)} (incassati ${euros(captured)}, già rimborsati ${euros(order.refundedCents)})`,
  ];
}

function report({ print }: StaffCall, outcome: Outcome<StaffWithdrawal>): number {
  if (!outcome.ok) {
    process.stderr.write(`${refusalSentence(outcome.refusal, staffLanguage)}\n`);
    return 1;
  }
  for (const line of describe(outcome.value)) print(line);
  return 0;
}

/** `npm run staff -- withdrawals …` */
export const withdrawalsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, flags, print }) {
    const limit = wholeNumber(flags.limit, '--limit');
    const found = await staffWithdrawals(deps, { open: !flags.all, limit });
    if (found.length > 0) print(row('recesso', 'quando', 'chi', 'e-mail', 'merce', 'rimborso'));
    for (const { number, declaredAt, name, email, shipped, receivedAt } of found) {
      const due = `rimborso entro il ${dayText(refundLastDay(declaredAt.getTime()))}`;
      print(row(number, momentText(declaredAt), name, email, itemsText(shipped, receivedAt), due));
    }
    if (found.length === 0) print(flags.all ? 'Nessun recesso.' : 'Nessun recesso aperto.');
    return 0;
  },
  show: async (call) => report(call, await staffWithdrawal(numberOf(call), call.deps)),
  async received(call) {
    const { reason } = call.flags;
    const note = reason === undefined ? null : wantedText(reason, 'reason');
    return report(call, await receiveWithdrawal(numberOf(call), note, call.deps));
  },
};
