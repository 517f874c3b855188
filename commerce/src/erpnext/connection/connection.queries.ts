import { sql } from 'kysely';
import type { ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { Database } from '../../platform/database/connection.ts';

const connections = (database: Database) =>
  database
    .selectFrom('erpnext_connection')
    .innerJoin('staff', 'staff.id', 'erpnext_connection.staff_id')
    .select(['sealed_key as sealedKey', 'key_ending as keyEnding', 'erpnext_connection.version'])
    .select(['staff_id as staffId', 'staff.name as who', 'saved_at as savedAt'])
    .select(['next_run_at as nextRunAt', 'next_full_at as nextFullAt'])
    .select([
      // Saved before there were templates of VAT: none.
      sql<ErpnextSettings>`'{"vat_templates": ""}'::jsonb || settings`.as('settings'),
    ]);

/** The connection; undefined: none was saved. */
export const connectionNow = (database: Database) => connections(database).executeTakeFirst();
export type Connection = NonNullable<Awaited<ReturnType<typeof connectionNow>>>;

/** The same, locked; without one, whoever saves the first waits as well. */
export async function lockConnection(transaction: Database): Promise<Connection | undefined> {
  await sql`lock table erpnext_connection in share row exclusive mode`.execute(transaction);
  return connectionNow(transaction);
}

export interface SavedConnection {
  readonly settings: ErpnextSettings;
  readonly sealedKey: Buffer;
  readonly keyEnding: string;
  readonly staffId: number;
  readonly at: Date;
  readonly nextRunAt: Date | null;
  /** Another source than before: nothing that was read counts any more. */
  readonly isOther: boolean;
}

/** Writes it and returns its version. */
export async function putConnection(transaction: Database, one: SavedConnection): Promise<number> {
  const row = {
    settings: JSON.stringify(one.settings),
    sealed_key: one.sealedKey,
    key_ending: one.keyEnding,
    staff_id: one.staffId,
    saved_at: one.at,
    next_run_at: one.nextRunAt,
  };
  const { version } = await transaction
    .insertInto('erpnext_connection')
    .values({ ...row, version: 1, next_full_at: one.at })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({
        ...row,
        version: sql`erpnext_connection.version + 1`,
        ...(one.isOther && { next_full_at: one.at }),
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** What was read of an ERPNext that is not asked any more. */
export async function forgetRead(transaction: Database): Promise<void> {
  for (const table of ['erpnext_stock', 'erpnext_price', 'erpnext_item', 'erpnext_cursor'] as const)
    await transaction.deleteFrom(table).execute();
}

export async function planRuns(
  database: Database,
  { nextRunAt, nextFullAt }: { readonly nextRunAt: Date | null; readonly nextFullAt?: Date },
): Promise<void> {
  await database
    .updateTable('erpnext_connection')
    .set({ next_run_at: nextRunAt, ...(nextFullAt && { next_full_at: nextFullAt }) })
    .execute();
}
