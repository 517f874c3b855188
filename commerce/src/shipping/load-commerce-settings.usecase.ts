import {
  type CommerceSettingsFile,
  commerceSettingsSchema,
} from '@casamaestra/contract/shipping/commerce-settings.ts';
import { logContentChange } from '../platform/database/content-change.queries.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { selectOfferedRules } from './export-commerce-settings.queries.ts';
import {
  isWithoutSettings,
  saveCountries,
  saveCoupon,
  saveElectricalCategories,
  saveShippingRules,
  saveVatClasses,
  saveVatRates,
  selectCouponSubjects,
} from './load-commerce-settings.queries.ts';

export interface LoadedSettings {
  readonly rules: number;
  readonly coupons: number;
  /** Coupons left out because a product or category they are for does not exist. */
  readonly problems: readonly { readonly coupon: string; readonly unknown: readonly string[] }[];
}

/**
 * Writes how the shop sells, in one transaction. Loading a file again changes nothing; what it does not name stays,
 * but a file that names ways of delivery ends those it does not name.
 * @throws ZodError when the file is not as the contract wants it
 */
export async function loadCommerceSettings(database: Database, file: unknown): Promise<LoadedSettings> {
  const selling = commerceSettingsSchema.parse(file);
  return commitTogether(database, async (transaction) => {
    await saveCountries(transaction, selling.deliverable_countries);
    if (selling.shipping_rules !== undefined) await saveShippingRules(transaction, selling.shipping_rules);
    await saveVatRates(transaction, selling.vat_rates);
    if (selling.vat_classes !== undefined) await saveVatClasses(transaction, selling.vat_classes);
    if (selling.electrical_categories !== undefined)
      await saveElectricalCategories(transaction, selling.electrical_categories);
    const problems: { coupon: string; unknown: readonly string[] }[] = [];
    for (const coupon of selling.coupons) {
      const subjects = await selectCouponSubjects(transaction, coupon);
      // A coupon for something that is not there would otherwise hold for everything.
      if (subjects.unknown.length > 0) problems.push({ coupon: coupon.code, unknown: subjects.unknown });
      else await saveCoupon(transaction, coupon, subjects);
    }
    // Pages that say what delivery costs are written anew.
    await logContentChange(transaction);
    return {
      rules: selling.shipping_rules?.length ?? 0,
      coupons: selling.coupons.length - problems.length,
      problems,
    };
  });
}

/** Fills a shop that has neither a way of delivery nor a coupon; null for others, which are left alone. */
export async function fillCommerceSettings(
  database: Database,
  file: unknown,
): Promise<LoadedSettings | null> {
  return (await isWithoutSettings(database)) ? loadCommerceSettings(database, file) : null;
}

/** Ways of delivery on offer that a file with these names would end. */
export async function endedBy(database: Database, file: CommerceSettingsFile): Promise<readonly string[]> {
  if (file.shipping_rules === undefined) return [];
  const kept = new Set(file.shipping_rules.map(({ name }) => name));
  return (await selectOfferedRules(database)).map(({ name }) => name).filter((name) => !kept.has(name));
}
