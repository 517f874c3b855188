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
  refusePhoto,
} from '@casamaestra/commerce/reviews/moderate-reviews.usecase.ts';
import { pictureUrl } from '@casamaestra/commerce/media/picture-url.ts';
import type { StoredPicture } from '@casamaestra/commerce/media/picture-url.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedWith, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { Speech, StaffCall, StaffCommand } from './staff-command.ts';

const STATEMENT_BYTES_MAX = 50_000_000;
const MAILS = 100;

/** The number of a review or credit that a command is about. */
const idOf = (call: StaffCall, what: 'review' | 'credit'): number =>
  wholeNumber(call, onlyArgument(call, what), call.texts.things[what]);

const judge = async (call: StaffCall, verdict: Parameters<typeof moderateReview>[2]): Promise<number> => {
  const id = idOf(call, 'review');
  const outcome = await moderateReview({ ...call.deps, author: call.author }, id, verdict);
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  const { reviews } = call.texts;
  call.print(verdict.publish ? reviews.published(id) : reviews.refused(id));
  return 0;
};

/** Where staff see a photo that is not published: nobody else knows its name. */
const photoAddress = ({ deps }: StaffCall, { hash, width }: StoredPicture): string =>
  `${deps.publicUrl()}${pictureUrl(hash, width)}`;

async function refuseOnePhoto(call: StaffCall): Promise<number> {
  const { texts } = call;
  const [review, photo, ...more] = call.rest;
  if (photo === undefined && review !== undefined) throw new UsageProblem(texts.missing.photo);
  const id = wholeNumber(
    call,
    onlyArgument({ ...call, rest: [review ?? '', ...more] }, 'review'),
    texts.things.review,
  );
  const position = wholeNumber(call, photo ?? '', texts.things.photo);
  const outcome = await refusePhoto({ ...call.deps, author: call.author }, id, position);
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(texts.reviews.photoRefused(id, position));
  return 0;
}

/** `npm run staff -- reviews …` */
export const reviewsCommands: Readonly<Record<string, StaffCommand>> = {
  async list(call) {
    const { deps, print, texts } = call;
    const waiting = await readModerationQueue(deps);
    for (const { id, product, author, rating, title, comment, verified, photos } of waiting) {
      const who = `${author}${verified ? ` (${texts.reviews.verified})` : ''}`;
      print(row(String(id), `${rating}/5`, product, who));
      print(row('', [title, comment].filter((text) => text !== '').join(' – ')));
      for (const photo of photos)
        print(row('', texts.reviews.photo(photo.position, photoAddress(call, photo))));
    }
    if (waiting.length === 0) print(texts.reviews.none);
    return 0;
  },
  publish: (call) => judge(call, { publish: true }),
  refuse: (call) => judge(call, { publish: false, because: wantedText(call, call.flags.reason, 'reason') }),
  'refuse-photo': refuseOnePhoto,
};

async function statementText({ texts, language }: Speech, file: string): Promise<string> {
  try {
    if ((await stat(file)).size > STATEMENT_BYTES_MAX) {
      throw new UsageProblem(texts.bank.tooLarge(file));
    }
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageProblem) throw error;
    throw new UsageProblem(commandTexts(language).unreadableFile(file, (error as Error).message));
  }
}

/** `npm run staff -- bank …` */
export const bankCommands: Readonly<Record<string, StaffCommand>> = {
  async import(call) {
    const outcome = await importBankStatement(
      { ...call.deps, author: call.author },
      await statementText(call, onlyArgument(call, 'file')),
    );
    const { bank } = call.texts;
    if (outcome.kind === 'not_a_statement') return refusedWith(bank.notAStatement);
    if (outcome.kind === 'other_account') return refusedWith(bank.otherAccount(outcome.iban));
    for (const { bookedOn, amountCents, currency, orderNumber, result, debtorName } of outcome.entries) {
      const amount = call.money(amountCents, currency);
      call.print(row(bookedOn, amount, orderNumber ?? '–', debtorName, bank.results[result]));
    }
    const matched = outcome.entries.filter(({ result }) => result === 'matched').length;
    call.print(bank.read(outcome.entries.length, matched));
    return 0;
  },
  async list({ deps, print, texts: { bank }, money }) {
    const waiting = await bankEntriesForPeople(deps);
    if (waiting.length > 0) print(row(...bank.heads));
    for (const entry of waiting) {
      const { id, bookedOn, amountCents, currency, orderNumber, debtorName, remittance, result } = entry;
      const credit = [bookedOn, money(amountCents, currency), orderNumber ?? '–', debtorName, remittance];
      print(row(String(id), ...credit, bank.results[result]));
    }
    if (waiting.length === 0) print(bank.none);
    return 0;
  },
  async accept(call) {
    const id = idOf(call, 'credit');
    const { bank } = call.texts;
    const outcome = await acceptBankEntry({ ...call.deps, author: call.author }, id, call.flags.order);
    if (outcome !== 'accepted') return refusedWith(bank.notAccepted[outcome]);
    call.print(bank.accepted(id));
    return 0;
  },
  async close(call) {
    const id = idOf(call, 'credit');
    const { bank } = call.texts;
    const reason = wantedText(call, call.flags.reason, 'reason');
    if (!(await closeBankEntry({ ...call.deps, author: call.author }, id, reason)))
      return refusedWith(bank.notClosed);
    call.print(bank.closed(id));
    return 0;
  },
};

/** `npm run staff -- mail …` */
export const mailCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, flags, print, texts: { mail }, moment }) {
    const mails = await staffMails(deps, { limit: MAILS, unsent: !flags.all });
    if (mails.length > 0) print(row(...mail.heads));
    for (const { id, kind, recipient, sentAt, dueAt, tries, lastError, isUndeliverable } of mails) {
      const when = sentAt === null ? mail.due(moment(dueAt), tries) : mail.sent(moment(sentAt));
      const error = lastError ?? '';
      print(row(String(id), kind, recipient, when, isUndeliverable ? mail.undeliverable(error) : error));
    }
    if (mails.length === 0) print(flags.all ? mail.none : mail.noneWaiting);
    return 0;
  },
  async retry(call) {
    const { deps, rest, print, texts } = call;
    const [id] = rest;
    const which = id === undefined ? null : wholeNumber(call, id, texts.things.mail);
    const count = await retryMailsNow(deps, which);
    print(texts.mail.again(count));
    return count === 0 && which !== null ? 1 : 0;
  },
};
