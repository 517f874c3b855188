import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Own views of a list, and those that others share with these roles. */
export const viewsFor = (
  database: Database,
  {
    list,
    staffId,
    roles,
  }: { readonly list: string; readonly staffId: number; readonly roles: readonly string[] },
) =>
  database
    .selectFrom('saved_view')
    .innerJoin('staff', 'staff.id', 'saved_view.staff_id')
    .select(['saved_view.id', 'saved_view.list', 'saved_view.name', 'saved_view.query', 'density'])
    .select(['hidden_columns as hidden', 'shared_with as sharedWith', 'staff_id as staffId'])
    .select(['staff.name as who', sql<StaffRole | null>`role`.as('role')])
    .where('saved_view.list', '=', list)
    .where(({ or, eb, and }) =>
      or([
        eb('staff_id', '=', staffId),
        eb('shared_with', '=', 'everybody'),
        and([eb('shared_with', '=', 'role'), eb('role', 'in', [...roles])]),
      ]),
    )
    .orderBy('saved_view.name')
    .orderBy('saved_view.id')
    .execute();
export type ViewRow = Awaited<ReturnType<typeof viewsFor>>[number];

export const viewById = (database: Database, id: number) =>
  database.selectFrom('saved_view').selectAll().where('id', '=', id).executeTakeFirst();

export interface ViewToWrite {
  readonly list: string;
  readonly staffId: number;
  readonly name: string;
  readonly query: string;
  readonly hidden: readonly string[];
  readonly density: 'compact' | 'roomy';
  readonly sharedWith: 'nobody' | 'role' | 'everybody';
  readonly role: StaffRole | null;
}

/** The view of this person, list and name as it is; undefined: none. */
export const ownViewNamed = (database: Database, { list, staffId, name }: ViewToWrite) =>
  database
    .selectFrom('saved_view')
    .selectAll()
    .where('list', '=', list)
    .where('staff_id', '=', staffId)
    .where('name', '=', name)
    .executeTakeFirst();

/** How many views of a list a person has. */
export async function countOwnViews(database: Database, { list, staffId }: ViewToWrite): Promise<number> {
  const { count } = await database
    .selectFrom('saved_view')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('list', '=', list)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function putView(database: Database, view: ViewToWrite): Promise<void> {
  const { list, staffId, name, query, hidden, density, sharedWith, role } = view;
  const written = { query, hidden_columns: [...hidden], density, shared_with: sharedWith, role };
  await database
    .insertInto('saved_view')
    .values({ list, staff_id: staffId, name, ...written })
    .onConflict((conflict) => conflict.columns(['list', 'staff_id', 'name']).doUpdateSet(written))
    .execute();
}

export const deleteView = (database: Database, id: number) =>
  database.deleteFrom('saved_view').where('id', '=', id).execute();
