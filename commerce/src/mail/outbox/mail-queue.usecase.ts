import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { mailQueueOperation } from '@casamaestra/contract/staff/staff-mails.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';
import { listMails, retryMails } from './outbox.queries.ts';
import { serverWords } from './undeliverable.ts';
import { readWaitingMails } from './waiting-mails.queries.ts';

const SHOWN = 100;

/** Mails that were not sent: how many, since when, and the newest of them. */
export async function mailQueue(database: Database): Promise<OperationOutput<typeof mailQueueOperation>> {
  const { waiting, oldest, givenUp } = await readWaitingMails(database);
  const mails = await listMails(database, { limit: SHOWN, unsent: true });
  return {
    waiting,
    oldest_at: oldest?.toISOString() ?? null,
    given_up: givenUp,
    mails: mails.map(({ id, kind, recipient, tries, lastError, dueAt }) => ({
      id,
      kind,
      recipient,
      tries,
      last_error: lastError === null ? null : serverWords(lastError),
      due_at: tries >= TRIES_MAX ? null : dueAt.toISOString(),
    })),
  };
}

/** Sends waiting mails at once, one or all (null), and writes down who asked for it. */
export const retryByStaff = (
  database: Database,
  id: number | null,
  { author, at }: { readonly author: Author; readonly at: Date },
): Promise<Outcome<{ readonly mails: number; readonly change: number | null }>> =>
  inTransaction<Outcome<{ readonly mails: number; readonly change: number | null }>>(
    database,
    async (transaction) => {
      const mails = await retryMails(transaction, id, at);
      if (mails === 0)
        return {
          keep: false,
          value:
            id === null ? accepted({ mails, change: null }) : refused('staff_mail_not_waiting', {}, 'id'),
        };
      const record = id === null ? 'mails' : `mail ${id}`;
      const rows = [{ field: 'mails', from: null, to: mails }];
      const kind = 'settings.retry_mails';
      const change = await recordChange(transaction, { author, at, kind, record, rows });
      return { keep: true, value: accepted({ mails, change }) };
    },
  );
