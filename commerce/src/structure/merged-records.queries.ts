import type { MergeableKind } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** What a record had before it was merged into another. */
export interface MergedRecord {
  readonly intoId: number;
  readonly products: readonly number[];
  /** Products on which an operator is the one responsible in the Union. */
  readonly responsibleProducts: readonly number[];
  /** Categories that were in it. */
  readonly children: readonly number[];
  /** Coupons for it, with their categories before and after. */
  readonly coupons: readonly MergedCoupon[];
}

export interface MergedCoupon {
  readonly code: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

type NewlyMerged = Pick<MergedRecord, 'intoId' | 'products'> & Partial<MergedRecord>;

const KEPT_DAYS = 40;

/** Keeps what a merged record had for as long as the merge can be taken back. */
export async function keepMerged(
  database: Database,
  kind: MergeableKind,
  id: number,
  { intoId, products, responsibleProducts = [], children = [], coupons = [] }: NewlyMerged,
): Promise<void> {
  await database
    .deleteFrom('merged_record')
    .where((eb) =>
      eb.or([
        eb('at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`),
        eb.and([eb('kind', '=', kind), eb('id', '=', id)]),
      ]),
    )
    .execute();
  await database
    .insertInto('merged_record')
    .values({
      kind,
      id,
      into_id: intoId,
      products: [...products],
      responsible_products: [...responsibleProducts],
      children: [...children],
      coupons: JSON.stringify(coupons),
    })
    .execute();
}

/** What a record had that was merged; undefined: it was not, or too long ago. */
export async function mergedRecord(
  database: Database,
  kind: MergeableKind,
  id: number,
): Promise<MergedRecord | undefined> {
  const row = await database
    .selectFrom('merged_record')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    intoId: row.into_id,
    products: row.products,
    responsibleProducts: row.responsible_products,
    children: row.children,
    coupons: row.coupons as MergedCoupon[],
  };
}

export async function dropMerged(database: Database, kind: MergeableKind, id: number): Promise<void> {
  await database.deleteFrom('merged_record').where('kind', '=', kind).where('id', '=', id).execute();
}
