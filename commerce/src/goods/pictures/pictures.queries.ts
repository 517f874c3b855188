import { sql } from 'kysely';
import type { PictureOption, PictureView } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import { goodsIds } from '../products/product-list.queries.ts';

export interface KeptPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly source: string;
  readonly focus: string | null;
  /** Microseconds since 1970, as the cursor needs them. */
  readonly at: string;
}

export interface PictureCursor {
  readonly at: string;
  readonly hash: string;
}

/** Pictures of products, variants and contents of today; a product's with what they say. */
const shown = sql`
  select picture ->> 'hash' as hash, coalesce(picture ->> 'alt', '') as alt, true as is_product
    from product, jsonb_array_elements(pictures) as picture
  union all
  select picture ->> 'hash', '', false from variant, jsonb_array_elements(pictures) as picture
  union all
  select picture ->> 'hash', '', false
    from content_entry, jsonb_path_query(content_entry.pictures, '$.*') as picture where is_current`;

const narrowed = (view: PictureView) => {
  if (view === 'own') return sql<boolean>`media.source = 'staff'`;
  if (view === 'unused')
    return sql<boolean>`media.hash not in (select hash from (${shown}) as s where hash is not null)`;
  return sql<boolean>`media.hash in (select hash from (${shown}) as s where is_product and alt = '')`;
};

const MATCHING_PRODUCTS_MAX = 500;

/** Of products that a text finds. */
const ofProducts = (database: Database, text: string) => sql<boolean>`media.hash in (
  select picture ->> 'hash' from (
    select pictures from product where id in (${goodsIds(database, { text }).limit(MATCHING_PRODUCTS_MAX)})
    union all
    select pictures from variant where product_id in (${goodsIds(database, { text }).limit(MATCHING_PRODUCTS_MAX)})
  ) as found, jsonb_array_elements(found.pictures) as picture)`;

/** Pictures, newest first. */
export async function listPictures(
  database: Database,
  { text, view }: { readonly text: string; readonly view: PictureView },
  { after, limit }: { readonly after: PictureCursor | undefined; readonly limit: number },
): Promise<KeptPicture[]> {
  return database
    .selectFrom('media')
    .select(['hash', 'width', 'height', 'bytes', 'source', 'focus'])
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('at'))
    .$if(text !== '', (query) => query.where(ofProducts(database, text)))
    .$if(view !== 'all', (query) => query.where(narrowed(view)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`((extract(epoch from created_at) * 1000000)::bigint, hash) < (${after?.at}::bigint, ${after?.hash})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('hash', 'desc')
    .limit(limit)
    .execute();
}

/** Products and variants that show some pictures, by the picture. */
export async function selectUses(database: Database, hashes: readonly string[]) {
  const { rows } = await sql<{
    hash: string;
    id: number;
    name: string;
    alt: string;
    sku: string | null;
  }>`
    select picture ->> 'hash' as hash, p.id, p.name, coalesce(picture ->> 'alt', '') as alt, null as sku
      from product p, jsonb_array_elements(p.pictures) as picture
     where picture ->> 'hash' = any(${[...hashes]}::text[])
    union all
    select picture ->> 'hash', p.id, p.name, '', v.sku
      from variant v join product p on p.id = v.product_id, jsonb_array_elements(v.pictures) as picture
     where picture ->> 'hash' = any(${[...hashes]}::text[])
     order by 1, 2`.execute(database);
  return rows;
}

/** Entries of the contents that show some pictures. */
export async function selectContentUses(database: Database, hashes: readonly string[]) {
  const { rows } = await sql<{
    hash: string;
    kind: string;
    key: string;
    language: string;
  }>`
    select distinct picture ->> 'hash' as hash, kind, key, language
      from content_entry, jsonb_path_query(content_entry.pictures, '$.*') as picture
     where is_current and picture ->> 'hash' = any(${[...hashes]}::text[])`.execute(database);
  return rows;
}

export interface NamedArticle {
  /** What the file is named by: a SKU, a GTIN or a code. */
  readonly key: string;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Null: the whole product. */
  readonly sku: string | null;
  /** "rosso 5 l" */
  readonly values: string;
  readonly variants: number;
}

/** What some codes stand for: variants by SKU or GTIN, products by their code. */
export async function articlesNamed(database: Database, keys: readonly string[]): Promise<NamedArticle[]> {
  const values = sql`(select string_agg(option ->> 1, ' ' order by place)
    from jsonb_array_elements(v.options) with ordinality as o (option, place))`;
  const { rows } = await sql<NamedArticle>`
    with named as (
      select sku as key, v.product_id, v.sku, ${values} as options from variant v where sku = any(${[...keys]}::text[])
      union all
      select gtin, v.product_id, v.sku, ${values} from variant v where gtin = any(${[...keys]}::text[])
      union all
      select code, id, null, '' from product where code = any(${[...keys]}::text[]))
    select named.key, p.id, p.code, p.name, named.sku, coalesce(named.options, '') as values,
           (select count(*)::integer from variant where product_id = p.id) as variants
      from named join product p on p.id = named.product_id`.execute(database);
  return rows;
}

/** Values in which the variants of products differ, by the product, in the order of the page. */
export async function optionsOfProducts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PictureOption[]>> {
  const { rows } = await sql<PictureOption & { id: number }>`
    select product_id as id, option ->> 0 as label, option ->> 1 as value
      from variant, jsonb_array_elements(options) with ordinality as o (option, place)
     where product_id = any(${[...ids]}::int[]) and retired_at is null
       and 1 < (select count(*) from variant v where v.product_id = variant.product_id and v.retired_at is null)
     group by 1, 2, 3 order by 1, min(place), min(position)`.execute(database);
  return Map.groupBy(rows, ({ id }) => id);
}

export interface VariantPictures {
  readonly productId: number;
  readonly sku: string;
  readonly pictures: readonly StoredPicture[];
}

/** Variants with their own pictures, locked in the order of their SKUs. */
export async function lockVariantPictures(
  database: Database,
  skus: readonly string[],
): Promise<VariantPictures[]> {
  if (skus.length === 0) return [];
  return database
    .selectFrom('variant')
    .select(['product_id as productId', 'sku', sql<StoredPicture[]>`pictures`.as('pictures')])
    .where('sku', 'in', [...skus])
    .orderBy('sku')
    .forUpdate()
    .execute();
}

/** Writes the own pictures of a variant; files leave them alone from then on, as those of its product. */
export async function writeVariantPictures(
  database: Database,
  { productId, sku, pictures }: VariantPictures,
): Promise<void> {
  await database
    .updateTable('variant')
    .set({ pictures: JSON.stringify(pictures) })
    .where('sku', '=', sku)
    .execute();
  await keepOwnPictures(database, productId);
}

async function keepOwnPictures(database: Database, productId: number): Promise<void> {
  await database
    .updateTable('product')
    .set({
      own_fields: sql<string[]>`array(select distinct unnest(own_fields || array['pictures']) order by 1)`,
      row_hash: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', productId)
    .execute();
  await database.insertInto('change_log').values({ kind: 'product', subject_id: productId }).execute();
}

/** Writes the own pictures of several variants of one product; files leave them alone from then on. */
export async function writePicturesOfVariants(
  database: Database,
  productId: number,
  written: readonly Pick<VariantPictures, 'sku' | 'pictures'>[],
): Promise<void> {
  await sql`update variant set pictures = new.pictures::jsonb
    from unnest(${written.map(({ sku }) => sku)}::text[],
      ${written.map(({ pictures }) => JSON.stringify(pictures))}::text[]) as new (sku, pictures)
    where variant.sku = new.sku`.execute(database);
  await keepOwnPictures(database, productId);
}

/** Products that show a picture. */
export async function productsShowing(database: Database, hash: string): Promise<number[]> {
  const rows = await database
    .selectFrom('product')
    .select('id')
    .where(sql<boolean>`pictures @> jsonb_build_array(jsonb_build_object('hash', ${hash}::text))`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
