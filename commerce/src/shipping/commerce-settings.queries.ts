import type { Database } from '../platform/database/connection.ts';
import type { OfferedShippingRule, CommerceSettings, Texts } from './commerce-setting.ts';

async function selectShippingRules(database: Database): Promise<OfferedShippingRule[]> {
  const rows = await database
    .selectFrom('shipping_rule')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    kind: row.kind,
    label: row.label as Texts,
    countries: row.countries,
    postcodes: row.postcodes,
    postcodesExcept: row.postcodes_except,
    subtotalFromCents: row.goods_from_cents,
    subtotalBelowCents: row.goods_below_cents,
    weightFromG: row.weight_from_g,
    weightToG: row.weight_to_g,
    takesHazardous: row.takes_hazardous,
    checksAge: row.checks_age,
    amountCents: row.amount_cents,
    freeFromCents: row.free_from_cents,
    daysMin: row.days_min,
    daysMax: row.days_max,
  }));
}

/** Incremented with every change of the settings. */
export async function selectSettingsVersion(database: Database): Promise<number> {
  const row = await database.selectFrom('selling_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/** All current settings. */
export async function selectCommerceSettings(database: Database): Promise<CommerceSettings> {
  // The version first: settings that change meanwhile are then read once too often instead of missed.
  const version = await selectSettingsVersion(database);
  const shipping = await selectShippingRules(database);
  const vat = await database
    .selectFrom('vat_rate')
    .select(['class as vatClass', 'country', 'percent', 'valid_from as validFrom', 'valid_to as validTo'])
    .execute();
  const countries = await database
    .selectFrom('deliverable_country')
    .select(['code', 'name'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  return { version, shipping, vat, countries };
}
