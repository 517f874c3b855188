import { structureRowsMost } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type {
  StaffOperator,
  StructureFields,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { likeWords } from '../searched.ts';
import type { Page, RegisterSearch } from '../searched.ts';
import { lookOf } from '../twins.queries.ts';

type Fields = StructureFields<'operator'>;

/** Operators by name, or only those whose name looks like another one's. */
export async function selectOperators(
  database: Database,
  { text, twins }: RegisterSearch,
): Promise<Page<StaffOperator>> {
  const { rows } = await sql<StaffOperator & { count: number; alltwins: number }>`
    with looks as (
      select operator.*, count(*) over (partition by ${lookOf('name')}) - 1 as twins, ${lookOf('name')} as look from operator),
    found as (
      select * from looks
       where (${text} = '' or concat_ws(' ', name, address, contact) ilike ${likeWords(text)})
         and (not ${twins} or twins > 0))
    select id, name, address, contact, twins::integer,
           (select count(*)::integer from product where manufacturer_id = found.id or eu_responsible_id = found.id) as products,
           (count(*) over ())::integer as count,
           (select count(*)::integer from looks where twins > 0) as alltwins
      from found
     order by ${twins ? sql`look, ` : sql``} lower(name), id
     limit ${structureRowsMost}`.execute(database);
  return {
    rows: rows.map(({ id, name, address, contact, products, twins }) => ({
      id,
      name,
      address,
      contact,
      products,
      twins,
    })),
    count: rows[0]?.count ?? 0,
    twins: rows[0]?.alltwins ?? 0,
  };
}

export const lockOperator = (database: Database, id: number) =>
  database
    .selectFrom('operator')
    .select(['name', 'address', 'contact'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The number of the operator that says exactly this. */
export async function operatorSaying(
  database: Database,
  { name, address, contact }: Fields,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('operator')
    .select('id')
    .where('name', '=', name)
    .where('address', '=', address)
    .where('contact', '=', contact)
    .executeTakeFirst();
  return row?.id;
}

export async function updateOperator(database: Database, id: number, fields: Fields): Promise<void> {
  await database.updateTable('operator').set(fields).where('id', '=', id).execute();
}

/** Stores an operator under a number it had before. */
export async function insertOperator(
  database: Database,
  id: number,
  { name, address, contact }: Fields,
): Promise<void> {
  await sql`insert into operator (id, name, address, contact) overriding system value
    values (${id}, ${name}, ${address}, ${contact})`.execute(database);
}

export async function deleteOperator(database: Database, id: number): Promise<void> {
  await database.deleteFrom('operator').where('id', '=', id).execute();
}
