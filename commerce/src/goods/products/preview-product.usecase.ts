import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { previewProductOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import { createProductPreviews } from '../../catalog/detail/product-previews.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { productById } from './staff-product.queries.ts';

/** Long enough to show it to a colleague, too short to be handed round. */
const PREVIEW_MS = 3_600_000;

/** A link to the page of a product, published or not, that ends by itself. */
export async function previewProduct(
  {
    database,
    clock,
    secrets,
    publicUrl,
  }: Pick<StaffDependencies, 'database' | 'clock' | 'secrets' | 'publicUrl'>,
  id: number,
): Promise<Outcome<OperationOutput<typeof previewProductOperation>>> {
  const row = await productById(database, id);
  if (row === undefined) return refused('staff_product_unknown', {}, 'id');
  const until = clock.now() + PREVIEW_MS;
  const token = await createProductPreviews(secrets, clock).sign({ productId: id, until });
  const url = `${publicUrl()}${urls.product(row.slug)}?${productPreviewParameter}=${token}`;
  return accepted({ url, until: new Date(until).toISOString() });
}
