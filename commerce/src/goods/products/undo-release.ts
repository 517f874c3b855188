import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { skusOf } from '../prices/undo-prices.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { ownPartsOf, setOwnFields, setOwnParts } from './own-parts.queries.ts';
import { idOfRecord } from './product-fields.ts';
import { lockProducts } from './staff-product.queries.ts';

const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What was given back to the files is the shop's own again, with what it says by now. */
export const undoRelease: Undoable = {
  kinds: ['products.release'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const ids = rows.flatMap(({ record }) => idOfRecord(record) ?? []);
    const products = await lockProducts(transaction, ids);
    const fields = new Map(products.map(({ id, ownFields }) => [id, ownFields]));
    const variants = await ownPartsOf(transaction, { skus: skusOf(rows) });
    const parts = new Map(variants.map((one) => [recordOfVariant(one.sku), one.parts]));
    return rows.map(({ record, field }) =>
      field === 'own_fields' ? fields.get(idOfRecord(record) ?? 0) : parts.get(record),
    );
  },
  async write(transaction, rows) {
    for (const { record, field, value } of rows) {
      const id = idOfRecord(record);
      if (field === 'own_fields' && id !== undefined) await setOwnFields(transaction, id, wordsOf(value));
      for (const sku of id === undefined ? skusOf([{ record }]) : [])
        await setOwnParts(transaction, sku, wordsOf(value));
    }
    return accepted(undefined);
  },
};
