import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Those of some products that are in sale at a moment that is yet to come, by the dates they have now. */
export async function offeredAt(
  database: Database,
  ids: readonly number[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product
     where id = any(${[...ids]}::int[]) and (published or (scheduled and offered_from <= ${at}))
       and (offered_until is null or offered_until > ${at})`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
