import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { changedFieldsOf } from './changed-fields.ts';
import { idOfRecord, saidFields } from './product-fields.ts';
import { putFields } from './put-fields.ts';
import { lockProducts } from './staff-product.queries.ts';

const idsOf = (rows: readonly { readonly record: string }[]): number[] => [
  ...new Set(rows.flatMap(({ record }) => idOfRecord(record) ?? [])),
];

/** Fields of products as they were. */
export const undoProduct = (withholds: boolean): Undoable => ({
  kinds: ['products.save'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await lockProducts(transaction, idsOf(rows));
    const names = rows.map(({ field }) => field);
    const today = new Map(locked.map((row) => [row.id, saidFields(row, names)]));
    return rows.map(({ record, field }) => today.get(idOfRecord(record) ?? 0)?.[field]);
  },
  async write(transaction, rows, { roles, at }) {
    const byProduct = Map.groupBy(rows, ({ record }) => idOfRecord(record));
    for (const product of await lockProducts(transaction, idsOf(rows))) {
      const own = byProduct.get(product.id) ?? [];
      const fields = changedFieldsOf(own);
      const written = await putFields(transaction, product, fields, { roles, withholds, now: at.getTime() });
      if (!written.ok) return written;
    }
    return accepted(undefined);
  },
});
