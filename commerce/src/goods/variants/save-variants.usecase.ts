import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { variantsMost } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { saveVariantsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { addFeatures, takenCodes } from '../products/new-product.queries.ts';
import { recordOfProduct } from '../products/product-fields.ts';
import { lockProducts } from '../products/staff-product.queries.ts';
import { faultOfNewCodes } from './new-variants.ts';
import { faultOfValues, lookOf, newGtins, settleGtins } from './planned-variants.ts';
import type { PlannedVariant } from './planned-variants.ts';
import { faultOfWanted, planOf } from './plan-variants.ts';
import type { WantedVariants } from './plan-variants.ts';
import { readVariants } from './read-variants.usecase.ts';
import { addedRows, changedCells } from './variant-changes.ts';
import { confirmedOf, faultOfNewPrices, reprice } from './variant-prices.ts';
import { insertVariants, showVariants, tableOf, writeCells } from './variant-table.queries.ts';
import type { TableVariant } from './variant-table.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

/** Codes that another product has. */
export async function faultOfCodes(
  database: Database,
  variants: readonly PlannedVariant[],
): Promise<Outcome<undefined>> {
  const added = variants.filter(({ today }) => today === undefined);
  const own = new Set(variants.flatMap(({ today }) => (today === undefined ? [] : [today.sku])));
  const gtins = newGtins(variants);
  const codes = await takenCodes(database, { skus: added.map(({ sku }) => sku), gtins });
  const taken = codes.find(({ sku }) => !own.has(sku));
  if (taken === undefined) return accepted(undefined);
  const bySku = added.find(({ sku }) => sku === taken.sku);
  if (bySku !== undefined) return refused('staff_sku_known', { sku: taken.sku }, `${bySku.field ?? ''}.sku`);
  const byGtin = variants.find(({ gtin }) => gtin === taken.gtin);
  return refused('staff_gtin_known', { gtin: taken.gtin ?? '' }, `${byGtin?.field ?? ''}.gtin`);
}

/** The variants of a product as they shall be, when nothing speaks against it. */
async function plan(
  transaction: Database,
  today: readonly TableVariant[],
  wanted: WantedVariants,
  muchPercent: number,
): Promise<Outcome<readonly PlannedVariant[]>> {
  const own = faultOfWanted(wanted, today);
  if (!own.ok) return own;
  const known = today.map(({ sku }) => sku);
  const codesOfNew = faultOfNewCodes(wanted.add, known, 'add');
  if (!codesOfNew.ok) return codesOfNew;
  const pricesOfNew = faultOfNewPrices(wanted, today, muchPercent);
  if (!pricesOfNew.ok) return pricesOfNew;
  if (today.length + wanted.add.length > variantsMost)
    return refused('staff_variants_full', { most: variantsMost }, 'add');
  const made = await planOf(transaction, today, wanted);
  if (!made.ok) return made;
  const values = faultOfValues(made.value, wanted.options.to.length);
  if (!values.ok) return values;
  const settled = settleGtins(made.value);
  if (!settled.ok) return settled;
  const codes = await faultOfCodes(transaction, settled.value);
  return codes.ok ? settled : codes;
}

/** Writes a plan; what it changed, as rows of the log. */
async function write(
  transaction: Database,
  today: readonly TableVariant[],
  variants: readonly PlannedVariant[],
  { id, add }: WantedVariants,
  now: number,
) {
  const changed = changedCells(variants);
  const touched = new Set(changed.map(({ record }) => record));
  const cells = variants.flatMap(({ today: before, ...after }) =>
    before !== undefined && touched.has(`variant ${after.sku}`) ? [{ ...after, id: before.id }] : [],
  );
  await writeCells(transaction, cells, new Date(now));
  const optionsOf = new Map(variants.map(({ sku, options }) => [sku, options]));
  const added = add.map(({ sku, gtin, price, stock, weight_kg: weightKg, content }) => {
    const options = optionsOf.get(sku) ?? [];
    const priceCents = centsFromEuros(price);
    return {
      sku,
      gtin: gtin === '' ? null : gtin,
      options,
      priceCents,
      stock,
      weightKg,
      content,
      ...lookOf(options, today),
    };
  });
  const last = Math.max(-1, ...today.map(({ position }) => position));
  await insertVariants(transaction, id, added, last);
  return [...changed, ...added.flatMap(({ sku, priceCents }) => addedRows(sku, priceCents))];
}

type Saved = OperationOutput<typeof saveVariantsOperation>;

/** Adds variants to a product, changes them, takes them out of sale or puts them back: all or nothing. */
export async function saveVariants(
  { database, clock }: Parts,
  wanted: WantedVariants,
  who: StaffIdentity,
): Promise<Outcome<Saved>> {
  if (grantedTo(who.roles, 'products').limits.includes('texts'))
    return refused('staff_product_texts_only', {});
  const { id } = wanted;
  const saved = await inTransaction<Outcome<number | null>>(database, async (transaction) => {
    const [product] = await lockProducts(transaction, [id]);
    if (product === undefined) return { keep: false, value: refused('staff_product_unknown', {}, 'id') };
    const today = await tableOf(transaction, [id], true);
    const { price_percent: muchPercent } = await readGuards(transaction);
    const made = await plan(transaction, today, wanted, muchPercent);
    if (!made.ok) return { keep: false, value: made };
    const now = clock.now();
    const priced = await reprice(transaction, made.value, {
      now,
      roles: who.roles,
      muchPercent,
      confirmed: confirmedOf(wanted),
    });
    if (!priced.ok) return { keep: false, value: priced };
    const rows = await write(transaction, today, made.value, wanted, now);
    if (rows.length === 0) return { keep: false, value: accepted(null) };
    await addFeatures(transaction, wanted.options.to);
    if (product.status === 'published') await notePublicPrices(transaction, [id], now);
    await showVariants(transaction, [id]);
    const set = { author: authorOf(who), at: new Date(now), kind: 'variants.save' };
    const change = await recordChange(transaction, {
      ...set,
      record: recordOfProduct(id),
      reason: wanted.reason,
      rows,
    });
    return { keep: true, value: accepted(change) };
  });
  if (!saved.ok) return saved;
  const table = await readVariants({ database }, id, who);
  return table.ok ? accepted({ ...table.value, change: saved.value }) : table;
}
