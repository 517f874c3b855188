import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const closes = (database: Database) =>
  database
    .selectFrom('day_close')
    .select(['id', 'carrier', 'who', 'closed_at as at'])
    .select(sql<number>`(select count(*)::integer from parcel where day_close = day_close.id)`.as('parcels'));

export type CloseRow = Awaited<ReturnType<ReturnType<typeof closes>['execute']>>[number];

/** Closes before one, newest first. */
export const selectCloses = (
  database: Database,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<CloseRow[]> =>
  closes(database)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const selectClose = (database: Database, id: number): Promise<CloseRow | undefined> =>
  closes(database).where('id', '=', id).executeTakeFirst();

/** Puts all parcels of a carrier that are in no close into a new one; undefined: there is none. */
export async function insertClose(
  transaction: Database,
  { carrier, who, at }: { readonly carrier: string; readonly who: string; readonly at: Date },
): Promise<{ readonly id: number; readonly parcels: readonly number[] } | undefined> {
  const open = await transaction
    .selectFrom('parcel')
    .select('id')
    .where('carrier', '=', carrier)
    .where('day_close', 'is', null)
    .where('tracking_number', '<>', '')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (open.length === 0) return undefined;
  const { id } = await transaction
    .insertInto('day_close')
    .values({ carrier, who, closed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parcels = open.map((one) => one.id);
  await transaction.updateTable('parcel').set({ day_close: id }).where('id', 'in', parcels).execute();
  return { id, parcels };
}
