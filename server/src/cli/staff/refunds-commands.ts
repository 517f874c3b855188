import {
  confirmRefund,
  refundsByHand,
  retryRefund,
} from '@casamaestra/commerce/payments/refunds/manual-refunds.usecase.ts';
import { isIban, plainIban } from '@casamaestra/rules/payments/iban.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedBy, refusedWith, row, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

const REFERENCE_CHARACTERS = 120;

/** `npm run staff -- refunds …`: refunds for a person to do, that is transfers and those gateways refused. */
export const refundsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts: { refunds }, money }) {
    const waiting = await refundsByHand(deps);
    if (waiting.length > 0) print(row(...refunds.heads));
    const reasons: Readonly<Record<string, string>> = refunds.reasons;
    for (const refund of waiting) {
      const { id, orderNumber, amountCents, method, reason, failureMessage, payee } = refund;
      const why = reasons[reason] ?? reason;
      const account = refund.iban ?? refund.payerIban ?? (method === 'transfer' ? refunds.askForAccount : '');
      const cells = [String(id), orderNumber, money(amountCents), method, payee, account, why];
      print(row(...cells, failureMessage ?? ''));
    }
    if (waiting.length === 0) print(refunds.none);
    return 0;
  },
  async done(call) {
    const { deps, author, rest, flags, print, texts, language } = call;
    const [number, reference, extra] = rest;
    if (number === undefined) throw new UsageProblem(texts.missing.refund);
    if (reference === undefined) throw new UsageProblem(texts.missing.reference);
    if (extra !== undefined) throw new UsageProblem(commandTexts(language).extra(extra));
    const id = wholeNumber(call, number, texts.things.refund);
    if (flags.iban !== undefined && !isIban(flags.iban))
      throw new UsageProblem(texts.refunds.wrongIban(flags.iban));
    const done = await confirmRefund({ ...deps, author }, id, {
      reference: wantedText(call, reference, 'reference', REFERENCE_CHARACTERS),
      iban: flags.iban === undefined ? undefined : plainIban(flags.iban),
    });
    if (done.ok) print(texts.refunds.done(id));
    return done.ok ? 0 : refusedBy(call, done.refusal);
  },
  async retry(call) {
    const { things, refunds } = call.texts;
    const id = wholeNumber(call, onlyArgument(call, 'refund'), things.refund);
    const again = await retryRefund({ ...call.deps, author: call.author }, id);
    if (again) call.print(refunds.again(id));
    return again ? 0 : refusedWith(refunds.unknown(id));
  },
};
