import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { VariantContent } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { sql } from 'kysely';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Offer } from './offer.ts';

export type OptionPairs = readonly (readonly [label: string, value: string])[];

/** A variant with what its table shows and what a sibling takes from it. */
export interface TableVariant {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: OptionPairs;
  readonly priceCents: Cents;
  readonly sale: Offer | null;
  readonly stock: number;
  readonly weightKg: number | null;
  readonly content: VariantContent;
  readonly shelf: string | null;
  readonly isRetired: boolean;
  readonly position: number;
  readonly swatch: string | null;
  readonly pictures: readonly StoredPicture[];
}

const table = (database: Database) =>
  database
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'gtin', 'price_cents', 'stock', 'weight_kg as weightKg'])
    .select('shelf')
    .select(['sale_price_cents', 'sale_from', 'sale_to', 'content', 'content_unit'])
    .select(['position', 'swatch', sql<boolean>`retired_at is not null`.as('isRetired')])
    .select([sql<OptionPairs>`options`.as('options'), sql<StoredPicture[]>`pictures`.as('pictures')]);

const present = ({
  price_cents: price,
  sale_price_cents: sale,
  sale_from: from,
  sale_to: to,
  content: amount,
  content_unit: unit,
  ...row
}: Awaited<ReturnType<ReturnType<typeof table>['execute']>>[number]): TableVariant => ({
  ...row,
  priceCents: cents(price),
  content: amount === null || unit === null ? null : { amount, unit },
  sale:
    sale === null
      ? null
      : { cents: cents(sale), from: from?.toISOString() ?? null, to: to?.toISOString() ?? null },
});

/** The variants of products, those on sale first, each in the order of the page. */
export async function tableOf(
  database: Database,
  productIds: readonly number[],
  locks = false,
): Promise<TableVariant[]> {
  const rows = table(database)
    .where('product_id', 'in', [...productIds, 0])
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .orderBy('id');
  return (await (locks ? rows.forUpdate() : rows).execute()).map(present);
}

/** The products of some SKUs. */
export async function productsOfSkus(database: Database, skus: readonly string[]): Promise<number[]> {
  const rows = await database
    .selectFrom('variant')
    .select('product_id')
    .distinct()
    .where('sku', 'in', [...skus, ''])
    .execute();
  return rows.map(({ product_id: id }) => id);
}

export interface VariantToAdd {
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: OptionPairs;
  readonly priceCents: Cents;
  readonly stock: number;
  readonly weightKg: number | null;
  readonly content: VariantContent;
  readonly swatch: string | null;
  readonly pictures: readonly StoredPicture[];
}

/** Writes new variants after those a product has; files that do not know them leave them. */
export async function insertVariants(
  database: Database,
  productId: number,
  added: readonly VariantToAdd[],
  after: number,
): Promise<void> {
  if (added.length === 0) return;
  await database
    .insertInto('variant')
    .values(
      added.map(({ priceCents, weightKg, content, options, pictures, ...plain }, at) => ({
        ...plain,
        product_id: productId,
        position: after + 1 + at,
        options: JSON.stringify(options),
        pictures: JSON.stringify(pictures),
        price_cents: priceCents,
        weight_kg: weightKg,
        content: content?.amount ?? null,
        content_unit: content?.unit ?? null,
        own_variant: true,
        own_options: true,
      })),
    )
    .execute();
}

export interface VariantCellsToWrite {
  readonly id: number;
  readonly gtin: string | null;
  readonly options: OptionPairs;
  readonly weightKg: number | null;
  readonly content: VariantContent;
  readonly shelf: string | null;
  readonly isRetired: boolean;
}

/** Writes cells of variants, which are the shop's own from then on; a GTIN may move from one to another. */
export async function writeCells(
  database: Database,
  changed: readonly VariantCellsToWrite[],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const column = <Value>(of: (one: VariantCellsToWrite) => Value) => changed.map(of);
  const ids = column(({ id }) => id);
  const gtins = column(({ gtin }) => gtin);
  await sql`update variant set gtin = null
    from unnest(${ids}::int[], ${gtins}::text[]) as new (id, gtin)
    where variant.id = new.id and variant.gtin is distinct from new.gtin`.execute(database);
  await sql`update variant set gtin = new.gtin, options = new.options::jsonb, weight_kg = new.weight,
      content = new.content, content_unit = new.unit, shelf = new.shelf,
      own_codes = own_codes or (variant.gtin, variant.weight_kg, variant.content, variant.content_unit)
        is distinct from (new.gtin, new.weight, new.content, new.unit),
      own_options = own_options or variant.options is distinct from new.options::jsonb,
      retired_at = case when new.retired then coalesce(variant.retired_at, ${at}::timestamptz) end
    from unnest(${ids}::int[], ${gtins}::text[], ${column(({ options }) => JSON.stringify(options))}::text[],
      ${column(({ weightKg }) => weightKg)}::numeric[], ${column(({ isRetired }) => isRetired)}::boolean[],
      ${column(({ content }) => content?.amount ?? null)}::numeric[], ${column(({ content }) => content?.unit ?? null)}::text[],
      ${column(({ shelf }) => shelf)}::text[])
      as new (id, gtin, options, weight, retired, content, unit, shelf)
    where variant.id = new.id`.execute(database);
}

/** The shop shows the variants of products as they are now. */
export async function showVariants(database: Database, productIds: readonly number[]): Promise<void> {
  await sql`update product set row_hash = null, updated_at = now() where id = any(${[...productIds]}::int[])`.execute(
    database,
  );
  await sql`insert into change_log (kind, subject_id)
    select 'product', id from unnest(${[...productIds]}::int[]) as id`.execute(database);
}
