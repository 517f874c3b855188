import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { readFile, stat } from 'node:fs/promises';
import { retryMailsNow, staffMails } from '@casamaestra/commerce/mail/outbox/staff-mails.usecase.ts';
import {
  bankEntriesForPeople,
  closeBankEntry,
} from '@casamaestra/commerce/payments/transfer/bank-entries.usecase.ts';
import {
  acceptBankEntry,
  importBankStatement,
} from '@casamaestra/commerce/payments/transfer/import-bank-statement.usecase.ts';
import {
  moderateReview,
  readModerationQueue,
} from '@casamaestra/commerce/reviews/moderate-reviews.usecase.ts';
import {
  euros,
  momentText,
  onlyArgument,
  row,
  staffLanguage,
  UsageProblem,
  wantedText,
  wholeNumber,
} from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const STATEMENT_BYTES_MAX = 50_000_000;
const MAILS = 100;

function refused(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

const judge = async (call: StaffCall, verdict: Parameters<typeof moderateReview>[2]): Promise<number> => {
  const id = wholeNumber(onlyArgument(call, 'il numero della recensione'), 'Recensione');
  const outcome = await moderateReview(call.deps, id, verdict);
  if (!outcome.ok) return refused(refusalSentence(outcome.refusal, staffLanguage));
  call.print(`Recensione ${id}: ${verdict.publish ? 'pubblicata' : 'rifiutata'}`);
  return 0;
};

/** `npm run staff -- reviews …` */
export const reviewsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print }) {
    const waiting = await readModerationQueue(deps);
    for (const { id, product, author, rating, title, comment, verified } of waiting) {
      const who = `${author}${verified ? ' (acquisto verificato)' : ''}`;
      print(row(String(id), `${rating}/5`, product, who));
      print(row('', [title, comment].filter((text) => text !== '').join(' – ')));
    }
    if (waiting.length === 0) print('Nessuna recensione da controllare.');
    return 0;
  },
  publish: (call) => judge(call, { publish: true }),
  refuse: (call) => judge(call, { publish: false, because: wantedText(call.flags.reason, 'reason') }),
};

const results: Readonly<Record<string, string>> = {
  matched: 'abbinato',
  amount_differs: 'importo diverso: da guardare',
  unknown_order: 'ordine non riconosciuto: da guardare',
  order_cancelled: 'ordine annullato: da restituire',
  already_paid: 'già pagato: da restituire',
  known: 'già letto',
};

async function statementText(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > STATEMENT_BYTES_MAX) {
      throw new UsageProblem(`${file} supera 50 MB: non sembra un estratto conto.`);
    }
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageProblem) throw error;
    throw new UsageProblem(`Il file ${file} non si legge: ${(error as Error).message}.`);
  }
}

const notAccepted: Readonly<Record<string, string>> = {
  no_such_entry: 'Questo accredito non c’è, non è in euro o non aspetta una decisione.',
  no_such_order: 'Non si sa di quale ordine è: aggiungi --order NUMERO.',
  not_waiting: 'L’ordine non aspetta un pagamento.',
};

/** `npm run staff -- bank …` */
export const bankCommands: Readonly<Record<string, StaffCommand>> = {
  async import(call) {
    const outcome = await importBankStatement(call.deps, await statementText(onlyArgument(call, 'il file')));
    if (outcome.kind === 'refused') return refused(outcome.message);
    for (const { bookedOn, amountCents, currency, orderNumber, result, debtorName } of outcome.entries) {
      const words = results[result] ?? result;
      call.print(row(bookedOn, euros(amountCents, currency), orderNumber ?? '–', debtorName, words));
    }
    const matched = outcome.entries.filter(({ result }) => result === 'matched').length;
    call.print(`Accrediti letti: ${outcome.entries.length}, abbinati: ${matched}.`);
    return 0;
  },
  async list({ deps, print }) {
    const waiting = await bankEntriesForPeople(deps);
    if (waiting.length > 0)
      print(row('numero', 'data', 'importo', 'ordine', 'chi ha pagato', 'causale', 'perché'));
    for (const entry of waiting) {
      const { id, bookedOn, amountCents, currency, orderNumber, debtorName, remittance, result } = entry;
      const words = results[result] ?? result;
      const credit = [bookedOn, euros(amountCents, currency), orderNumber ?? '–', debtorName, remittance];
      print(row(String(id), ...credit, words));
    }
    if (waiting.length === 0) print('Nessun accredito da guardare.');
    return 0;
  },
  async accept(call) {
    const id = wholeNumber(onlyArgument(call, 'il numero dell’accredito'), 'Accredito');
    const outcome = await acceptBankEntry(call.deps, id, call.flags.order);
    if (outcome !== 'accepted') return refused(notAccepted[outcome] ?? outcome);
    call.print(`Accredito ${id}: vale come pagamento dell’ordine.`);
    return 0;
  },
  async close(call) {
    const id = wholeNumber(onlyArgument(call, 'il numero dell’accredito'), 'Accredito');
    const reason = wantedText(call.flags.reason, 'reason');
    if (!(await closeBankEntry(call.deps, id, reason)))
      return refused('Questo accredito non c’è o non aspetta una decisione.');
    call.print(`Accredito ${id}: chiuso.`);
    return 0;
  },
};

/** `npm run staff -- mail …` */
export const mailCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, flags, print }) {
    const mails = await staffMails(deps, { limit: MAILS, unsent: !flags.all });
    if (mails.length > 0) print(row('numero', 'tipo', 'a chi', 'quando', 'errore'));
    for (const { id, kind, recipient, sentAt, dueAt, tries, lastError } of mails) {
      const when =
        sentAt === null
          ? `da spedire ${momentText(dueAt)}, tentativi ${tries}`
          : `spedita ${momentText(sentAt)}`;
      print(row(String(id), kind, recipient, when, lastError ?? ''));
    }
    if (mails.length === 0) print(flags.all ? 'Nessuna e-mail.' : 'Nessuna e-mail in attesa.');
    return 0;
  },
  async retry({ deps, rest, print }) {
    const [id] = rest;
    const which = id === undefined ? null : wholeNumber(id, 'E-mail');
    const count = await retryMailsNow(deps, which);
    print(`${count} e-mail da riprovare subito.`);
    return count === 0 && which !== null ? 1 : 0;
  },
};
