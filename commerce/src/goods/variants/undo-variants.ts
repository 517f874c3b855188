import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type {
  VariantContent,
  VariantOffer,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { skusOf } from '../prices/undo-prices.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { offerOf } from './offer.ts';
import { faultOfValues, planned, settleGtins } from './planned-variants.ts';
import type { PlannedVariant, WantedCells } from './planned-variants.ts';
import { faultOfCodes } from './save-variants.usecase.ts';
import { changedCells, saidCells } from './variant-changes.ts';
import { reprice } from './variant-prices.ts';
import { productsOfSkus, showVariants, tableOf, writeCells } from './variant-table.queries.ts';
import type { OptionPairs, TableVariant } from './variant-table.queries.ts';

type Restored = Parameters<Undoable['write']>[1];

/** What the log says of a variant, field by field; its price is that of one on sale. */
const saidOf = (variant: TableVariant): Record<string, unknown> => ({
  ...saidCells(variant),
  price: variant.isRetired ? null : eurosFromCents(variant.priceCents),
});

function wantedBy(rows: Restored): WantedCells {
  const values = new Map(rows.map(({ field, value }) => [field, value]));
  return {
    ...(values.has('options') && { options: values.get('options') as OptionPairs }),
    ...(values.has('gtin') && { gtin: values.get('gtin') as string | null }),
    ...(values.has('weight_kg') && { weightKg: values.get('weight_kg') as number | null }),
    ...(values.has('content') && { content: values.get('content') as VariantContent }),
    ...(values.has('shelf') && { shelf: values.get('shelf') as string | null }),
    ...(typeof values.get('price') === 'number' && {
      priceCents: centsFromEuros(values.get('price') as number),
    }),
    ...(values.has('sale') && { sale: offerOf(values.get('sale') as VariantOffer | null) }),
    ...(values.has('on_sale') && { onSale: values.get('on_sale') === true }),
  };
}

/** The labels that most say, when a plan gives variants other options than those of today. */
const labelCount = (variants: readonly PlannedVariant[]): number =>
  variants.find(({ isRetired }) => !isRetired)?.options.length ?? 0;

/**
 * Variants as they were: one that was added is out of sale, one that was taken out is back. Codes, values and prices are
 * held to the same rules as when they are typed.
 */
export const undoVariants: Undoable = {
  kinds: ['variants.save'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const products = await productsOfSkus(transaction, skusOf(rows));
    const variants = await tableOf(transaction, products, true);
    const today = new Map(variants.map((one) => [recordOfVariant(one.sku), saidOf(one)]));
    return rows.map(({ record, field }) => today.get(record)?.[field]);
  },
  async write(transaction, rows, { at, roles }) {
    const byRecord = Map.groupBy(rows, ({ record }) => record);
    for (const product of await productsOfSkus(transaction, skusOf(rows))) {
      const today = await tableOf(transaction, [product]);
      const plan = today.map((one) => {
        const own = byRecord.get(recordOfVariant(one.sku));
        return planned(one, own && wantedBy(own), own && 'id');
      });
      const values = faultOfValues(plan, labelCount(plan));
      if (!values.ok) return values;
      const settled = settleGtins(plan);
      if (!settled.ok) return settled;
      const codes = await faultOfCodes(transaction, settled.value);
      if (!codes.ok) return codes;
      const priced = await reprice(transaction, settled.value, {
        now: at.getTime(),
        roles,
        muchPercent: (await readGuards(transaction)).price_percent,
        confirmed: 'before',
      });
      if (!priced.ok) return priced;
      const touched = new Set(changedCells(settled.value).map(({ record }) => record));
      const cells = settled.value.flatMap(({ today: before, ...after }) =>
        before !== undefined && touched.has(recordOfVariant(after.sku)) ? [{ ...after, id: before.id }] : [],
      );
      await writeCells(transaction, cells, at);
      await notePublicPrices(transaction, [product], at.getTime());
      await showVariants(transaction, [product]);
    }
    return accepted(undefined);
  },
};
