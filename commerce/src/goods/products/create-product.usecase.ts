import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { newProductChoicesOperation } from '@casamaestra/contract/staff/new-product.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { faultOfNewCodes } from '../variants/new-variants.ts';
import {
  brandsToChoose,
  operatorsToChoose,
  insertNewProduct,
  optionLabels,
  takenCodes,
  vatClasses,
} from './new-product.queries.ts';
import type { NewProduct } from './new-product.queries.ts';
import { recordOfProduct } from './product-fields.ts';
import { familiesToChoose } from '../features/features.queries.ts';
import { readProductForStaff } from './read-product.usecase.ts';
import { isCategory } from './staff-product.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'publicUrl'>;

/** What is wrong with variants by themselves, each with its field. */
function faultOfVariants({ options, variants }: NewProduct): Outcome<undefined> {
  const codes = faultOfNewCodes(variants, [], 'variants');
  if (!codes.ok) return codes;
  const known = new Set<string>();
  for (const [at, { sku, values }] of variants.entries()) {
    const key = JSON.stringify(values.map((value) => value.toLowerCase()));
    if (values.length !== options.length || known.has(key))
      return refused('staff_variants_alike', { sku }, `variants.${at}.values`);
    known.add(key);
  }
  return accepted(undefined);
}

/** What is wrong with a new product beside what the shop has. */
async function faultOfProduct(database: Database, product: NewProduct): Promise<Outcome<undefined>> {
  const own = faultOfVariants(product);
  if (!own.ok) return own;
  if (!(await isCategory(database, product.category_id)))
    return refused('staff_category_unknown', {}, 'category_id');
  const classes = await vatClasses(database);
  if (!classes.some((one) => one.class === product.vat_class))
    return refused('staff_vat_unknown', {}, 'vat_class');
  const skus = product.variants.map(({ sku }) => sku);
  const gtins = product.variants.map(({ gtin }) => gtin).filter((gtin) => gtin !== '');
  const [taken] = await takenCodes(database, { skus, gtins });
  if (taken === undefined) return accepted(undefined);
  const atSku = skus.indexOf(taken.sku);
  if (atSku !== -1) return refused('staff_sku_known', { sku: taken.sku }, `variants.${atSku}.sku`);
  const at = product.variants.findIndex(({ gtin }) => gtin === taken.gtin);
  return refused('staff_gtin_known', { gtin: taken.gtin ?? '' }, `variants.${at}.gtin`);
}

/** Makes a product that nobody sees in the shop until it is published. */
export async function createProduct(
  parts: Parts,
  product: NewProduct,
  who: Pick<StaffIdentity, 'staffId' | 'name' | 'roles' | 'program'>,
): Promise<Outcome<StaffProduct>> {
  const { database, clock } = parts;
  if (grantedTo(who.roles, 'products').limits.includes('texts'))
    return refused('staff_product_texts_only', {});
  const made = await inTransaction<Outcome<number>>(database, async (transaction) => {
    const fault = await faultOfProduct(transaction, product);
    if (!fault.ok) return { keep: false, value: fault };
    const id = await insertNewProduct(transaction, product);
    await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'products.create',
      record: recordOfProduct(id),
      rows: [
        { field: 'made', from: false, to: true },
        { field: 'name', from: null, to: product.name },
        ...product.variants.map(({ sku, price }) => ({ field: `price ${sku}`, from: null, to: price })),
      ],
    });
    return { keep: true, value: accepted(id) };
  });
  return made.ok ? readProductForStaff(parts, made.value, who) : made;
}

/** What a new product can be given. */
export async function newProductChoices({
  database,
}: Pick<Parts, 'database'>): Promise<OperationOutput<typeof newProductChoicesOperation>> {
  const [classes, brands, operators, labels, families] = await Promise.all([
    vatClasses(database),
    brandsToChoose(database),
    operatorsToChoose(database),
    optionLabels(database),
    familiesToChoose(database),
  ]);
  return { vat_classes: classes, brands, operators, option_labels: labels, families };
}
