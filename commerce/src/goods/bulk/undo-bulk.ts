import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { featureOfField } from '../features/stored-features.ts';
import { idOfRecord } from '../products/product-fields.ts';
import { bulkProducts, typesWith } from './bulk-products.queries.ts';
import { bulkFaultOf, saidBy } from './plan-bulk.ts';
import { writeBulk } from './write-bulk.ts';

const idOf = ({ record }: { readonly record: string }): number => idOfRecord(record) ?? 0;

/** One field of many products as it was, all that said the same at once. */
export const undoBulk = (withholds: boolean): Undoable => ({
  kinds: ['products.bulk'],
  permission: { subject: 'bulk', needs: 'edit' },
  async read(transaction, rows) {
    const products = new Map(
      (await bulkProducts(transaction, rows.map(idOf), true)).map((product) => [product.id, product]),
    );
    return rows.map((row) => {
      const product = products.get(idOf(row));
      return product && saidBy(product, row.field);
    });
  },
  async write(transaction, rows, { at }) {
    const locked = await bulkProducts(transaction, rows.map(idOf), false);
    const products = new Map(locked.map((product) => [product.id, product]));
    for (const alike of Map.groupBy(rows, ({ field, value }) => JSON.stringify([field, value])).values()) {
      const [first] = alike;
      if (first === undefined) continue;
      const wanted = { field: first.field, to: first.value };
      const code = featureOfField(first.field);
      const families =
        code === undefined ? new Map<string, readonly string[]>() : await typesWith(transaction, code);
      const own = alike.flatMap((row) => products.get(idOf(row)) ?? []);
      const faults = new Set(
        own.map((product) => bulkFaultOf(product, wanted, { withholds, families, now: at.getTime() })),
      );
      if (faults.has('maker')) return refused('staff_product_maker_missing', {});
      if (faults.has('dated')) return refused('staff_product_dates_over', {});
      if (faults.has('foreign')) return refused('staff_feature_foreign', { feature: code ?? '' });
      await writeBulk(transaction, own, wanted, { families, now: at.getTime() });
    }
    return accepted(undefined);
  },
});
