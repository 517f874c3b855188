import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface EndedImport {
  readonly kind: 'file' | 'list' | 'erpnext';
  readonly id: number;
  readonly failed: boolean;
  readonly at: Date;
}

/** Imports that ended after a moment: catalogue files, lists of suppliers, readings of ERPNext. */
export async function selectEndedImports(database: Database, after: Date): Promise<readonly EndedImport[]> {
  const { rows } = await sql<EndedImport>`
    select 'file' as kind, id, state = 'failed' as failed, updated_at as at
      from catalogue_import where state in ('done', 'failed') and updated_at > ${after}
    union all
    select 'list', id, state = 'stopped', ended_at
      from goods_import where state in ('done', 'stopped') and ended_at > ${after}
    union all
    select 'erpnext', id, state = 'failed', ended_at
      from erpnext_run where state in ('done', 'failed') and kind <> 'try' and ended_at > ${after}`.execute(
    database,
  );
  return rows;
}

/** The moment by the database's clock. */
export async function selectMoment(database: Database): Promise<Date> {
  const { rows } = await sql<{ readonly now: Date }>`select clock_timestamp() as now`.execute(database);
  if (rows[0] === undefined) throw new Error('a query without tables answered no row');
  return rows[0].now;
}
