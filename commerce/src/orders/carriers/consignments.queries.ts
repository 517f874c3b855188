import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const waiting = ['paid', 'in_preparation', 'partly_shipped'] as const;

/** Ids of orders that wait to be delivered, those due first; `numbers`: only these. */
export async function waitingOrderIds(
  database: Database,
  { numbers, limit }: { readonly numbers?: readonly string[] | undefined; readonly limit: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('shop_order')
    .select('id')
    .where('state', 'in', waiting)
    .where('shipping_kind', '=', 'delivery')
    .$if(numbers !== undefined, (query) => query.where('number', 'in', [...(numbers ?? []), '']))
    .orderBy('latest')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const measured = (database: Database) =>
  database
    .selectFrom('parcel')
    .select(['id', 'order_id as orderId', 'packages', 'weight_g as weightG'])
    .select(['length_cm as lengthCm', 'width_cm as widthCm', 'height_cm as heightCm'])
    // Orders that are collected have a parcel without a number.
    .where('tracking_number', '<>', '');

export type MeasuredParcel = Awaited<ReturnType<ReturnType<typeof measured>['execute']>>[number];

/** Parcels with what was measured: of these ids, of a close, or the newest ones. */
export function measuredParcels(
  database: Database,
  of: { readonly ids?: readonly number[]; readonly close?: number },
  limit: number,
): Promise<MeasuredParcel[]> {
  return measured(database)
    .$if(of.ids !== undefined, (query) => query.where('id', 'in', [...(of.ids ?? []), 0]))
    .$if(of.close !== undefined, (query) => query.where('day_close', '=', of.close ?? 0))
    .orderBy('shipped_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Weights of the lines of orders, in kilograms, by "order position"; null: not known. */
export async function lineWeights(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await sql<{ orderId: number; position: number; weightKg: number | null }>`
    select l.order_id as "orderId", l.position, v.weight_kg as "weightKg"
      from order_line l left join variant v on v.id = l.variant_id
     where l.order_id = any (${[...orderIds]}::int[])`.execute(database);
  return new Map(rows.map(({ orderId, position, weightKg }) => [`${orderId} ${position}`, weightKg]));
}
