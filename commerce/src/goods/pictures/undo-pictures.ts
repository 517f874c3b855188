import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { skusOf } from '../prices/undo-prices.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { undoProduct } from '../products/undo-product.ts';
import { picturesToShow } from '../products/staff-product.queries.ts';
import { lockVariantPictures, writeVariantPictures } from './pictures.queries.ts';

const isProduct = ({ record }: { readonly record: string }) => record.startsWith('product ');

/** Pictures of products, and of variants, as they were. */
export function undoPictures(withholds: boolean): Undoable {
  const products = undoProduct(withholds);
  return {
    kinds: ['pictures.assign', 'pictures.describe'],
    permission: { subject: 'products', needs: 'edit' },
    async read(transaction, rows) {
      const said = await products.read(transaction, rows.filter(isProduct));
      const variants = await lockVariantPictures(transaction, skusOf(rows.filter((row) => !isProduct(row))));
      const own = new Map(
        variants.map(({ sku, pictures }) => [recordOfVariant(sku), pictures.map(({ hash }) => hash)]),
      );
      const ofProducts = said.values();
      return rows.map((row) => (isProduct(row) ? ofProducts.next().value : own.get(row.record)));
    },
    async write(transaction, rows, by) {
      const written = await products.write(transaction, rows.filter(isProduct), by);
      if (!written.ok) return written;
      const values = new Map(
        rows
          .filter((row) => !isProduct(row))
          .map(({ record, value }) => [record, value as readonly string[]]),
      );
      const variants = await lockVariantPictures(transaction, skusOf(rows.filter((row) => !isProduct(row))));
      const stored = await picturesToShow(transaction, [...values.values()].flat());
      for (const variant of variants) {
        const hashes = values.get(recordOfVariant(variant.sku)) ?? [];
        const before = new Map(variant.pictures.map((picture) => [picture.hash, picture]));
        const pictures = hashes.flatMap((hash) => before.get(hash) ?? stored.get(hash) ?? []);
        if (pictures.length < hashes.length) return refused('staff_picture_unknown', {});
        await writeVariantPictures(transaction, { ...variant, pictures });
      }
      return accepted(undefined);
    },
  };
}
