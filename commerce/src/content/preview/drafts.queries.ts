import type { Database } from '../../platform/database/connection.ts';

/** A text that is being written, with the moment at which it is shown. */
export interface DraftToPut {
  readonly id: string;
  readonly sessionId: string;
  /** undefined: the shop as it is published. */
  readonly entry: object | undefined;
  /** undefined: that of reading. */
  readonly at: Date | undefined;
  readonly expiresAt: Date;
}

/** Keeps a draft in the place of the one with its id, if that is of the same session; returns whether it was kept. */
export async function putDraft(
  database: Database,
  { id, sessionId, entry, at, expiresAt }: DraftToPut,
): Promise<boolean> {
  const said = {
    entry: entry === undefined ? null : JSON.stringify(entry),
    at: at ?? null,
    expires_at: expiresAt,
  };
  const { numInsertedOrUpdatedRows: rows } = await database
    .insertInto('content_draft')
    .values({ id, session_id: sessionId, ...said })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(said).where('content_draft.session_id', '=', sessionId),
    )
    .executeTakeFirstOrThrow();
  return rows === 1n;
}

export async function selectDraft(database: Database, id: string, now: Date) {
  return database
    .selectFrom('content_draft')
    .select(['session_id', 'entry', 'at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function purgeDrafts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('content_draft').where('expires_at', '<=', now).execute();
}
