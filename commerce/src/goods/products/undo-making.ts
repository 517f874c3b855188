import { eurosFromCents, cents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { deleteMade, lockMade } from './making.queries.ts';
import { idOfRecord } from './product-fields.ts';

const idsOf = (rows: readonly { readonly record: string }[]): number[] => [
  ...new Set(rows.flatMap(({ record }) => idOfRecord(record) ?? [])),
];

/**
 * Takes away a product that was made by mistake, with all its variants, whatever was changed of it since: as long as it
 * was never on sale and nothing names it.
 */
export const undoMaking: Undoable = {
  kinds: ['products.create'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const made = new Map((await lockMade(transaction, idsOf(rows))).map((one) => [one.id, one]));
    return rows.map(({ record, field }) => {
      const product = made.get(idOfRecord(record) ?? 0);
      if (product === undefined) return undefined;
      if (field === 'made') return true;
      if (field === 'name') return product.name;
      const price = product.prices[field.replace(/^price /, '')];
      return price === undefined ? undefined : eurosFromCents(cents(price));
    });
  },
  async write(transaction, rows) {
    for (const product of await lockMade(transaction, idsOf(rows))) {
      if (product.wasPublic) return refused('staff_product_was_public', {});
      if (product.isNamed) return refused('staff_product_named', {});
      await deleteMade(transaction, product.id);
    }
    return accepted(undefined);
  },
};
