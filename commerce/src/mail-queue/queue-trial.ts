import type { Database } from '../platform/database/connection.ts';
import type { MailKind } from './mail-kinds.ts';
import { insertMail } from './mail-queue.queries.ts';

/** Queues an example of a kind of mail; `key` tells this trial from the others. */
export const queueTrial = (
  database: Database,
  {
    key,
    ...mail
  }: { readonly kind: MailKind; readonly recipient: string; readonly language: string; readonly key: string },
): Promise<void> =>
  insertMail(database, { ...mail, payload: JSON.stringify({ trial: true }), dedupeKey: `trial:${key}` });
