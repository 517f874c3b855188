import type { AreaDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/connection.ts';
import { readLetter } from './letter-content.ts';
import type { LetterFault } from './letter-content.ts';
import { leaveLink } from './leave-link.ts';
import { claimLetter, countSubscribed, insertLetter, nextRecipients, noteQueued } from './letters.queries.ts';

type LetterDependencies = Pick<AreaDependencies, 'database' | 'clock' | 'secrets' | 'publicUrl'>;

/** Mails of a letter queued in one go. */
const BATCH = 100;

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
 * Takes a letter to be sent to every subscriber, or only to a test address. Returns how many will get it, or what the
 * file lacks.
 */
export async function takeLetter(
  deps: LetterDependencies & { readonly author: Author },
  text: string,
  test: { readonly email: string; readonly language: string } | null,
): Promise<number | LetterFault> {
  const read = readLetter(text);
  if (typeof read === 'string') return read;
  const now = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction) => {
    const letter = await insertLetter(transaction, {
      language: read.language,
      subject: read.subject,
      content: JSON.stringify(read.content),
      now,
    });
    const taken = test === null ? await countSubscribed(transaction, read.language) : 1;
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
        { field: 'subject', from: null, to: read.subject },
        { field: 'mails', from: null, to: taken },
      ],
    });
    return taken;
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
