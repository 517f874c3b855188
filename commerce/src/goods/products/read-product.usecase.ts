import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { sizesOfDocuments } from '../../media/keep-document.usecase.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { presentVariant, seenBy } from '../prices/present-variant.ts';
import { variantsOf } from '../prices/variants.queries.ts';
import { missingOf } from './completeness.queries.ts';
import { productFieldsOf } from './product-fields.ts';
import { namesOfCodes, productById } from './staff-product.queries.ts';

const PICTURE_WIDTH = 320;
const named = (text: string | null): string | null => (text === '' ? null : text);

/** Addresses of its documents, label and sheet among them. */
const filesOf = ({ documents, energy }: ProductFields): string[] => [
  ...documents.map(({ url }) => url),
  ...(energy === null ? [] : [energy.label_url, energy.sheet_url]),
];

/** A product as staff see it. */
export async function readProductForStaff(
  {
    database,
    clock,
    config,
    publicUrl,
  }: Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'publicUrl'>,
  id: number,
  who: Pick<StaffIdentity, 'roles'>,
): Promise<Outcome<StaffProduct>> {
  const row = await productById(database, id);
  if (row === undefined) return refused('staff_product_unknown', {}, 'id');
  const fields = productFieldsOf(row);
  const [variants, missing, sizes, accessories] = await Promise.all([
    variantsOf(database, { productId: id }),
    missingOf(database, id),
    sizesOfDocuments(database, filesOf(fields)),
    namesOfCodes(database, row.accessories),
  ]);
  return accepted({
    id,
    code: row.code,
    slug: row.slug,
    brand: row.brand,
    category: row.category,
    status: row.status,
    fields,
    picture_urls: row.pictures.map(({ hash, width }) => pictureUrl(hash, nearestWidth(width, PICTURE_WIDTH))),
    maker: named(row.maker),
    eu_responsible: named(row.responsible),
    family: row.family,
    accessory_names: accessories,
    missing,
    document_bytes: sizes,
    found_as: { shop: config.shop.name, origin: publicUrl(), mark: row.mark },
    own_fields: row.ownFields,
    variants: variants.map((variant) => presentVariant(variant, clock.now(), seenBy(who))),
  });
}
