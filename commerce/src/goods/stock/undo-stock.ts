import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { isRecalled, lockStock, putStocks } from './stock.queries.ts';

const skuOf = (record: string): string => record.replace(/^variant /, '');

/** Pieces as they were; where an order has taken some since, the number is another one and stays. */
export const undoStock: Undoable = {
  kinds: ['stock.count', 'stock.receipt', 'stock.correction', 'stock.damaged'],
  permission: { subject: 'stock', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await lockStock(
      transaction,
      rows.map(({ record }) => skuOf(record)),
    );
    const today = new Map(locked.map(({ sku, stock }) => [sku, stock]));
    return rows.map(({ record, field }) => (field === 'stock' ? today.get(skuOf(record)) : undefined));
  },
  async write(transaction, rows) {
    const wanted = new Map(rows.map(({ record, value }) => [skuOf(record), Number(value)]));
    const locked = await lockStock(transaction, [...wanted.keys()]);
    for (const variant of locked)
      if ((wanted.get(variant.sku) ?? 0) > variant.stock && (await isRecalled(transaction, variant)))
        return refused('staff_stock_recalled', {});
    await putStocks(
      transaction,
      locked.map((variant) => ({ ...variant, stock: wanted.get(variant.sku) ?? variant.stock })),
    );
    return accepted(undefined);
  },
};
