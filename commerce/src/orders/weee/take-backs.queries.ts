import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { TakeBackState, WeeeGroup } from '@casamaestra/contract/staff/weee.operations.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface StoredAppliance {
  readonly group: WeeeGroup;
  readonly pieces: number;
  readonly weight_g: number;
}

export interface TakeBackRow {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedOn: string;
  readonly address: Address;
  readonly state: TakeBackState;
  /** null: nothing is noted. */
  readonly appliances: readonly StoredAppliance[] | null;
  readonly notedAt: Date | null;
  readonly version: number;
  /** "2026/7" */
  readonly document: string | null;
}

const takeBacks = (which: RawBuilder<unknown>) => sql<TakeBackRow>`
  select o.id::float8 as "orderId", o.number as "orderNumber",
         ((o.placed_at at time zone 'Europe/Rome')::date)::text as "placedOn", o.shipping_address as address,
         case when t.order_id is null then 'awaited' when t.document_id is not null then 'handed_over'
              when t.appliances = '[]' then 'nothing' else 'stored' end as state,
         t.appliances, t.noted_at as "notedAt", coalesce(t.version, 0) as version,
         d.year || '/' || d.number as document
    from shop_order o left join weee_take_back t on t.order_id = o.id
    left join transport_document d on d.id = t.document_id
   where (o.weee_take_back or t.order_id is not null) and o.paid_at is not null and ${which}`;

const inState: Readonly<Record<TakeBackState, RawBuilder<unknown>>> = {
  awaited: sql`t.order_id is null`,
  stored: sql`t.document_id is null and t.appliances <> '[]'`,
  handed_over: sql`t.document_id is not null`,
  nothing: sql`t.appliances = '[]'`,
};

interface Filter {
  readonly state?: TakeBackState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Take-backs of orders that were paid and not cancelled, newest first. */
export async function listTakeBacks(
  database: Database,
  { state, from, to }: Filter,
  limit: number,
): Promise<readonly TakeBackRow[]> {
  const day = sql`(o.placed_at at time zone 'Europe/Rome')::date`;
  const { rows } = await takeBacks(sql`(o.state <> 'cancelled' or t.order_id is not null)
     and ${state === undefined ? sql`true` : inState[state]}
     and (${from ?? null}::date is null or ${day} >= ${from ?? null}::date)
     and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)
   order by o.placed_at desc, o.id desc limit ${limit}::int`).execute(database);
  return rows;
}

/** Take-backs by the numbers of their orders. */
export async function takeBacksOf(
  database: Database,
  numbers: readonly string[],
): Promise<readonly TakeBackRow[]> {
  const { rows } = await takeBacks(sql`o.number = any(${[...numbers]}::text[]) order by o.id`).execute(
    database,
  );
  return rows;
}

/** Orders by their numbers, locked: one note or hand-over after the other. */
export async function lockNumbered(
  transaction: Database,
  numbers: readonly string[],
): Promise<readonly { readonly id: number; readonly number: string }[]> {
  return transaction
    .selectFrom('shop_order')
    .select(['id', 'number'])
    .where('number', 'in', [...numbers, ''])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Writes what came back of an order; null: it is awaited again. */
export async function putTakeBack(
  transaction: Database,
  orderId: number,
  appliances: readonly StoredAppliance[] | null,
  at: Date,
): Promise<void> {
  if (appliances === null) {
    await transaction.deleteFrom('weee_take_back').where('order_id', '=', orderId).execute();
    return;
  }
  const text = JSON.stringify(appliances);
  await transaction
    .insertInto('weee_take_back')
    .values({ order_id: orderId, appliances: text, noted_at: at })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((set) => ({
        appliances: text,
        noted_at: at,
        version: set('weee_take_back.version', '+', 1),
      })),
    )
    .execute();
}

/** What was handed over with a document. */
export async function handOver(
  transaction: Database,
  orderIds: readonly number[],
  documentId: number,
): Promise<void> {
  await transaction
    .updateTable('weee_take_back')
    .set({ document_id: documentId })
    .where('order_id', 'in', [...orderIds])
    .execute();
}
