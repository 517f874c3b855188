import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { selectRegister } from '../register.queries.ts';
import type { RegisterSearch } from '../register.queries.ts';

type Fields = StructureFields<'operator'>;

/** Operators by name, address or contact, or only those whose name looks like another one's. */
export const selectOperators = (database: Database, search: RegisterSearch) =>
  selectRegister(
    database,
    {
      table: 'operator',
      fields: sql`id, name, address, contact`,
      searched: sql`concat_ws(' ', name, address, contact)`,
      having: sql<boolean>`manufacturer_id = found.id or eu_responsible_id = found.id`,
    },
    search,
  );

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

/** Stores a new operator; undefined when there is one that says exactly this. */
export async function addOperatorRow(database: Database, fields: Fields): Promise<number | undefined> {
  const row = await database
    .insertInto('operator')
    .values(fields)
    .onConflict((conflict) => conflict.columns(['name', 'address', 'contact']).doNothing())
    .returning('id')
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
