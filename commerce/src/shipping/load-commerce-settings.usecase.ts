import {
  type CommerceSettingsFile,
  commerceSettingsSchema,
} from '@casamaestra/contract/shipping/commerce-settings.ts';
import { logContentChange } from '../platform/database/content-change.queries.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Author } from '../change-sets/author.ts';
import { loadDelivery } from './desk/load-delivery.usecase.ts';
import type { KeptRule } from './desk/load-delivery.usecase.ts';
import { selectOfferedRules } from './export-commerce-settings.queries.ts';
import {
  isWithoutSettings,
  saveCountries,
  saveCoupon,
  saveElectricalCategories,
  saveSafetyExempt,
  saveVatClasses,
  saveVatRates,
  selectCouponSubjects,
} from './load-commerce-settings.queries.ts';

export interface LoadedSettings {
  readonly rules: number;
  readonly coupons: number;
  /** Coupons left out because one of their products or categories does not exist. */
  readonly problems: readonly { readonly coupon: string; readonly unknown: readonly string[] }[];
  /** Fields of delivery options that staff wrote and the file says otherwise: they stayed. */
  readonly kept: readonly KeptRule[];
}

/**
 * Saves the commerce settings in one transaction. Loading a file again changes nothing. What it does not name
 * is kept, but a file with delivery options withdraws those it does not name. What staff wrote of delivery options stays.
 * @param by who loads it, for the log of changes; a shop that is filled for the first time has none
 * @throws ZodError when the file does not match the contract
 */
export async function loadCommerceSettings(
  database: Database,
  file: unknown,
  by?: { readonly author: Author; readonly at: Date },
): Promise<LoadedSettings> {
  const settings = commerceSettingsSchema.parse(file);
  return commitTogether(database, async (transaction) => {
    const countries = await saveCountries(transaction, settings.deliverable_countries);
    const rates = await saveVatRates(transaction, settings.vat_rates);
    if (settings.vat_classes !== undefined) await saveVatClasses(transaction, settings.vat_classes);
    if (settings.electrical_categories !== undefined)
      await saveElectricalCategories(transaction, settings.electrical_categories);
    if (settings.safety_exempt_categories !== undefined)
      await saveSafetyExempt(transaction, settings.safety_exempt_categories);
    const problems: { coupon: string; unknown: readonly string[] }[] = [];
    for (const coupon of settings.coupons) {
      const subjects = await selectCouponSubjects(transaction, coupon);
      // Without its subject the coupon would apply to everything.
      if (subjects.unknown.length > 0) problems.push({ coupon: coupon.code, unknown: subjects.unknown });
      else await saveCoupon(transaction, coupon, subjects);
    }
    const kept =
      settings.shipping_rules === undefined
        ? []
        : await loadDelivery(transaction, settings.shipping_rules, by);
    // Cached pages show delivery prices.
    await logContentChange(transaction);
    return {
      rules: settings.shipping_rules?.length ?? 0,
      coupons: settings.coupons.length - problems.length,
      problems,
      kept: [
        ...kept,
        ...(countries.length === 0 ? [] : [{ rule: 'deliverable_countries', fields: countries }]),
        ...(rates.length === 0 ? [] : [{ rule: 'vat_rates', fields: [...new Set(rates)] }]),
      ],
    };
  });
}

/**
 * Loads settings into a shop that has neither delivery options nor coupons; null for others, which are not
 * changed.
 */
export async function fillCommerceSettings(
  database: Database,
  file: unknown,
): Promise<LoadedSettings | null> {
  return (await isWithoutSettings(database)) ? loadCommerceSettings(database, file) : null;
}

/** Offered delivery options that a file would withdraw. */
export async function endedBy(database: Database, file: CommerceSettingsFile): Promise<readonly string[]> {
  if (file.shipping_rules === undefined) return [];
  const kept = new Set(file.shipping_rules.map(({ name }) => name));
  return (await selectOfferedRules(database))
    .filter(({ name, own_fields: own }) => !kept.has(name) && !own.includes('active'))
    .map(({ name }) => name);
}
