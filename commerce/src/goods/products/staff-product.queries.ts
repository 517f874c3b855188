import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { sql } from 'kysely';
import type { StoredEnergy } from '../../catalog/product/energy.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { SaidFeature } from '../features/stored-features.ts';
import type { ChangedFields } from './changed-fields.ts';
import { statusOf } from './product-list.queries.ts';

const products = (database: Database) =>
  database
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('family', 'family.code', 'product.family_code')
    .leftJoin('operator as maker', 'maker.id', 'product.manufacturer_id')
    .leftJoin('operator as responsible', 'responsible.id', 'product.eu_responsible_id')
    .select([
      'product.id',
      'product.code',
      'product.slug',
      'product.name',
      'product.category_id as categoryId',
    ])
    .select(['product.brand_id as brandId', 'product.vat_class as vatClass'])
    .select(['product.manufacturer_id as manufacturerId', 'product.eu_responsible_id as responsibleId'])
    .select(['brand.name as brand', 'product.is_new as isNew', 'product.is_hot as isHot', 'product.warnings'])
    .select(['product.short_description as shortDescription', 'product.description_html as descriptionHtml'])
    .select(['product.meta_title as metaTitle', 'product.meta_description as metaDescription'])
    .select(['product.width_cm as width', 'product.depth_cm as depth', 'product.height_cm as height'])
    .select(['product.family_code as familyCode', 'family.name as family', 'product.accessories'])
    .select(['product.custom_made as isCustomMade', 'product.hazardous as isHazardous'])
    .select(['product.min_age as minAge', 'product.age_check as checksAge'])
    .select(['product.offered_from as offeredFrom', 'product.offered_until as offeredUntil'])
    .select([
      'product.hazard_label as hazardLabel',
      'product.own_fields as ownFields',
      'category.safety_exempt as isSafetyExempt',
    ])
    .select([
      sql<StoredPicture[]>`product.pictures`.as('pictures'),
      sql<ProductFields['documents']>`product.documents`.as('documents'),
      sql<StoredEnergy | null>`product.energy`.as('energy'),
      sql<SaidFeature[]>`product.features`.as('features'),
      sql<string>`array_to_string(category.path, ' › ')`.as('category'),
      sql<string | null>`concat_ws(', ', maker.name, maker.address, maker.contact)`.as('maker'),
      sql<string | null>`concat_ws(', ', responsible.name, responsible.address, responsible.contact)`.as(
        'responsible',
      ),
      sql<boolean>`product.published or product.withheld or product.scheduled`.as('isOffered'),
      statusOf.as('status'),
      // Found by the index of names.
      sql<string | null>`case when exists (
        select from product other where other.name = product.name and other.id <> product.id and other.published)
        then (select sku from variant where product_id = product.id order by position limit 1) end`.as(
        'mark',
      ),
    ]);

export const productById = (database: Database, id: number) =>
  products(database).where('product.id', '=', id).executeTakeFirst();
export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof productById>>>;

/** Some products, locked in the order of their ids. */
export async function lockProducts(database: Database, ids: readonly number[]): Promise<StaffProductRow[]> {
  if (ids.length === 0) return [];
  return products(database)
    .where('product.id', 'in', [...ids])
    .orderBy('product.id')
    .forUpdate('product')
    .execute();
}

/**
 * Stored pictures by hash, with the measures of their originals, for somebody who is going to show them: until the end of the
 * transaction none is deleted as one that nothing shows, and then it counts as shown.
 */
export async function picturesToShow(
  database: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Omit<StoredPicture, 'alt'>>> {
  if (hashes.length === 0) return new Map();
  const rows = await database
    .updateTable('media')
    .set({ unused_since: null })
    .where('hash', 'in', [...hashes])
    .returning(['hash', 'width', 'height'])
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

export async function isCategory(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function isBrand(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('brand').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether all of some makers and people responsible are known. */
export async function areOperators(database: Database, ids: readonly number[]): Promise<boolean> {
  const rows = await database
    .selectFrom('operator')
    .select('id')
    .where('id', 'in', [...ids, 0])
    .execute();
  return ids.every((id) => rows.some((row) => row.id === id));
}

/** Names of products by their codes; those the shop does not know are absent. */
export async function namesOfCodes(
  database: Database,
  codes: readonly string[],
): Promise<Record<string, string>> {
  if (codes.length === 0) return {};
  const rows = await database
    .selectFrom('product')
    .select(['code', 'name'])
    .where('code', 'in', [...codes])
    .execute();
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
}

/** Whether an address leads to another product, or once did. */
export async function isAddressTaken(database: Database, id: number, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from product where slug = ${slug} and id <> ${id}
    union all select from product_slug where slug = ${slug} and product_id <> ${id}`.execute(database);
  return rows.length > 0;
}

/** Keeps the addresses a product has and had: each that was public leads to the present one. */
async function keepAddresses(database: Database, id: number, slug: string): Promise<void> {
  await sql`
    insert into product_slug (slug, product_id)
    select slug, id from product where id = ${id} and was_public union select ${slug}, ${id}::int
    on conflict (slug) do nothing`.execute(database);
}

/** Of an energy label what there is. */
const energyColumn = (energy: NonNullable<ProductFields['energy']>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(energy).filter(([, value]) => value !== '')));

export type WrittenFields = Omit<ChangedFields, 'pictures' | 'features'> & {
  readonly pictures?: readonly StoredPicture[];
  readonly features?: readonly SaidFeature[];
  /** Where it is to be sold: its beginning is awaited. */
  readonly isAwaited?: boolean;
};

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** A picture that a variant shows as well says the same there. */
async function describeInVariants(
  database: Database,
  id: number,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await sql`
    with named as (
      select hash, alt from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as said (hash text, alt text)
       where alt is not null)
    update variant set pictures = (
        select jsonb_agg(own || coalesce((select jsonb_build_object('alt', alt) from named where hash = own ->> 'hash'), '{}')
                         order by place)
          from jsonb_array_elements(variant.pictures) with ordinality as o (own, place))
     where product_id = ${id} and exists (
       select from jsonb_array_elements(variant.pictures) as own join named on named.hash = own ->> 'hash'
        where named.alt is distinct from own ->> 'alt')`.execute(database);
}

/** Whether a product is offered; with its maker named, what was withheld for it is. */
const offering = ({ published, manufacturer_id: maker, isAwaited = false }: WrittenFields) => ({
  ...(published !== undefined && {
    published: published && !isAwaited,
    withheld: false,
    scheduled: published && isAwaited,
    ...(published && !isAwaited && { was_public: true }),
    // What comes (back) on a date is not gone for search engines.
    removed_at: published ? null : sql<Date>`now()`,
  }),
  ...(typeof maker === 'number' &&
    published === undefined && {
      published: sql<boolean>`published or withheld`,
      was_public: sql<boolean>`was_public or withheld`,
      withheld: false,
    }),
});

/** Fields that were written are the shop's own from then on. */
const asOwn = (names: readonly string[]) => ({
  own_fields: sql<string[]>`array(select distinct unnest(own_fields || ${names}::text[]) order by 1)`,
  row_hash: null,
  updated_at: sql<Date>`now()`,
});

/** What many products are given alike. */
export type AlikeFields = Pick<
  WrittenFields,
  'published' | 'category_id' | 'brand_id' | 'vat_class' | 'manufacturer_id' | 'eu_responsible_id'
>;

/** Writes the same into many products, as `writeProduct` does. */
export async function writeAlike(
  database: Database,
  ids: readonly number[],
  fields: AlikeFields,
): Promise<void> {
  const { published, ...plain } = fields;
  await database
    .updateTable('product')
    .set({ ...plain, ...offering(fields), ...asOwn(Object.keys(fields)) })
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  await logMany(database, published === false ? 'removed' : 'product', ids);
}

/** Writes the features of many products. */
export async function writeFeatures(
  database: Database,
  all: readonly { readonly id: number; readonly features: readonly SaidFeature[] }[],
): Promise<void> {
  const ids = all.map(({ id }) => id);
  await sql`update product set features = new.features::jsonb, row_hash = null, updated_at = now(),
      own_fields = array(select distinct unnest(own_fields || array['features']) order by 1)
    from unnest(${ids}::int[], ${all.map(({ features }) => JSON.stringify(features))}::text[]) as new (id, features)
    where product.id = new.id`.execute(database);
  await logMany(database, 'product', ids);
}

/** The storefront shows them as they are now. */
const logMany = (database: Database, kind: 'product' | 'removed', ids: readonly number[]) =>
  sql`insert into change_log (kind, subject_id) select ${kind}, unnest(${ids}::int[])`.execute(database);

/** Writes fields of a product, which are the shop's own from then on; the storefront follows the change log. */
export async function writeProduct(database: Database, id: number, fields: WrittenFields): Promise<void> {
  const { pictures, published, short_description: short, description_html: html, ...others } = fields;
  const { meta_title: title, meta_description: told, documents, energy, features, ...further } = others;
  const { offered_from: from, offered_until: until, isAwaited, ...plain } = further;
  if (fields.slug !== undefined) await keepAddresses(database, id, fields.slug);
  await database
    .updateTable('product')
    .set({
      ...plain,
      ...(pictures !== undefined && { pictures: JSON.stringify(pictures) }),
      ...(short !== undefined && { short_description: short === '' ? null : short }),
      ...(html !== undefined && { description_html: html === '' ? null : html }),
      ...(documents !== undefined && { documents: JSON.stringify(documents) }),
      ...(features !== undefined && { features: JSON.stringify(features) }),
      ...(energy !== undefined && { energy: energy && energyColumn(energy) }),
      ...(from !== undefined && { offered_from: momentOf(from) }),
      ...(until !== undefined && { offered_until: momentOf(until) }),
      ...(title !== undefined && { meta_title: title === '' ? null : title }),
      ...(told !== undefined && { meta_description: told === '' ? null : told }),
      ...offering(fields),
      ...asOwn(Object.keys(fields).filter((name) => name !== 'isAwaited')),
    })
    .where('id', '=', id)
    .execute();
  if (pictures !== undefined) await describeInVariants(database, id, pictures);
  const kind = published === false || isAwaited === true ? 'removed' : 'product';
  await database.insertInto('change_log').values({ kind, subject_id: id }).execute();
}

/**
 * Files fill the product and its prices again; the next one that tells it writes it whole. Whether it is in sale stays the
 * shop's own where that has dates: files know none.
 */
export async function releaseFields(database: Database, id: number): Promise<void> {
  await database
    .updateTable('product')
    .set({
      own_fields: sql<string[]>`case when offered_from is null and offered_until is null then '{}'::text[]
        else array['offered_from', 'offered_until', 'published'] end`,
      row_hash: null,
    })
    .where('id', '=', id)
    .execute();
  await database
    .updateTable('variant')
    .set({ own_prices: false, own_codes: false, own_options: false })
    .where('product_id', '=', id)
    .execute();
}
