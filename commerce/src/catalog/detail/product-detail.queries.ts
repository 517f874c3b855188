import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** SKU of the variant in stock that was ordered most in the last 90 days, by pieces. */
/** Whether another product on sale is called the same. */
const sharesName = sql<boolean>`exists (
  select from product other
   where other.name = product.name and other.id <> product.id and other.published
)`;

const bestVariant = sql<string | null>`(
  select variant.sku
    from variant join sales_day on sales_day.variant_id = variant.id and sales_day.day > current_date - 90
   where variant.product_id = product.id and variant.stock > 0
   group by variant.id
  having sum(sales_day.pieces) > 0
   order by sum(sales_day.pieces) desc, variant.position
   limit 1)`;

/** Ids of its accessories, in their order. */
const accessories = sql<number[]>`(
  select coalesce(array_agg(other.id order by array_position(product.accessories, other.code)), '{}')
    from product as other
   where other.code = any(product.accessories) and other.published)`;

/** Ids of what was bought with it most often. */
const boughtTogether = sql<number[]>`(
  select coalesce(array_agg(other_id order by orders desc, other_id), '{}')
    from bought_together where bought_together.product_id = product.id)`;

/** Its documents in their order, with the size of those that are the shop's own. */
const documents = sql<ProductDetail['documents']>`(
  select coalesce(jsonb_agg(one.entry || jsonb_strip_nulls(jsonb_build_object('bytes', stored.bytes)) order by one.place), '[]')
    from jsonb_array_elements(product.documents) with ordinality as one (entry, place)
    left join stored_document as stored on stored.name = substring(one.entry ->> 'url' from '^/documents/(.+)$'))`;

interface StoredRecall {
  readonly sku: string | null;
  readonly lot: string | null;
  readonly notice: string;
}

/** Its safety recalls, the latest first. */
const recalls = sql<StoredRecall[]>`(
  select coalesce(json_agg(json_build_object('sku', variant.sku, 'lot', nullif(recall.lot, ''), 'notice', recall.notice)
                           order by recall.id desc), '[]')
    from recall left join variant on variant.id = recall.variant_id
   where recall.product_id = product.id and recall.ended_at is null)`;

/** Fields that only the product page needs. */
export function selectDetailExtras(database: Database, productId: number) {
  return database
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('operator as maker', 'maker.id', 'product.manufacturer_id')
    .leftJoin('operator as responsible', 'responsible.id', 'product.eu_responsible_id')
    .select([
      documents.as('documents'),
      'product.warnings',
      sql<Date | null>`case when product.scheduled then product.offered_from end`.as('planned_from'),
      'product.meta_title',
      'product.meta_description',
      'product.energy',
      'product.width_cm',
      'product.depth_cm',
      'product.height_cm',
      'product.custom_made',
      'product.hazardous',
      'product.min_age',
      'product.hazard_label',
      'product.age_check',
      'maker.name as maker_name',
      'maker.address as maker_address',
      'maker.contact as maker_contact',
      'responsible.name as responsible_name',
      'responsible.address as responsible_address',
      'responsible.contact as responsible_contact',
      bestVariant.as('best_variant'),
      accessories.as('accessory_ids'),
      boughtTogether.as('together_ids'),
      recalls.as('recalls'),
      'category.electrical',
      sharesName.as('shares_name'),
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();
}

export type DetailExtras = NonNullable<Awaited<ReturnType<typeof selectDetailExtras>>>;

export interface SlugOwner {
  readonly id: number;
  /** The product's present slug. */
  readonly slug: string;
  /** The candidate that matched. */
  readonly found: string;
}

/** Published products that have, or once had, one of the slugs. */
export async function selectSlugOwners(
  database: Database,
  candidates: readonly string[],
  begunBy: Date | null,
): Promise<SlugOwner[]> {
  // Without a moment the second part is never true.
  const isShown = sql`(product.published or (product.scheduled and product.offered_from <= ${begunBy}::timestamptz))`;
  const { rows } = await sql<SlugOwner>`
    select id, slug, slug as found from product where slug = any(${candidates}::text[]) and ${isShown}
    union
    select product.id, product.slug, product_slug.slug as found
      from product_slug join product on product.id = product_slug.product_id
     where product_slug.slug = any(${candidates}::text[]) and ${isShown}`.execute(database);
  return rows;
}
