import type { importStates } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Decimals, KeptMapping } from './reading/guess-columns.ts';
import type { ListEncoding } from './reading/decode-list.ts';

/** A column with its cells in the first rows. */
export interface ListColumnHead {
  readonly heading: string;
  readonly cells: readonly string[];
}

export interface NewImport {
  readonly fileName: string;
  readonly supplier: string;
  readonly content: Buffer;
  readonly encoding: ListEncoding;
  readonly separator: string;
  readonly decimals: Decimals;
  readonly rows: number;
  readonly columns: readonly ListColumnHead[];
  readonly staffId: number;
  readonly who: string;
  readonly at: Date;
}

export async function insertImport(database: Database, one: NewImport): Promise<number> {
  const { fileName, staffId, at, columns, ...plain } = one;
  const { id } = await database
    .insertInto('goods_import')
    .values({
      ...plain,
      file_name: fileName,
      staff_id: staffId,
      created_at: at,
      columns: JSON.stringify(columns),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const counted = (which: 'all' | 'written' | 'left') =>
  sql<number>`(select count(*)::int from goods_import_row r where r.import_id = goods_import.id
    and (${which}::text = 'all' or (${which}::text = 'written' and r.outcome = 'written')
      or (${which}::text = 'left' and r.outcome in ('changed', 'refused', 'recalled'))))`;

const imports = (database: Database) =>
  database
    .selectFrom('goods_import')
    .select(['id', 'file_name as fileName', 'supplier', 'encoding', 'separator', 'decimals', 'rows', 'state'])
    .select(['staff_id as staffId', 'who', 'reason', 'created_at as createdAt', 'started_at as startedAt'])
    .select(['ended_at as endedAt', 'change_set_id as change'])
    .select('held_of as heldOf')
    .select([
      sql<KeptMapping | null>`mapping`.as('mapping'),
      sql<ListColumnHead[]>`columns`.as('columns'),
      sql<number>`(select count(*)::int from goods_import_held h where h.import_id = goods_import.id)`.as(
        'held',
      ),
      counted('all').as('total'),
      counted('written').as('done'),
      counted('left').as('skipped'),
      sql<boolean>`exists (select from change_set u where u.undo_of = goods_import.change_set_id)`.as(
        'undone',
      ),
    ]);

export const importById = (database: Database, id: number) =>
  imports(database).where('id', '=', id).executeTakeFirst();
export type StoredImport = NonNullable<Awaited<ReturnType<typeof importById>>>;

/** An import, locked: its batches wait. */
export const lockImport = (database: Database, id: number) =>
  imports(database).where('id', '=', id).forUpdate().executeTakeFirst();

export const lastImports = (database: Database, limit: number) =>
  imports(database).where('state', '!=', 'open').orderBy('id', 'desc').limit(limit).execute();

/** The bytes of the file; null: not kept any more. */
export async function importedBytes(database: Database, id: number): Promise<Buffer | null> {
  const row = await database
    .selectFrom('goods_import')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** How the columns of the last list of a supplier were read, whoever loaded it. */
export async function lastReading(
  database: Database,
  supplier: string,
): Promise<{ readonly mapping: KeptMapping; readonly decimals: Decimals } | undefined> {
  return database
    .selectFrom('goods_import')
    .select(['decimals', sql<KeptMapping>`mapping`.as('mapping')])
    .where(sql`lower(supplier)`, '=', supplier.toLowerCase())
    .where('mapping', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function keepReading(
  database: Database,
  id: number,
  { mapping, decimals }: { readonly mapping: KeptMapping; readonly decimals: Decimals },
): Promise<void> {
  await database
    .updateTable('goods_import')
    .set({ mapping: JSON.stringify(mapping), decimals })
    .where('id', '=', id)
    .execute();
}

/** The import that is running or paused. */
export const importUnderWay = (database: Database) =>
  database
    .selectFrom('goods_import')
    .select(['id', 'who', 'file_name as fileName'])
    .where('state', 'in', ['running', 'paused'])
    .executeTakeFirst();

export async function setState(
  database: Database,
  id: number,
  state: (typeof importStates)[number],
): Promise<void> {
  await database.updateTable('goods_import').set({ state }).where('id', '=', id).execute();
}

/** Files and rows of imports that ended before a day are let go, and lists nobody began to import. */
export async function purgeImports(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('goods_import')
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .execute();
  await database
    .updateTable('goods_import')
    .set({ content: null })
    .where('ended_at', '<', before)
    .where('content', 'is not', null)
    .execute();
}
