import type pg from 'pg';
import { namesOf, productContentColumns, variantContentColumns, variantPriceColumns } from './columns.ts';
import { variantColumns } from './copy.queries.ts';
import type { StoredBatch } from './decide-batch.ts';

/**
 * Takes the lock that allows one import at a time across processes. Held until it is released or the
 * connection closes.
 */
export async function acquireImportLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('catalogue import')) as taken",
  );
  return rows[0]?.taken === true;
}

/** Waits until no other import holds the lock. */
export async function waitForImportLock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext('catalogue import'))");
}

export async function releaseImportLock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_unlock(hashtext('catalogue import'))");
}

/** Whether the shop has products, which an import could change or remove. */
export async function hasProducts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>('select exists (select from product) as any');
  return rows[0]?.any === true;
}

/**
 * Prepares the session. Without synchronous commit a crash may lose the last batches, each as a whole and
 * with its progress: the next run writes them again.
 */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(`
    set synchronous_commit = off;
    set time zone 'UTC';
    create temp table staged_product on commit delete rows as select * from product with no data;
    create temp table staged_variant on commit delete rows as
      select *, null::integer as stock_base from variant with no data`);
}

/** A text[] parameter, written directly: the patterns of keys forbid quotes and backslashes. */
const textArray = (keys: readonly string[]): string => (keys.length === 0 ? '{}' : `{"${keys.join('","')}"}`);

type ProductKeys = [
  code: string,
  id: number,
  slug: string,
  hash: string | null,
  created: number,
  ownSlug: boolean,
];

/** Stored products by code, with the fingerprints that show whether a row changed. */
export async function findProducts(
  client: pg.Client,
  codes: readonly string[],
): Promise<StoredBatch['products']> {
  const { rows } = await client.query<ProductKeys>({
    rowMode: 'array',
    name: 'find-products',
    text: `select code, id, slug, row_hash, extract(epoch from created_at)::float8 * 1000, 'slug' = any(own_fields)
      from product where code = any($1::text[])`,
    values: [textArray(codes)],
  });
  return new Map(
    rows.map(([code, id, slug, rowHash, created, ownSlug]) => [
      code,
      { id, slug, rowHash, createdAt: Math.floor(created + 0.001), ownSlug },
    ]),
  );
}

export interface KeysToFind {
  readonly skus: readonly string[];
  readonly gtins: readonly string[];
  readonly slugs: readonly string[];
}

type OwnerRow = [kind: string, key: string, id: number, productId: number, sku: string];

/** The owners of these SKUs, GTINs and slugs. */
export async function findOwners(
  client: pg.Client,
  keys: KeysToFind,
): Promise<Omit<StoredBatch, 'products'>> {
  const { rows } = await client.query<OwnerRow>({
    rowMode: 'array',
    name: 'find-owners',
    text: `select 'sku', sku, id, product_id, sku from variant where sku = any($1::text[])
      union all select 'gtin', gtin, id, product_id, sku from variant where gtin = any($2::text[])
      union all select 'slug', slug, 0, product_id, '' from product_slug where slug = any($3::text[])`,
    values: [textArray(keys.skus), textArray(keys.gtins), textArray(keys.slugs)],
  });
  const skus = new Map<string, { id: number; productId: number }>();
  const gtins = new Map<string, { productId: number; sku: string }>();
  const slugs = new Map<string, number>();
  for (const [kind, key, id, productId, sku] of rows) {
    if (kind === 'sku') skus.set(key, { id, productId });
    else if (kind === 'gtin') gtins.set(key, { productId, sku });
    else slugs.set(key, productId);
  }
  return { skus, gtins, slugs };
}

/** Ids for new products and variants. */
export async function reserveIds(client: pg.Client, products: number, variants: number) {
  const { rows } = await client.query<{ products: number[]; variants: number[] }>({
    name: 'reserve-ids',
    text: `with sequence as materialized (
        select pg_get_serial_sequence('product', 'id')::regclass as product,
          pg_get_serial_sequence('variant', 'id')::regclass as variant)
      select
        (select coalesce(json_agg(nextval(product)), '[]') from sequence, generate_series(1, $1)) as products,
        (select coalesce(json_agg(nextval(variant)), '[]') from sequence, generate_series(1, $2)) as variants`,
    values: [products, variants],
  });
  return rows[0] ?? { products: [], variants: [] };
}

const taken = (names: readonly string[]): string => names.map((name) => `${name} = s.${name}`).join(', ');

/** Of products, what staff edited stays the shop's own until it is released. */
const unlessOwn = (name: string, value: string): string =>
  `${name} = case when '${name}' = any(p.own_fields) then p.${name} else ${value} end`;
const takenUnlessOwn = (names: readonly string[]): string =>
  names.map((name) => unlessOwn(name, `s.${name}`)).join(', ');

/** Writes the staged changes to the stored products; null in staging keeps the stored value. */
export async function applyStagedProducts(client: pg.Client): Promise<void> {
  await client.query(`
    update product p set
      ${unlessOwn('slug', 's.slug')}, ${unlessOwn('brand_id', 's.brand_id')}, ${unlessOwn('category_id', 's.category_id')},
      ${unlessOwn('family_code', 's.family_code')}, ${unlessOwn('manufacturer_id', 's.manufacturer_id')},
      ${unlessOwn('eu_responsible_id', 's.eu_responsible_id')}, row_hash = s.row_hash,
      sold = coalesce(s.sold, p.sold), rating_average = coalesce(s.rating_average, p.rating_average),
      rating_count = coalesce(s.rating_count, p.rating_count), created_at = coalesce(s.created_at, p.created_at),
      ${takenUnlessOwn(namesOf(productContentColumns).filter((name) => name !== 'published'))},
      ${unlessOwn('published', 's.published and not p.withheld')},
      withheld = case when 'published' = any(p.own_fields) then p.withheld else s.published and p.withheld end,
      was_public = p.was_public or s.published, removed_at = null, updated_at = now()
    from staged_product s where p.id = s.id`);
  await client.query(`
    insert into product_slug (slug, product_id) select slug, id from staged_product on conflict (slug) do nothing`);
}

const codes: readonly string[] = ['gtin', 'weight_kg', 'content', 'content_unit'];
/** Columns of variants that are not simply what the file says. */
const kept: ReadonlySet<string> = new Set(['sku', 'pictures', 'options', ...codes]);

const ownOrTaken = (own: 'own_prices' | 'own_codes' | 'own_options', names: readonly string[]): string =>
  names.map((name) => `${name} = case when v.${own} then v.${name} else s.${name} end`).join(', ');

/**
 * Writes the staged variants of changed products: missing ones are deleted, unless staff added them or took them out
 * of sale; new ones are added, the rest updated.
 */
export async function applyStagedVariants(client: pg.Client): Promise<void> {
  await client.query(`
    delete from variant v using staged_product p
    where v.product_id = p.id and v.retired_at is null and not v.own_variant
      and not exists (select from staged_variant s where s.id = v.id)`);
  // A GTIN may move between variants of a product: unique values are cleared before they are set.
  await client.query(`
    update variant v set gtin = null from staged_variant s
    where v.id = s.id and v.gtin is distinct from s.gtin and v.gtin is not null and not v.own_codes`);
  await client.query(`
    update variant v set
      ${taken(namesOf(variantContentColumns).filter((name) => !kept.has(name)))},
      pictures = case when 'pictures' = any(p.own_fields) then v.pictures else s.pictures end,
      ${ownOrTaken('own_prices', namesOf(variantPriceColumns))}, ${ownOrTaken('own_codes', codes)},
      ${ownOrTaken('own_options', ['options'])},
      stock = case
        when s.stock is null then v.stock
        when s.stock_base is not null then case when v.stock = s.stock_base then s.stock else v.stock end
        when s.stock is distinct from v.stock_told then s.stock
        else v.stock end,
      stock_told = case when s.stock_base is null then coalesce(s.stock, v.stock_told) else v.stock_told end
    from staged_variant s join product p on p.id = s.product_id where v.id = s.id`);
  await client.query(`
    insert into variant (${variantColumns}) overriding system value
    select ${variantColumns.replace('stock,', 'coalesce(stock, 0),')} from staged_variant s where not exists (select from variant v where v.id = s.id)`);
}

/** Appends to the price history where the charged price changed; prices that are the shop's own did not. */
export async function appendChargedPrices(
  client: pg.Client,
  ids: number[],
  cents: number[],
  at: Date,
): Promise<void> {
  await client.query({
    name: 'append-charged-prices',
    text: `insert into price_history (variant_id, price_cents, valid_from)
      select t.id, t.cents, $3 from unnest($1::integer[], $2::integer[]) as t (id, cents)
      where not (select v.own_prices from variant v where v.id = t.id) and t.cents is distinct from (
        select h.price_cents from price_history h where h.variant_id = t.id order by h.valid_from desc limit 1)
      on conflict do nothing`,
    values: [ids, cents, at],
  });
}

/**
 * Writes the changed products to the change log; a statement trigger notifies every node once per transaction.
 */
export async function logChanges(
  client: pg.Client,
  kind: 'product' | 'price' | 'removed',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query({
    name: 'log-changes',
    text: 'insert into change_log (kind, subject_id) select $1, unnest($2::integer[])',
    values: [kind, ids],
  });
}

/**
 * Unpublishes the products that a replacing file does not contain; they are kept for orders and links. Those that staff
 * made, whose code is their own, stay.
 */
export async function unpublishAllBut(
  client: pg.Client,
  isKept: (id: number) => boolean,
  onFound: (count: number) => void,
): Promise<number[]> {
  const { rows } = await client.query<[number]>({
    rowMode: 'array',
    text: `select id from product where (published or withheld or scheduled) and not 'code' = any(own_fields) order by id`,
  });
  const gone = rows.map(([id]) => id).filter((id) => !isKept(id));
  if (gone.length > 0) {
    onFound(gone.length);
    await client.query(
      'update product set published = false, withheld = false, scheduled = false, removed_at = now(), row_hash = null, updated_at = now() where id = any($1)',
      [gone],
    );
    await logChanges(client, 'removed', gone);
  }
  return gone;
}

/** Ids of stored products by code, for rows that were refused but are in the file. */
export async function idsOfCodes(client: pg.Client, codes: readonly string[]): Promise<number[]> {
  const { rows } = await client.query<[number]>({
    rowMode: 'array',
    text: 'select id from product where code = any($1)',
    values: [codes],
  });
  return rows.map(([id]) => id);
}
