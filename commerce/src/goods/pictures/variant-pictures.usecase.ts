import { isDeepStrictEqual } from 'node:util';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  saveVariantPicturesOperation,
  variantPicturesOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { skusOf } from '../prices/undo-prices.ts';
import { recordOfProduct } from '../products/product-fields.ts';
import { lockProducts, picturesToShow, productById } from '../products/staff-product.queries.ts';
import { tableOf } from '../variants/variant-table.queries.ts';
import { lockVariantPictures, writePicturesOfVariants } from './pictures.queries.ts';
import type { VariantPictures } from './pictures.queries.ts';

const FIELD = 'variant_pictures';
const PICTURE_WIDTH = 320;

/** Pictures of a variant as forms and the log say them. */
type Said = readonly { readonly hash: string; readonly alt: string }[];
const saidBy = ({ pictures }: Pick<VariantPictures, 'pictures'>): Said =>
  pictures.map(({ hash, alt }) => ({ hash, alt: alt ?? '' }));

/** The variants of a product on sale, with the pictures of each. */
export async function readVariantPictures(
  { database }: Pick<StaffDependencies, 'database'>,
  id: number,
): Promise<Outcome<OperationOutput<typeof variantPicturesOperation>>> {
  if ((await productById(database, id)) === undefined) return refused('staff_product_unknown', {}, 'id');
  const variants = (await tableOf(database, [id])).filter(({ isRetired }) => !isRetired);
  return accepted(
    variants.map(({ sku, options, pictures }) => ({
      sku,
      options: options.map(([label, value]) => ({ label, value })),
      pictures: pictures.map(({ hash, width, alt }) => ({
        hash,
        alt: alt ?? '',
        url: pictureUrl(hash, nearestWidth(width, PICTURE_WIDTH)),
      })),
    })),
  );
}

/** Said pictures with the measures of their originals; undefined: one is not stored. */
async function storedOf(
  transaction: Database,
  all: readonly { readonly sku: string; readonly to: Said }[],
): Promise<readonly Pick<VariantPictures, 'sku' | 'pictures'>[] | undefined> {
  const hashes = all.flatMap(({ to }) => to.map(({ hash }) => hash));
  const stored = await picturesToShow(transaction, [...new Set(hashes)]);
  const written = all.map(({ sku, to }) => ({
    sku,
    pictures: to.flatMap(({ hash, alt }): StoredPicture[] => {
      const picture = stored.get(hash);
      return picture === undefined ? [] : [{ ...picture, ...(alt !== '' && { alt }) }];
    }),
  }));
  return hashes.every((hash) => stored.has(hash)) ? written : undefined;
}

type Saving = InputOf<typeof saveVariantPicturesOperation>;

/** What of the wanted is other than today; a refusal where somebody else has changed it, or a new one says nothing. */
async function changesOf(
  transaction: Database,
  { id, variants }: Saving,
): Promise<Outcome<(Saving['variants'][number] & { readonly now: Said })[]>> {
  const today = await lockVariantPictures(
    transaction,
    variants.map(({ sku }) => sku),
  );
  const bySku = new Map(today.map((one) => [one.sku, one]));
  const changes = [];
  for (const [at, wanted] of variants.entries()) {
    const variant = bySku.get(wanted.sku);
    if (variant?.productId !== id) return refused('staff_variant_unknown', {}, `variants.${at}.sku`);
    const now = saidBy(variant);
    if (isDeepStrictEqual(now, wanted.to)) continue;
    if (!isDeepStrictEqual(now, wanted.from)) {
      const who =
        (await whoChanged(transaction, { record: recordOfVariant(wanted.sku), field: FIELD })) ?? '–';
      const said = now.map(({ alt }) => alt || '–').join(', ') || '–';
      return refused('changed_meanwhile', { field: FIELD, now: said, who }, `variants.${at}`);
    }
    const had = new Set(now.map(({ hash }) => hash));
    if (wanted.to.some(({ hash, alt }) => alt === '' && !had.has(hash)))
      return refused('staff_picture_undescribed', {}, `variants.${at}.to`);
    changes.push({ ...wanted, now });
  }
  return accepted(changes);
}

type Saved = OperationOutput<typeof saveVariantPicturesOperation>;

/** Gives variants pictures of their own in their order, all in one change. */
export function saveVariantPictures(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  wanted: Saving,
  who: StaffIdentity,
): Promise<Outcome<Saved>> {
  const { id } = wanted;
  return inTransaction<Outcome<Saved>>(database, async (transaction) => {
    if ((await lockProducts(transaction, [id])).length === 0)
      return { keep: false, value: refused('staff_product_unknown', {}, 'id') };
    const changes = await changesOf(transaction, wanted);
    if (!changes.ok) return { keep: false, value: changes };
    const all = changes.value;
    if (all.length === 0) return { keep: false, value: accepted({ variants: 0, change: null }) };
    const written = await storedOf(transaction, all);
    if (written === undefined)
      return { keep: false, value: refused('staff_picture_unknown', {}, 'variants') };
    await writePicturesOfVariants(transaction, id, written);
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'pictures.variants',
      record: recordOfProduct(id),
      reason: wanted.reason,
      rows: all.map(({ sku, now, to }): FieldChange => ({
        record: recordOfVariant(sku),
        field: FIELD,
        from: now,
        to,
      })),
    });
    return { keep: true, value: accepted({ variants: all.length, change }) };
  });
}

/** Pictures of variants as they were. */
export const undoVariantPictures: Undoable = {
  kinds: ['pictures.variants'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const today = await lockVariantPictures(transaction, skusOf(rows));
    const bySku = new Map(today.map((one) => [recordOfVariant(one.sku), saidBy(one)]));
    return rows.map(({ record }) => bySku.get(record));
  },
  async write(transaction, rows) {
    const variants = await lockVariantPictures(transaction, skusOf(rows));
    const wanted = new Map(rows.map(({ record, value }) => [record, value as Said]));
    const all = variants.map(({ sku }) => ({ sku, to: wanted.get(recordOfVariant(sku)) ?? [] }));
    const written = await storedOf(transaction, all);
    if (written === undefined) return refused('staff_picture_unknown', {});
    const productOf = new Map(variants.map(({ sku, productId }) => [sku, productId]));
    for (const [productId, own] of Map.groupBy(written, ({ sku }) => productOf.get(sku) ?? 0))
      await writePicturesOfVariants(transaction, productId, own);
    return accepted(undefined);
  },
};
