import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  assignPicturesOperation,
  describePictureOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { productFieldsOf, recordOfProduct } from '../products/product-fields.ts';
import { putFields } from '../products/put-fields.ts';
import { lockProducts, picturesToShow } from '../products/staff-product.queries.ts';
import type { StaffProductRow } from '../products/staff-product.queries.ts';
import { tableOf } from '../variants/variant-table.queries.ts';
import { lockVariantPictures, productsShowing, writeVariantPictures } from './pictures.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type Assigned = OperationOutput<typeof assignPicturesOperation>;
type Wanted = InputOf<typeof assignPicturesOperation>['pictures'];

const FIELD = 'pictures';

/** Pictures of a product as forms and the log say them. */
type Said = readonly { readonly hash: string; readonly alt: string }[];
const saidBy = (row: StaffProductRow): Said => productFieldsOf(row).pictures;

/** Adds pictures after those a product has; what changed. */
async function addToProduct(
  transaction: Database,
  row: StaffProductRow,
  wanted: Wanted,
  writing: Parameters<typeof putFields>[3],
): Promise<Outcome<FieldChange | undefined>> {
  const from = saidBy(row);
  const has = new Set(from.map(({ hash }) => hash));
  const added = new Map(wanted.filter(({ hash }) => !has.has(hash)).map((one) => [one.hash, one.alt]));
  if (added.size === 0) return accepted(undefined);
  const to = [...from, ...[...added].map(([hash, alt]) => ({ hash, alt }))];
  const written = await putFields(transaction, row, { pictures: to }, writing);
  return written.ok ? accepted({ record: recordOfProduct(row.id), field: FIELD, from, to }) : written;
}

/** Pictures of a value are of all variants on sale that have it. */
async function withVariants(transaction: Database, wanted: Wanted): Promise<Wanted> {
  const products = wanted.filter(({ option }) => option !== null).map(({ product_id: id }) => id);
  const variants = await tableOf(transaction, [...new Set(products)]);
  return wanted.flatMap((one) => {
    const { option } = one;
    if (option === null) return [one];
    return variants
      .filter(({ productId, options, isRetired }) => {
        const has = options.some(([label, value]) => label === option.label && value === option.value);
        return productId === one.product_id && has && !isRetired;
      })
      .map(({ sku }) => ({ ...one, sku }));
  });
}

/** Gives variants pictures of their own; what changed. */
async function addToVariants(transaction: Database, wanted: Wanted): Promise<Outcome<FieldChange[]>> {
  const bySku = Map.groupBy(
    wanted.filter(({ sku }) => sku !== null),
    ({ sku }) => sku ?? '',
  );
  const variants = await lockVariantPictures(transaction, [...bySku.keys()]);
  const changes: FieldChange[] = [];
  const stored = await picturesToShow(
    transaction,
    wanted.map(({ hash }) => hash),
  );
  for (const [sku, own] of bySku) {
    const variant = variants.find((one) => one.sku === sku);
    if (variant === undefined || own.some((one) => one.product_id !== variant.productId))
      return refused('staff_variant_unknown', {}, 'pictures');
    const from = variant.pictures.map(({ hash }) => hash);
    const to = [...new Set([...from, ...own.map(({ hash }) => hash)])];
    if (to.length === from.length) continue;
    const alts = new Map(own.map(({ hash, alt }) => [hash, alt]));
    const added = to.slice(from.length).flatMap((hash) => {
      const picture = stored.get(hash);
      return picture === undefined ? [] : [{ ...picture, alt: alts.get(hash) ?? '' }];
    });
    await writeVariantPictures(transaction, { ...variant, pictures: [...variant.pictures, ...added] });
    changes.push({ record: recordOfVariant(sku), field: FIELD, from, to });
  }
  return accepted(changes);
}

/** Gives pictures to products and to variants of theirs, all or none. */
export function assignPictures(
  { database, clock, config }: Parts,
  pictures: Wanted,
  who: StaffIdentity,
): Promise<Outcome<Assigned>> {
  return inTransaction<Outcome<Assigned>>(database, async (transaction) => {
    const byProduct = Map.groupBy(pictures, (one) => one.product_id);
    const rows = await lockProducts(transaction, [...byProduct.keys()]);
    if (rows.length < byProduct.size)
      return { keep: false, value: refused('staff_product_unknown', {}, 'pictures') };
    const writing = { now: clock.now(), roles: who.roles, withholds: config.mode === 'production' };
    const changes: FieldChange[] = [];
    let added = 0;
    for (const row of rows) {
      const changed = await addToProduct(transaction, row, byProduct.get(row.id) ?? [], writing);
      if (!changed.ok) return { keep: false, value: changed };
      if (changed.value === undefined) continue;
      changes.push(changed.value);
      added += (changed.value.to as Said).length - (changed.value.from as Said).length;
    }
    const products = changes.length;
    const variants = await addToVariants(transaction, await withVariants(transaction, pictures));
    if (!variants.ok) return { keep: false, value: variants };
    changes.push(...variants.value);
    if (changes.length === 0)
      return { keep: false, value: accepted({ added: 0, products: 0, change: null }) };
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'pictures.assign',
      record: 'pictures',
      rows: changes,
    });
    return { keep: true, value: accepted({ added, products, change }) };
  });
}

type Described = OperationOutput<typeof describePictureOperation>;

/** Says what a picture shows, in every product that shows it. */
export function describePicture(
  { database, clock, config }: Parts,
  { hash, seen, alt }: OperationInput<typeof describePictureOperation>,
  who: StaffIdentity,
): Promise<Outcome<Described>> {
  return inTransaction<Outcome<Described>>(database, async (transaction) => {
    if ((await picturesToShow(transaction, [hash])).size === 0)
      return { keep: false, value: refused('staff_picture_unknown', {}, 'hash') };
    const wasSeen = new Map(seen.map(({ id, alt: text }) => [id, text]));
    const writing = { now: clock.now(), roles: who.roles, withholds: config.mode === 'production' };
    const changes: FieldChange[] = [];
    for (const row of await lockProducts(transaction, await productsShowing(transaction, hash))) {
      const from = saidBy(row);
      const now = from.find((one) => one.hash === hash)?.alt ?? '';
      if (now === alt) continue;
      const record = recordOfProduct(row.id);
      if (wasSeen.get(row.id) !== now) {
        const other = (await whoChanged(transaction, { record, field: FIELD })) ?? '–';
        const facts = { field: 'alt', now, who: other };
        return { keep: false, value: refused('changed_meanwhile', facts, 'alt') };
      }
      const to = from.map((one) => (one.hash === hash ? { hash, alt } : one));
      const written = await putFields(transaction, row, { pictures: to }, writing);
      if (!written.ok) return { keep: false, value: written };
      changes.push({ record, field: FIELD, from, to });
    }
    if (changes.length === 0) return { keep: false, value: accepted({ products: 0, change: null }) };
    const set = { author: authorOf(who), at: new Date(clock.now()), record: `picture ${hash}` };
    const change = await recordChange(transaction, { ...set, kind: 'pictures.describe', rows: changes });
    return { keep: true, value: accepted({ products: changes.length, change }) };
  });
}
