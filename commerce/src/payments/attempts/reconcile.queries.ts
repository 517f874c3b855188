import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** An attempt to be checked again. */
export interface DueCheck {
  readonly id: number;
  readonly state: string;
  readonly checks: number;
}

/** Claims an attempt whose check is due, with a lease until `again`. */
export async function claimCheck(database: Database, at: Date, again: Date): Promise<DueCheck | undefined> {
  const { rows } = await sql<DueCheck>`
    update payment set checks = checks + 1, next_check_at = ${again}::timestamptz
     where id = (select id from payment where next_check_at <= ${at}::timestamptz
                  order by next_check_at, id limit 1 for update skip locked)
    returning id, state, checks`.execute(database);
  return rows[0];
}

/** Schedules the next check, unless another was scheduled, or checks ended, since the claim. */
export async function scheduleCheck(
  database: Database,
  id: number,
  { from, to }: { readonly from: Date; readonly to: Date | null },
): Promise<void> {
  await database
    .updateTable('payment')
    .set({ next_check_at: to })
    .where('id', '=', id)
    .where('next_check_at', '=', from)
    .execute();
}
