import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { namesOf, productContentColumns, variantContentColumns, variantPriceColumns } from './columns.ts';

/** Columns of a COPY into product: ids and keys first, then those of `PreparedProduct.columns`. */
const productColumns = [
  'id, code, slug, brand_id, category_id, family_code, manufacturer_id, eu_responsible_id',
  'row_hash, sold, rating_average, rating_count, created_at',
  ...namesOf(productContentColumns),
].join(', ');

/** Columns of a COPY into variant: ids first, then those of `PreparedVariant.columns`. */
export const variantColumns = [
  'id, product_id',
  ...namesOf(variantContentColumns),
  ...namesOf(variantPriceColumns),
  'stock, stock_told',
].join(', ');

type CopyTarget =
  | 'product'
  | 'variant'
  | 'staged_product'
  | 'staged_variant'
  | 'price_history'
  | 'product_slug';

const targetColumns: Readonly<Record<CopyTarget, string>> = {
  product: productColumns,
  staged_product: productColumns,
  variant: variantColumns,
  staged_variant: `${variantColumns}, stock_base`,
  price_history: 'variant_id, price_cents, valid_from',
  product_slug: 'slug, product_id',
};

/** Sends rows in COPY's text format, one per line. Identity columns get the given ids. */
export async function copyInto(
  client: pg.Client,
  target: CopyTarget,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const stream = client.query(copyFrom(`copy ${target} (${targetColumns[target]}) from stdin`));
  stream.end(Buffer.from(`${rows.join('\n')}\n`));
  await finished(stream);
}
