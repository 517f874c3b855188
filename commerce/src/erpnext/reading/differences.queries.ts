import { sql } from 'kysely';
import type { ErpnextSettings } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What a variant shall be, as far as ERPNext says it; null: it says nothing, or what it is. */
export interface ErpDifference {
  readonly sku: string;
  /** As compared: orders may take more meanwhile. */
  readonly stockSeen: number;
  readonly stock: number | null;
  readonly price: number | null;
  readonly name: string | null;
  readonly weight: number | null;
  /** Whether it is disabled there and in sale here. */
  readonly isWithdrawn: boolean;
}

interface Reading {
  readonly settings: Pick<ErpnextSettings, 'stock_in' | 'prices_in' | 'items_in'>;
  /** Italian day, "YYYY-MM-DD": prices have days. */
  readonly today: string;
  /** When reading began: what ERPNext learnt since may not be in what was read. */
  readonly readFrom: Date;
}

/** Prices of a day: of several the one that began last, as ERPNext takes it. */
const pricesOf = (today: string) => sql`
  select distinct on (upper(item_code)) upper(item_code) as code, round(rate, 2) as rate from erpnext_price
   where (valid_from is null or valid_from <= ${today}::date) and (valid_upto is null or valid_upto >= ${today}::date)
   order by upper(item_code), valid_from desc nulls last, name desc`;

/** Pieces of orders that ERPNext does not know, or may not have known when its stock was read. */
const unsentOf = (readFrom: Date) => sql`
  select l.variant_id, sum(l.qty)::int as qty from shop_order o
    join order_line l on l.order_id = o.id
    left join erpnext_document e on e.kind = 'order' and e.subject_id = o.id and e.name is not null
     and e.state = 'done' and e.done_at < ${readFrom}
   where o.state in ('received', 'awaiting_payment', 'paid', 'in_preparation', 'partly_shipped')
     and not o.stock_released and e.order_id is null and l.variant_id is not null
   group by l.variant_id`;

/** Variants that are not as ERPNext says, by SKU; `limit` of them. */
export async function differences(
  database: Database,
  { settings: { stock_in: stockIn, prices_in: pricesIn, items_in: itemsIn }, today, readFrom }: Reading,
  limit: number,
): Promise<ErpDifference[]> {
  const { rows } = await sql<ErpDifference>`
    with price as (${pricesOf(today)}), unsent as (${unsentOf(readFrom)}), told as (
      select v.sku, v.stock as seen,
             case when ${stockIn}::boolean then greatest(0, floor(s.pieces - s.reserved)::int - coalesce(u.qty, 0)) end as stock,
             case when ${pricesIn}::boolean then p.rate end as price,
             case when ${itemsIn}::boolean and not i.is_variant
                   and not exists (select from variant w where w.product_id = v.product_id and w.id <> v.id)
               then i.item_name end as name,
             case when ${itemsIn}::boolean then i.weight_kg end as weight,
             ${itemsIn}::boolean and coalesce(i.disabled, false) and (d.published or d.withheld or d.scheduled) as withdrawn,
             v.price_cents, v.weight_kg, d.name as product_name
        from variant v join product d on d.id = v.product_id
        left join erpnext_stock s on upper(s.item_code) = upper(v.sku)
        left join price p on p.code = upper(v.sku)
        left join erpnext_item i on upper(i.item_code) = upper(v.sku)
        left join unsent u on u.variant_id = v.id
       where s.item_code is not null or p.code is not null or i.item_code is not null)
    select sku, seen as "stockSeen",
           case when stock <> seen then stock end as stock,
           (case when round(price * 100)::int <> price_cents then price end)::float8 as price,
           case when name <> product_name then name end as name,
           (case when weight is distinct from weight_kg then weight end)::float8 as weight, withdrawn as "isWithdrawn"
      from told
     where stock <> seen or round(price * 100)::int <> price_cents or name <> product_name
        or weight <> coalesce(weight_kg, -1) or withdrawn
     order by sku limit ${limit}::int`.execute(database);
  return rows;
}

/** Codes that were read and that no variant has. */
const unknownCodes = sql`
  select m.item_code from (
    select item_code from erpnext_stock union select item_code from erpnext_price union select item_code from erpnext_item) m
   where not exists (select from variant v where upper(v.sku) = upper(m.item_code))`;

/** Lists what the shop does not have among the rows a run leaves out, so many at most. */
export async function noteUnknown(database: Database, runId: number, limit: number): Promise<void> {
  await sql`insert into erpnext_fault (run_id, part, name, item_code, fault, value)
    select ${runId}::int, 'items', item_code, item_code, 'sku_unknown', '' from (${unknownCodes}) u
     order by item_code limit ${limit}::int on conflict do nothing`.execute(database);
}

/** An item that the shop does not have, with a price of the day. */
export interface NewItem {
  readonly itemCode: string;
  readonly itemName: string;
  readonly price: number;
  readonly weightKg: number | null;
}

export async function newItems(database: Database, today: string, limit: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    with price as (${pricesOf(today)})
    select i.item_code as "itemCode", i.item_name as "itemName", p.rate::float8 as price, i.weight_kg::float8 as "weightKg"
      from erpnext_item i join price p on p.code = upper(i.item_code)
     where not i.disabled and p.rate > 0 and not exists (select from variant v where upper(v.sku) = upper(i.item_code))
     order by i.item_code limit ${limit}::int`.execute(database);
  return rows;
}
