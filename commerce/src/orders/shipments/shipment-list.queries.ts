import type { CarrierLimits } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { countRows } from '../../platform/database/count-rows.queries.ts';

export interface ShipmentFilter {
  readonly carrier?: string | undefined;
  /** First and last day in Italy, "YYYY-MM-DD". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly open?: boolean | undefined;
  readonly withoutWeight?: boolean | undefined;
  readonly text?: string | undefined;
  readonly close?: number | undefined;
}

/** How many parcels of each kind a text may find. */
const FOUND_MAX = 500;

const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Parcels by the beginning of their number, of the order's, or of the surname; each by an index of its own. */
function foundBy(text: string) {
  const [lower, upper] = [startOf(text.toLowerCase()), startOf(text.toUpperCase())];
  return sql<boolean>`parcel.id in (
    (select id from parcel where lower(tracking_number) like ${lower} and tracking_number <> ''
      limit ${FOUND_MAX}::int)
    union all (select p.id from shop_order o join parcel p on p.order_id = o.id
      where o.number like ${upper} limit ${FOUND_MAX}::int)
    union all (select p.id from shop_order o join parcel p on p.order_id = o.id
      where lower(o.shipping_address ->> 'last_name') like ${lower} limit ${FOUND_MAX}::int))`;
}

const italianDay = (day: string, more = '0 days') =>
  sql<Date>`(${day}::timestamp + ${more}::interval) at time zone 'Europe/Rome'`;

const unweighed = sql<boolean>`parcel.weight_g is null and exists (
  select from jsonb_to_recordset(parcel.lines) as sent(position integer, qty integer)
    left join order_line l on l.order_id = parcel.order_id and l.position = sent.position
    left join variant v on v.id = l.variant_id where v.weight_kg is null)`;

const filtered = (database: Database, filter: ShipmentFilter) =>
  database
    .selectFrom('parcel')
    // Orders that are collected have a parcel without a number.
    .where('parcel.tracking_number', '<>', '')
    .$if(filter.carrier !== undefined, (query) => query.where('carrier', '=', filter.carrier ?? ''))
    .$if(filter.from !== undefined, (query) => query.where('shipped_at', '>=', italianDay(filter.from ?? '')))
    .$if(filter.to !== undefined, (query) =>
      query.where('shipped_at', '<', italianDay(filter.to ?? '', '1 day')),
    )
    .$if(filter.open === true, (query) => query.where('day_close', 'is', null))
    .$if(filter.withoutWeight === true, (query) => query.where(unweighed))
    .$if(filter.close !== undefined, (query) => query.where('day_close', '=', filter.close ?? 0))
    .$if(filter.text !== undefined && filter.text !== '', (query) => query.where(foundBy(filter.text ?? '')));

const shown = (database: Database) =>
  database
    .selectFrom('parcel')
    .innerJoin('shop_order as o', 'o.id', 'parcel.order_id')
    .select(['parcel.id', 'parcel.carrier', 'parcel.tracking_number as trackingNumber'])
    .select(['parcel.tracking_url as trackingUrl', 'parcel.shipped_at as at'])
    .select(['parcel.delivered_at as deliveredAt', 'parcel.day_close as close', 'o.number as orderNumber'])
    .select(['parcel.packages', 'parcel.weight_g', 'parcel.length_cm', 'parcel.width_cm', 'parcel.height_cm'])
    .leftJoin('carrier', 'carrier.name', 'parcel.carrier')
    .select([
      sql<CarrierLimits>`coalesce(carrier.limits, '{}')`.as('limits'),
      sql<string>`coalesce(o.shipping_address ->> 'first_name', '')`.as('firstName'),
      sql<string>`coalesce(o.shipping_address ->> 'last_name', '')`.as('lastName'),
      sql<string>`concat_ws(' ', o.shipping_address ->> 'pincode', o.shipping_address ->> 'city',
        '(' || nullif(o.shipping_address ->> 'state', '') || ')')`.as('place'),
      sql<string>`parcel.shipped_at::text`.as('sortedBy'),
      sql<number>`(select coalesce(sum((sent ->> 'qty')::integer), 0)::integer
        from jsonb_array_elements(parcel.lines) as sent)`.as('pieces'),
      sql<
        number | null
      >`coalesce(parcel.weight_g / 1000.0, (select case when bool_and(v.weight_kg is not null)
          then sum(sent.qty * v.weight_kg)::float8 end
        from jsonb_to_recordset(parcel.lines) as sent(position integer, qty integer)
          left join order_line l on l.order_id = parcel.order_id and l.position = sent.position
          left join variant v on v.id = l.variant_id))::float8`.as('weightKg'),
    ]);

export type ShipmentRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** The row the page before ended with. */
export interface ShipmentCursor {
  readonly at: string;
  readonly id: number;
}

/** One page of parcels, newest first. */
export function selectShipments(
  database: Database,
  filter: ShipmentFilter,
  { after, limit }: { readonly after?: ShipmentCursor | undefined; readonly limit: number },
): Promise<ShipmentRow[]> {
  const beyond = sql<boolean>`(parcel.shipped_at, parcel.id) <
    (${after?.at ?? ''}::timestamptz, ${after?.id ?? 0}::bigint)`;
  const ids = filtered(database, filter)
    .select('parcel.id')
    .$if(after !== undefined, (query) => query.where(beyond))
    .orderBy('parcel.shipped_at', 'desc')
    .orderBy('parcel.id', 'desc')
    .limit(limit);
  return shown(database)
    .where('parcel.id', 'in', ids)
    .orderBy('parcel.shipped_at', 'desc')
    .orderBy('parcel.id', 'desc')
    .execute();
}

/** How many parcels a filter leaves. */
export const countShipments = (database: Database, filter: ShipmentFilter) =>
  countRows(database, filtered(database, filter));

export const selectShipment = (database: Database, id: number): Promise<ShipmentRow | undefined> =>
  shown(database).where('parcel.id', '=', id).where('tracking_number', '<>', '').executeTakeFirst();
