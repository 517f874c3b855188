import { sql } from 'kysely';
import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import type { ContentUnit } from '@casamaestra/rules/pricing/unit-price.ts';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { GoodsPicture } from '../media/picture-url.ts';
import type { StoredEnergy } from '../catalog/product/energy.ts';

interface LineRow {
  readonly version: number;
  /** null when none of the SKUs is known. */
  readonly id: number | null;
  readonly sku: string;
  readonly product_id: number;
  readonly category_id: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  readonly options: readonly (readonly [string, string])[];
  readonly picture: GoodsPicture | null;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly promo_price_cents: number | null;
  readonly promo_from: Date | null;
  readonly promo_to: Date | null;
  /** Price history; only for variants with a reduced price. */
  readonly history: readonly (readonly [priceCents: number, from: number])[] | null;
  readonly stock: number;
  readonly weight_kg: number | null;
  readonly content: number | null;
  readonly content_unit: ContentUnit | null;
  readonly vat_class: string;
  readonly custom_made: boolean;
  readonly min_age: number | null;
  readonly hazardous: boolean;
  readonly hazard_label: readonly string[];
  readonly age_check: boolean;
  readonly electrical: boolean;
  readonly energy: StoredEnergy | null;
}

/** A variant with what a cart needs to price and deliver it. */
export interface CartVariant {
  readonly id: number;
  readonly sku: string;
  readonly productId: number;
  readonly categoryId: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  readonly options: readonly (readonly [string, string])[];
  readonly picture: GoodsPicture | null;
  readonly prices: VariantPrices;
  readonly history: readonly PricePoint[];
  readonly stock: number;
  readonly weightG: number;
  readonly content: number | null;
  readonly contentUnit: ContentUnit | null;
  readonly vatClass: string;
  readonly customMade: boolean;
  readonly minAge: number | null;
  readonly hazardous: boolean;
  readonly hazardLabel: readonly string[];
  readonly ageCheck: boolean;
  /** Whether its category may hold electrical equipment. */
  readonly electrical: boolean;
  readonly energy: StoredEnergy | null;
}

const amount = (value: number | null): Cents | null => (value === null ? null : cents(value));
const instant = (value: Date | null) => value?.getTime() ?? null;

function cartVariant(row: LineRow, id: number): CartVariant {
  return {
    id,
    sku: row.sku,
    productId: row.product_id,
    categoryId: row.category_id,
    name: row.name,
    slug: row.slug,
    published: row.published,
    options: row.options,
    picture: row.picture,
    prices: {
      listCents: cents(row.price_cents),
      saleCents: amount(row.sale_price_cents),
      saleFrom: instant(row.sale_from),
      saleTo: instant(row.sale_to),
      promoCents: amount(row.promo_price_cents),
      promoFrom: instant(row.promo_from),
      promoTo: instant(row.promo_to),
    },
    history: (row.history ?? []).map(([price, from]) => ({ amountCents: cents(price), from })),
    stock: row.stock,
    weightG: Math.round((row.weight_kg ?? 0) * 1000),
    content: row.content,
    contentUnit: row.content_unit,
    vatClass: row.vat_class,
    customMade: row.custom_made,
    minAge: row.min_age,
    hazardous: row.hazardous,
    hazardLabel: row.hazard_label,
    ageCheck: row.age_check,
    electrical: row.electrical,
    energy: row.energy,
  };
}

export interface CartLines {
  /** Version of the commerce settings. */
  readonly version: number;
  readonly variants: ReadonlyMap<string, CartVariant>;
}

/** Variants by SKU, and the version of the commerce settings in force; one round trip. */
export async function selectCartLines(database: Database, skus: readonly string[]): Promise<CartLines> {
  const { rows } = await sql<LineRow>`${sql.raw(preparedMark)}
    select selling_version.version, line.*
      from selling_version left join lateral (
        select variant.id, variant.sku, product_id, category_id, product.name, product.slug,
               published and variant.retired_at is null as published, options,
               case when variant.pictures <> '[]' then variant.pictures->0
                    when variant.swatch <> (select swatch from variant first where first.product_id = product.id and first.retired_at is null
                                             order by position limit 1)
                    then product.pictures->0 || '{"other_colour": true}'
                    else product.pictures->0 end as picture,
               price_cents, sale_price_cents, sale_from, sale_to, promo_price_cents, promo_from, promo_to,
               case when sale_price_cents is not null or promo_price_cents is not null then
                 (select json_agg(json_build_array(
                           h.price_cents, floor(extract(epoch from h.valid_from) * 1000)::bigint) order by valid_from)
                    from price_history h where h.variant_id = variant.id) end as history,
               stock, weight_kg, content, content_unit, vat_class, custom_made, min_age, hazardous,
               hazard_label, age_check, electrical, energy
          from variant join product on product.id = variant.product_id
          join category on category.id = product.category_id
         where variant.sku = any(${skus}::text[])) line on true`.execute(database);
  const variants = new Map<string, CartVariant>();
  for (const row of rows) if (row.id !== null) variants.set(row.sku, cartVariant(row, row.id));
  return { version: rows[0]?.version ?? 0, variants };
}
