import type { AreaDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether, inTransaction } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Letter, LetterFault } from './letter-content.ts';
import { leaveLink } from './leave-link.ts';
import {
  claimLetter,
  countSubscribed,
  insertLetter,
  nextRecipients,
  noteQueued,
  wasSent,
} from './letters.queries.ts';

type LetterDependencies = Pick<AreaDependencies, 'database' | 'clock' | 'secrets' | 'publicUrl'>;

/** Mails of a letter queued in one go. */
const BATCH = 100;
/** For so long the same letter is not sent again. */
const AGAIN_MS = 30 * 24 * 3_600_000;

async function queueLetter(
  { secrets, publicUrl }: LetterDependencies,
  database: Database,
  {
    letter,
    email,
    language,
    test,
  }: { readonly letter: number; readonly email: string; readonly language: string; readonly test: boolean },
): Promise<void> {
  const stop = leaveLink(publicUrl(), await unsubscribeToken(secrets, email));
  await queueMail(database, {
    kind: 'newsletter_letter',
    recipient: email,
    language,
    payload: { letter, stop, ...(test ? { test: true } : {}) },
    dedupeKey: `newsletter_letter ${letter} ${email.toLowerCase()}`,
  });
}

/**
 * Takes a letter to be sent to every subscriber, or only to a test address. Returns how many will get it, or what is wrong
 * with it.
 */
export async function takeLetter(
  deps: LetterDependencies & { readonly author: Author },
  read: Letter | LetterFault,
  test: { readonly email: string; readonly language: string } | null,
): Promise<number | LetterFault> {
  if (typeof read === 'string') return read;
  const now = new Date(deps.clock.now());
  const content = JSON.stringify(read.content);
  const { subject, language } = read;
  return inTransaction<number | LetterFault>(deps.database, async (transaction) => {
    const since = new Date(now.getTime() - AGAIN_MS);
    if (test === null && (await wasSent(transaction, { subject, content, since })))
      return { keep: false, value: 'sent_already' };
    const taken = test === null ? await countSubscribed(transaction, language) : 1;
    const letter = await insertLetter(transaction, {
      language,
      subject,
      content,
      now,
      trial: test !== null,
      readers: taken,
    });
    if (test !== null) {
      await queueLetter(deps, transaction, { letter, ...test, test: true });
      await noteQueued(transaction, { id: letter, queuedTo: 0, queuedAt: now });
    }
    await recordChange(transaction, {
      author: deps.author,
      at: now,
      kind: test === null ? 'newsletter.send' : 'newsletter.try',
      record: `letter ${letter}`,
      rows: [
        { field: 'subject', from: null, to: subject },
        { field: 'mails', from: null, to: taken },
      ],
    });
    return { keep: true, value: taken };
  });
}

/** Queues the next batch of the oldest letter; returns how many. */
export function queueLetters(deps: LetterDependencies): Promise<number> {
  return commitTogether(deps.database, async (transaction) => {
    const letter = await claimLetter(transaction);
    if (letter === undefined) return 0;
    const { id, language, queued_to: after } = letter;
    const recipients = await nextRecipients(transaction, { language, after, limit: BATCH });
    for (const recipient of recipients)
      await queueLetter(deps, transaction, { letter: id, ...recipient, test: false });
    const done = recipients.length < BATCH;
    await noteQueued(transaction, {
      id,
      queuedTo: recipients.at(-1)?.id ?? after,
      queuedAt: done ? new Date(deps.clock.now()) : null,
    });
    return recipients.length;
  });
}
