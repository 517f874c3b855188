import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import {
  type CommerceSettingsInput,
  commerceSettingsSchema,
} from '@casamaestra/contract/shipping/commerce-settings.ts';
import type { Database } from '../platform/database/connection.ts';
import {
  selectCountries,
  selectExportedCoupons,
  selectOfferedRules,
  selectVatRates,
} from './export-commerce-settings.queries.ts';

const unlessNull = <Value, Out>(value: Value | null, write: (value: Value) => Out): Out | undefined =>
  value === null ? undefined : write(value);
const same = <Value>(value: Value): Value => value;
const kilograms = (grams: number) => grams / 1000;

type Rule = Awaited<ReturnType<typeof selectOfferedRules>>[number];
type Coupon = Awaited<ReturnType<typeof selectExportedCoupons>>[number];

const ruleRow = (rule: Rule) => ({
  name: rule.name,
  kind: rule.kind,
  label: rule.label,
  countries: rule.countries,
  postcodes: rule.postcodes,
  postcodes_except: rule.postcodes_except,
  goods_from: eurosFromCents(rule.goods_from_cents),
  goods_below: unlessNull(rule.goods_below_cents, eurosFromCents),
  weight_from_kg: kilograms(rule.weight_from_g),
  weight_to_kg: unlessNull(rule.weight_to_g, kilograms),
  takes_hazardous: rule.takes_hazardous,
  checks_age: rule.checks_age,
  amount: eurosFromCents(rule.amount_cents),
  free_from: unlessNull(rule.free_from_cents, eurosFromCents),
  days: [rule.days_min, rule.days_max],
});

const couponRow = (coupon: Coupon) => ({
  code: coupon.code,
  kind: coupon.kind,
  percent: unlessNull(coupon.percent, Number),
  amount: unlessNull(coupon.amount_cents, eurosFromCents),
  description: coupon.description,
  valid_from: unlessNull(coupon.valid_from, (moment) => moment.toISOString()),
  valid_to: unlessNull(coupon.valid_to, (moment) => moment.toISOString()),
  minimum: eurosFromCents(coupon.minimum_cents),
  products: coupon.products,
  categories: coupon.categories,
  except_reduced: coupon.except_reduced,
  use_limit: unlessNull(coupon.use_limit, same),
  per_customer_limit: unlessNull(coupon.per_customer_limit, same),
  combinable: coupon.combinable,
  active: coupon.active,
});

/**
 * The current settings as a file that can be loaded again; without VAT classes of products and without
 * categories.
 */
export async function exportCommerceSettings(database: Database): Promise<CommerceSettingsInput> {
  const [countries, rules, rates, coupons] = await Promise.all([
    selectCountries(database),
    selectOfferedRules(database),
    selectVatRates(database),
    selectExportedCoupons(database),
  ]);
  const file = {
    deliverable_countries: countries,
    shipping_rules: rules.map(ruleRow),
    vat_rates: rates.map((rate) => ({
      ...rate,
      valid_to: rate.valid_to ?? undefined,
    })),
    coupons: coupons.map(couponRow),
  };
  return commerceSettingsSchema.parse(file);
}
