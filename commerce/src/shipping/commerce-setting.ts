import type { ShippingRule } from '@casamaestra/rules/shipping/shipping-options.ts';
import type { VatRate } from '@casamaestra/rules/tax/vat-rate.ts';

/** A text for shoppers in every language of the shop. */
export type Texts = { readonly it: string; readonly en: string; readonly sk: string };

/** A shipping rule with its texts. */
export interface OfferedShippingRule extends ShippingRule {
  readonly label: Texts;
  readonly daysMin: number;
  readonly daysMax: number;
}

export interface DeliverableCountry {
  readonly code: string;
  readonly name: string;
}

/** How the shop sells, apart from prices and coupons: shipping rules, VAT. */
export interface CommerceSettings {
  readonly version: number;
  readonly shipping: readonly OfferedShippingRule[];
  readonly vat: readonly VatRate[];
  readonly countries: readonly DeliverableCountry[];
}
