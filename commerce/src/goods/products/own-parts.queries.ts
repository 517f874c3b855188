import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Parts of a variant that files leave alone. */
export const ownParts = ['prices', 'codes', 'options'] as const;
export type OwnPart = (typeof ownParts)[number];

export interface OwnVariant {
  readonly sku: string;
  readonly parts: readonly OwnPart[];
}

/** What of some variants is the shop's own, in the order of their ids, locked. */
export async function ownPartsOf(
  database: Database,
  variants: { readonly productId: number } | { readonly skus: readonly string[] },
): Promise<OwnVariant[]> {
  const rows = await database
    .selectFrom('variant')
    .select(['sku', 'own_prices as prices', 'own_codes as codes', 'own_options as options'])
    .$if('productId' in variants, (query) =>
      query.where('product_id', '=', 'productId' in variants ? variants.productId : 0),
    )
    .$if('skus' in variants, (query) =>
      query.where(sql<boolean>`sku = any(${'skus' in variants ? variants.skus : []}::text[])`),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ sku: row.sku, parts: ownParts.filter((part) => row[part]) }));
}

/** Says which parts of a variant files leave alone. */
export async function setOwnParts(database: Database, sku: string, parts: readonly string[]): Promise<void> {
  await database
    .updateTable('variant')
    .set({
      own_prices: parts.includes('prices'),
      own_codes: parts.includes('codes'),
      own_options: parts.includes('options'),
    })
    .where('sku', '=', sku)
    .execute();
}

/** Says which fields of a product files leave alone; the next file that tells it writes the others. */
export async function setOwnFields(database: Database, id: number, fields: readonly string[]): Promise<void> {
  await database
    .updateTable('product')
    .set({ own_fields: [...fields], row_hash: null })
    .where('id', '=', id)
    .execute();
}
