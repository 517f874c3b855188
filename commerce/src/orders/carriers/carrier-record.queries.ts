import {
  carrierSchema,
  carrierTemplateFieldsSchema,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type {
  Carrier,
  CarrierTemplate,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface TemplateRecord extends CarrierTemplate {
  readonly removed: boolean;
}

interface TemplateRow {
  readonly id: number;
  readonly carrier: string;
  readonly name: string;
  readonly layout: Omit<CarrierTemplateFields, 'carrier' | 'name'>;
  readonly removed: boolean;
}

const recordOf = ({ id, carrier, name, layout, removed }: TemplateRow): TemplateRecord => ({
  id,
  fields: carrierTemplateFieldsSchema.parse({ ...layout, carrier, name }),
  removed,
});

/** All templates that were not taken away, by carrier and name. */
export async function selectTemplates(database: Database): Promise<TemplateRecord[]> {
  const { rows } = await sql<TemplateRow>`
    select id, carrier, name, layout, removed from carrier_template where not removed
     order by lower(carrier), lower(name), id limit 500`.execute(database);
  return rows.map(recordOf);
}

/** One template, taken away or not, locked until the transaction ends. */
export async function lockTemplate(transaction: Database, id: number): Promise<TemplateRecord | undefined> {
  const { rows } = await sql<TemplateRow>`
    select id, carrier, name, layout, removed from carrier_template where id = ${id} for update`.execute(
    transaction,
  );
  return rows[0] && recordOf(rows[0]);
}

/** Whether another template of the carrier has this name. */
export async function isTemplateNamed(
  transaction: Database,
  { carrier, name }: Pick<CarrierTemplateFields, 'carrier' | 'name'>,
  except: number | null,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('carrier_template')
    .select('id')
    .where(sql<string>`lower(carrier)`, '=', carrier.toLowerCase())
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('removed', '=', false)
    .where('id', '<>', except ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ carrier, name, ...layout }: CarrierTemplateFields) => ({
  carrier,
  name,
  layout: JSON.stringify(layout),
});

export async function insertTemplate(transaction: Database, fields: CarrierTemplateFields): Promise<number> {
  const { id } = await transaction
    .insertInto('carrier_template')
    .values(columnsOf(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(
  transaction: Database,
  { id, fields, removed }: TemplateRecord,
): Promise<void> {
  await transaction
    .updateTable('carrier_template')
    .set({ ...columnsOf(fields), removed })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('carrier_template').where('id', '=', id).execute();
}

/** What is known of carriers, by name. */
export async function selectCarrierRecords(database: Database): Promise<Carrier[]> {
  const { rows } = await sql<Carrier>`
    select name, limits, number_columns from carrier order by name limit 500`.execute(database);
  return rows.map((row) => carrierSchema.parse(row));
}

/** One carrier, locked; one of which nothing is known is there without limits. */
export async function lockCarrier(transaction: Database, name: string): Promise<Carrier> {
  await transaction
    .insertInto('carrier')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { rows } = await sql<Carrier>`
    select name, limits, number_columns from carrier where name = ${name} for update`.execute(transaction);
  return carrierSchema.parse(rows[0] ?? { name, limits: {}, number_columns: null });
}

export async function updateCarrier(transaction: Database, carrier: Carrier): Promise<void> {
  const { name, limits, number_columns: columns } = carrier;
  await transaction
    .updateTable('carrier')
    .set({
      limits: JSON.stringify(limits),
      number_columns: columns === null ? null : JSON.stringify(columns),
    })
    .where('name', '=', name)
    .execute();
}
