import { sql } from 'kysely';
import type { CommerceSettingsFile } from '@casamaestra/contract/shipping/commerce-settings.ts';
import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { Database } from '../platform/database/connection.ts';

const centsOrNull = (euros: number | undefined) => (euros === undefined ? null : centsFromEuros(euros));

/** Whether the shop has neither delivery options nor coupons yet. */
export async function isWithoutSettings(database: Database): Promise<boolean> {
  const { rows } = await sql<{ without: boolean }>`
    select not exists (select from shipping_rule) and not exists (select from coupon) as without`.execute(
    database,
  );
  return rows[0]?.without ?? false;
}

/** Saves the file's countries, unless staff set them. Returns those that are left out for it. */
export async function saveCountries(
  database: Database,
  countries: CommerceSettingsFile['deliverable_countries'],
): Promise<readonly string[]> {
  if (countries.length === 0) return [];
  const known = await database.selectFrom('deliverable_country').select(['code', 'own']).execute();
  if (known.some(({ own }) => own)) {
    const codes = new Set(known.map(({ code }) => code));
    return countries.map(({ code }) => code).filter((code) => !codes.has(code));
  }
  await database
    .insertInto('deliverable_country')
    .values(countries.map((country, position) => ({ ...country, position })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
  return [];
}

/** Saves the file's rates; those of a class and country that staff planned stay as they are, and are returned. */
export async function saveVatRates(
  database: Database,
  rates: CommerceSettingsFile['vat_rates'],
): Promise<readonly string[]> {
  const own = await database
    .selectFrom('vat_rate')
    .select(['class', 'country'])
    .where('own', '=', true)
    .execute();
  const planned = new Set(own.map((row) => `${row.class} ${row.country}`));
  const told = rates.filter((rate) => !planned.has(`${rate.class} ${rate.country}`));
  const left = rates.filter((rate) => !told.includes(rate)).map((rate) => `${rate.class} ${rate.country}`);
  if (told.length === 0) return left;
  await database
    .insertInto('vat_rate')
    .values(told.map((rate) => ({ ...rate, valid_to: rate.valid_to ?? null })))
    .onConflict((conflict) =>
      conflict.columns(['class', 'country', 'valid_from']).doUpdateSet((row) => ({
        percent: row.ref('excluded.percent'),
        valid_to: row.ref('excluded.valid_to'),
      })),
    )
    .execute();
  return left;
}

/**
 * Sets the VAT class of products; all others have the standard one. Rows that do not change are not written.
 */
export async function saveVatClasses(
  database: Database,
  classes: NonNullable<CommerceSettingsFile['vat_classes']>,
): Promise<void> {
  await sql`
    with recursive wanted (class, products, categories, position) as (
      select row->>'class', array(select jsonb_array_elements_text(row->'products')),
             array(select jsonb_array_elements_text(row->'categories')), position
        from jsonb_array_elements(${JSON.stringify(classes)}::jsonb) with ordinality as list (row, position)),
    below (class, position, id) as (
      select class, position, category.id from wanted join category on url = any(categories)
      union select class, position, category.id from category join below on parent_id = below.id),
    classed as (
      select product.id, coalesce(
               (select class from (
                  select class, position from wanted where code = any(products)
                  union all select class, position from below where below.id = category_id) as found
                 order by position desc limit 1), 'standard') as class
        from product)
    update product set vat_class = class from classed
     where product.id = classed.id and vat_class <> class`.execute(database);
}

/** Sets which categories may hold electrical equipment: those named and all below them, and no others. */
export async function saveElectricalCategories(database: Database, urls: readonly string[]): Promise<void> {
  await sql`
    with recursive electrical (id) as (
      select id from category where url = any(${urls}::text[])
      union select category.id from category join electrical on parent_id = electrical.id)
    update category set electrical = not electrical
     where electrical <> (id in (select id from electrical))`.execute(database);
}

/** Sets which categories hold goods that need no maker beside their offer: those named and all below them, and no others. */
export async function saveSafetyExempt(database: Database, urls: readonly string[]): Promise<void> {
  await sql`
    with recursive exempt (id) as (
      select id from category where url = any(${urls}::text[])
      union select category.id from category join exempt on parent_id = exempt.id)
    update category set safety_exempt = not safety_exempt
     where safety_exempt <> (id in (select id from exempt))`.execute(database);
}

/** Ids of the products and categories a coupon is for; unknown names are returned separately. */
export async function selectCouponSubjects(
  database: Database,
  coupon: Pick<CommerceSettingsFile['coupons'][number], 'products' | 'categories'>,
): Promise<{
  readonly productIds: number[];
  readonly categoryIds: number[];
  readonly unknown: readonly string[];
}> {
  const { rows: products } = await sql<{ id: number; code: string }>`
    select id, code from product where code = any(${coupon.products}::text[])`.execute(database);
  const { rows: categories } = await sql<{ id: number; url: string }>`
    select id, url from category where url = any(${coupon.categories}::text[])`.execute(database);
  const known = new Set([...products.map(({ code }) => code), ...categories.map(({ url }) => url)]);
  return {
    productIds: products.map(({ id }) => id),
    categoryIds: categories.map(({ id }) => id),
    unknown: [...coupon.products, ...coupon.categories].filter((name) => !known.has(name)),
  };
}

/** Saves a coupon; its number of uses is kept. */
export async function saveCoupon(
  database: Database,
  coupon: CommerceSettingsFile['coupons'][number],
  subjects: { readonly productIds: number[]; readonly categoryIds: number[] },
): Promise<void> {
  const row = {
    kind: coupon.kind,
    percent: coupon.percent ?? null,
    amount_cents: centsOrNull(coupon.amount),
    description: JSON.stringify(coupon.description),
    valid_from: coupon.valid_from ?? null,
    valid_to: coupon.valid_to ?? null,
    minimum_cents: centsFromEuros(coupon.minimum),
    product_ids: subjects.productIds,
    category_ids: subjects.categoryIds,
    except_reduced: coupon.except_reduced,
    use_limit: coupon.use_limit ?? null,
    per_customer_limit: coupon.per_customer_limit ?? null,
    combinable: coupon.combinable,
    active: coupon.active,
  };
  await database
    .insertInto('coupon')
    .values({ code: coupon.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}
