import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface VariantCodes {
  readonly id: number;
  readonly productId: number;
  readonly gtin: string | null;
  readonly weightKg: number | null;
}

/** Writes GTIN and weight of variants, which are the shop's own from then on; the storefront follows the change log. */
export async function putCodes(database: Database, all: readonly VariantCodes[]): Promise<void> {
  if (all.length === 0) return;
  await sql`update variant set gtin = new.gtin, weight_kg = new.weight, own_codes = true
    from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ gtin }) => gtin)}::text[],
      ${all.map(({ weightKg }) => weightKg)}::numeric[]) as new (id, gtin, weight)
    where variant.id = new.id`.execute(database);
  const products = [...new Set(all.map(({ productId }) => productId))];
  await sql`insert into change_log (kind, subject_id)
    select 'product', id from unnest(${products}::int[]) as id`.execute(database);
}

/** Those of some GTINs that variants have. */
export async function takenGtins(
  database: Database,
  gtins: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (gtins.length === 0) return new Set();
  const rows = await database
    .selectFrom('variant')
    .select('gtin')
    .where('gtin', 'in', [...gtins])
    .execute();
  return new Set(rows.map(({ gtin }) => gtin));
}
