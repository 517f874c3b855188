import type pg from 'pg';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { slugOf } from '../../../platform/slug.ts';
import { mayLiftRowChecks } from './row-checks.queries.ts';
import {
  brandKey,
  categoryUrl,
  emptyRegistry,
  type FeatureType,
  knowCategory,
  operatorKey,
  pathKey,
  type Registry,
} from './registry.ts';

type Operator = NonNullable<ProductRow['manufacturer']>;

/** Reads what products refer to: hundreds of categories, features and brands, so all fit in memory. */
export async function readRegistry(client: pg.Client): Promise<Registry> {
  const registry = emptyRegistry();
  registry.liftsRowChecks = await mayLiftRowChecks(client);
  const categories = await client.query<{ id: number; path: string[] }>('select id, path from category');
  for (const { id, path } of categories.rows) knowCategory(registry, path, id);
  const brands = await client.query<{ id: number; name: string; slug: string }>(
    'select id, name, slug from brand',
  );
  for (const { id, name, slug } of brands.rows) {
    registry.brands.set(brandKey(name), { id, name });
    registry.brandSlugs.add(slug);
  }
  const features = await client.query<{
    id: number;
    code: string;
    label: string;
    type: FeatureType;
    unit: string | null;
  }>('select id, code, label, type, unit from feature');
  for (const feature of features.rows) registry.features.set(feature.code, feature);
  const families = await client.query<{ code: string; name: string; features: string[] }>(
    `select f.code, f.name, coalesce(array_agg(x.code order by ff.position) filter (where x.code is not null), '{}') as features
     from family f left join family_feature ff on ff.family_code = f.code left join feature x on x.id = ff.feature_id
     group by f.code`,
  );
  for (const { code, name, features } of families.rows) {
    registry.families.set(code, { stored: true, name, features: new Set(features) });
  }
  const operators = await client.query<Operator & { id: number }>(
    'select id, name, address, contact from operator',
  );
  for (const operator of operators.rows) registry.operators.set(operatorKey(operator), operator.id);
  await readFormerNames(client, registry);
  return registry;
}

/** Files may still use the names that staff have changed or merged. */
async function readFormerNames(client: pg.Client, registry: Registry): Promise<void> {
  const { rows: categories } = await client.query<{ key: string; path: string[] }>(
    "select f.key, c.path from former_name f join category c on c.id = f.subject_id where f.kind = 'category'",
  );
  for (const { key, path } of categories) registry.formerCategories.set(key, path);
  const { rows: brands } = await client.query<{ key: string; id: number; name: string }>(
    "select f.key, b.id, b.name from former_name f join brand b on b.id = f.subject_id where f.kind = 'brand'",
  );
  for (const { key, id, name } of brands)
    if (!registry.brands.has(key)) registry.brands.set(key, { id, name });
  const { rows: operators } = await client.query<{ key: string; id: number }>(
    "select f.key, o.id from former_name f join operator o on o.id = f.subject_id where f.kind = 'operator'",
  );
  for (const { key, id } of operators) if (!registry.operators.has(key)) registry.operators.set(key, id);
}

/** Id of a category; stores it with its missing ancestors if necessary. */
export async function ensureCategory(
  client: pg.Client,
  registry: Registry,
  labels: readonly string[],
): Promise<number> {
  const known = registry.categories.get(pathKey(labels));
  if (known !== null && known !== undefined) return known;
  const parent = labels.length > 1 ? await ensureCategory(client, registry, labels.slice(0, -1)) : null;
  const { rows } = await client.query<{ id: number }>(
    `insert into category (parent_id, label, path, url) values ($1, $2, $3, $4)
     on conflict (path) do update set url = excluded.url returning id`,
    [parent, labels.at(-1), labels, categoryUrl(labels)],
  );
  const id = rows[0]?.id ?? 0;
  knowCategory(registry, labels, id);
  await client.query("insert into change_log (kind, subject) values ('category', $1)", [categoryUrl(labels)]);
  return id;
}

/**
 * Id of a brand, stored if necessary; names that differ only in case are one brand, in the first spelling.
 */
export async function ensureBrand(client: pg.Client, registry: Registry, name: string): Promise<number> {
  const known = registry.brands.get(brandKey(name));
  if (known?.id !== null && known?.id !== undefined) return known.id;
  const plain = slugOf(name) || 'marca';
  let slug = plain;
  for (let number = 2; registry.brandSlugs.has(slug); number += 1) slug = `${plain}-${number}`;
  const { rows } = await client.query<{ id: number }>(
    'insert into brand (name, slug) values ($1, $2) on conflict (name) do update set name = excluded.name returning id',
    [name, slug],
  );
  const id = rows[0]?.id ?? 0;
  registry.brands.set(brandKey(name), { id, name });
  registry.brandSlugs.add(slug);
  return id;
}

/** Id of an economic operator, stored if necessary. */
export async function ensureEconomicOperator(
  client: pg.Client,
  registry: Registry,
  operator: Operator,
): Promise<number> {
  const key = operatorKey(operator);
  const known = registry.operators.get(key);
  if (known !== null && known !== undefined) return known;
  const { rows } = await client.query<{ id: number }>(
    `insert into operator (name, address, contact) values ($1, $2, $3)
     on conflict (name, address, contact) do update set name = excluded.name returning id`,
    [operator.name, operator.address, operator.contact],
  );
  const id = rows[0]?.id ?? 0;
  registry.operators.set(key, id);
  return id;
}

/** Id of a feature that a row claimed, stored if necessary. */
async function ensureFeature(client: pg.Client, registry: Registry, code: string): Promise<number> {
  const feature = registry.features.get(code);
  if (feature === undefined) throw new Error(`feature ${code} was never claimed`);
  if (feature.id !== null) return feature.id;
  const { rows } = await client.query<{ id: number }>(
    `insert into feature (code, label, type, unit) values ($1, $2, $3, $4)
     on conflict (code) do update set label = excluded.label returning id`,
    [code, feature.label, feature.type, feature.unit],
  );
  feature.id = rows[0]?.id ?? 0;
  return feature.id;
}

/** Stores a product type and its new features, in the order in which they first occurred. */
export async function ensureFamily(
  client: pg.Client,
  registry: Registry,
  family: { readonly code: string; readonly name: string } | null,
  features: readonly string[],
): Promise<void> {
  for (const code of features)
    if (registry.features.get(code)?.id === null) await ensureFeature(client, registry, code);
  if (family === null) return;
  let known = registry.families.get(family.code);
  if (known === undefined) {
    known = { stored: false, name: family.name, features: new Set() };
    registry.families.set(family.code, known);
  }
  if (!known.stored) {
    await client.query('insert into family (code, name) values ($1, $2) on conflict (code) do nothing', [
      family.code,
      known.name,
    ]);
    known.stored = true;
  }
  for (const code of features) {
    if (known.features.has(code)) continue;
    await client.query(
      'insert into family_feature (family_code, feature_id, position) values ($1, $2, $3) on conflict do nothing',
      [family.code, await ensureFeature(client, registry, code), known.features.size],
    );
    known.features.add(code);
  }
}
