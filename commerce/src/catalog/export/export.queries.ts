import type pg from 'pg';
import type { StoredPicture } from '../../media/picture-url.ts';
import { plainNames } from '../product/plain-attributes.ts';
import type { PlainValues } from '../product/plain-attributes.ts';

type Client = pg.Client;

/** A stored feature with its label and unit. */
export interface ExportFeature {
  readonly code: string;
  readonly label: string;
  readonly unit: string | null;
  readonly value?: string | number | boolean;
  readonly values?: readonly string[];
}

export interface ExportEconomicOperator {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
}

export interface ExportVariant {
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: readonly [string, string][];
  readonly swatch: string | null;
  readonly pictures: readonly StoredPicture[];
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly sale_from: string | null;
  readonly sale_to: string | null;
  readonly promo_price_cents: number | null;
  readonly promo_from: string | null;
  readonly promo_to: string | null;
  readonly stock: number;
  /** The stock given by the last import. */
  readonly stock_told: number | null;
  readonly weight_kg: number | null;
  readonly content: number | null;
  readonly content_unit: string | null;
  readonly history: readonly { readonly cents: number; readonly from: string }[];
}

export interface ExportProduct extends PlainValues {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string | null;
  readonly category: readonly string[];
  readonly family_code: string | null;
  readonly family_name: string | null;
  readonly groups: readonly (string | null)[];
  readonly short_description: string | null;
  readonly description_html: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly features: readonly ExportFeature[];
  readonly pictures: readonly StoredPicture[];
  readonly documents: readonly Readonly<Record<string, string>>[];
  readonly manufacturer: ExportEconomicOperator | null;
  readonly eu_responsible: ExportEconomicOperator | null;
  readonly energy: Readonly<Record<string, string>> | null;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly sold: number;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly published: boolean;
  /** Unpublished by a file that replaced the catalogue. */
  readonly removed: boolean;
  readonly created_at: string;
  readonly variants: readonly ExportVariant[];
}

/** Begins a transaction that sees one snapshot for the whole export. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query("set time zone 'UTC'");
  await client.query('begin isolation level repeatable read read only');
}

const operatorJson = (alias: string) =>
  `case when ${alias}.id is null then null
     else json_build_object('name', ${alias}.name, 'address', ${alias}.address, 'contact', ${alias}.contact) end`;

const plainColumns = plainNames.map((name) => `p.${name}`).join(', ');

/** Times are exported as ISO text inside JSON, so that no precision is lost. */
const productQuery = (where: string, history: string) => `
  select to_json(t) as product from (
    select p.id, p.code, p.name, p.slug, b.name as brand, c.path as category, p.family_code, f.name as family_name,
      array[p.group_1, p.group_2, p.group_3, p.group_4, p.group_5] as groups, p.short_description, p.description_html,
      p.meta_title, p.meta_description,
      coalesce((select json_agg(x.entry || jsonb_build_object('label', ft.label, 'unit', ft.unit) order by x.place)
        from jsonb_array_elements(p.features) with ordinality as x (entry, place)
        join feature ft on ft.code = x.entry ->> 'code'), '[]') as features,
      p.pictures, p.documents, ${operatorJson('m')} as manufacturer, ${operatorJson('r')} as eu_responsible,
      p.energy, ${plainColumns}, p.is_hot, p.is_new,
      p.sold, p.rating_average, p.rating_count, (p.published or p.withheld) as published, p.removed_at is not null as removed, p.created_at,
      (select json_agg(to_jsonb(v) || jsonb_build_object('history', ${history}) order by v.position)
        from variant v where v.product_id = p.id and v.retired_at is null) as variants
    from product p
    join category c on c.id = p.category_id
    left join brand b on b.id = p.brand_id
    left join family f on f.code = p.family_code
    left join operator m on m.id = p.manufacturer_id
    left join operator r on r.id = p.eu_responsible_id
    where ${where}
  ) t`;

const wholeHistory = `(
  select coalesce(jsonb_agg(jsonb_build_object('cents', h.price_cents, 'from', h.valid_from) order by h.valid_from), '[]')
  from price_history h where h.variant_id = v.id)`;

/** Some products by id, without the history of their prices. */
export async function productsById(client: Client, ids: readonly number[]): Promise<ExportProduct[]> {
  const { rows } = await client.query<{ product: ExportProduct }>({
    name: 'products-by-id',
    text: productQuery('p.id = any($1::integer[])', `'[]'::jsonb`),
    values: [ids],
  });
  return rows.map((row) => row.product);
}

/** The next products by id, with everything a catalogue file contains; of some ids only, unless null. */
export async function nextProducts(
  client: Client,
  afterId: number,
  limit: number,
  publishedOnly: boolean,
  ids: readonly number[] | null = null,
): Promise<ExportProduct[]> {
  const { rows } = await client.query<{ product: ExportProduct }>({
    name: 'export-products',
    text: productQuery(
      'p.id > $1 and (p.published or not $3) and ($4::integer[] is null or p.id = any($4)) order by p.id limit $2',
      wholeHistory,
    ),
    values: [afterId, limit, publishedOnly, ids],
  });
  return rows.map((row) => row.product);
}

/** File name or address of each stored picture. */
export async function pictureSources(
  client: Client,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await client.query<{ hash: string; source: string }>(
    'select hash, source from media where hash = any($1)',
    [hashes],
  );
  return new Map(rows.map(({ hash, source }) => [hash, source]));
}
