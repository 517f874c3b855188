import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface DeliveryRecord {
  readonly name: string;
  readonly version: number;
  readonly position: number;
  readonly ownFields: readonly string[];
  readonly fields: DeliveryRuleFields;
}

interface Row extends DeliveryRuleFields {
  readonly name: string;
  readonly version: number;
  readonly position: number;
  readonly own_fields: readonly string[];
}

/** Delivery rules in their order; locked until the transaction ends, so that their order is one person's at a time. */
export async function selectDeliveryRecords(
  database: Database,
  { lock }: { readonly lock: boolean },
): Promise<DeliveryRecord[]> {
  if (lock) await sql`lock table shipping_rule in share row exclusive mode`.execute(database);
  const { rows } = await sql<Row>`
    select name, version, position, own_fields, active, kind, label, countries, postcodes, postcodes_except,
           goods_from_cents, goods_below_cents, weight_from_g, weight_to_g, takes_hazardous, checks_age,
           amount_cents, free_from_cents, days_min, days_max
      from shipping_rule order by position, name`.execute(database);
  return rows.map(({ name, version, position, own_fields: ownFields, ...fields }) => ({
    name,
    version,
    position,
    ownFields,
    fields,
  }));
}

/** How many orders of the last thirty days went by each rule. */
export async function countOrdersByRule(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; orders: number }>`
    select shipping_rule as name, count(*)::integer as orders from shop_order
     where placed_at > now() - interval '30 days' group by 1`.execute(database);
  return new Map(rows.map(({ name, orders }) => [name, orders]));
}

const columnsOf = ({ label, ...fields }: DeliveryRuleFields) => ({
  ...fields,
  label: JSON.stringify(label),
  countries: [...fields.countries],
  postcodes: [...fields.postcodes],
  postcodes_except: [...fields.postcodes_except],
});

/** Writes a rule; what staff wrote is remembered, so that files leave it. */
export async function putDeliveryRecord(
  database: Database,
  { name, fields, position, ownFields }: Omit<DeliveryRecord, 'version'>,
): Promise<void> {
  const row = { ...columnsOf(fields), position, own_fields: [...new Set(ownFields)].toSorted() };
  await database
    .insertInto('shipping_rule')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...row, version: sql`shipping_rule.version + 1` }),
    )
    .execute();
}

/** Removes a rule that no order went by; false: one did. */
export async function removeUnusedRule(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    delete from shipping_rule where name = ${name}
       and not exists (select from shop_order where shipping_rule = ${name}) returning name`.execute(
    database,
  );
  return rows.length > 0;
}

/** Replaces the countries the shop delivers to, in their order; files leave them from then on. */
export async function replaceCountries(
  database: Database,
  countries: readonly { readonly code: string; readonly name: string }[],
): Promise<void> {
  await database.deleteFrom('deliverable_country').execute();
  await database
    .insertInto('deliverable_country')
    .values(countries.map(({ code, name }, position) => ({ code, name, position, own: true })))
    .execute();
}
