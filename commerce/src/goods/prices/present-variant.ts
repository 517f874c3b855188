import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { StaffPrices, StaffVariant } from '@casamaestra/contract/staff/goods.operations.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import { referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { PricedVariant } from './variants.queries.ts';

const euros = (amount: number | null): number | null => (amount === null ? null : eurosFromCents(amount));
const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();
const cents = (amount: number | null) => (amount === null ? null : centsFromEuros(amount));
const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Prices of the rules as forms and the log of changes say them. */
export const shownPrices = (prices: VariantPrices): StaffPrices => ({
  price: eurosFromCents(prices.listCents),
  sale_price: euros(prices.saleCents),
  sale_from: iso(prices.saleFrom),
  sale_to: iso(prices.saleTo),
  promo_price: euros(prices.promoCents),
  promo_from: iso(prices.promoFrom),
  promo_to: iso(prices.promoTo),
});

/** Prices of a form in the shape of the rules. */
export const rulePrices = (prices: StaffPrices): VariantPrices => ({
  listCents: centsFromEuros(prices.price),
  saleCents: cents(prices.sale_price),
  saleFrom: instant(prices.sale_from),
  saleTo: instant(prices.sale_to),
  promoCents: cents(prices.promo_price),
  promoFrom: instant(prices.promo_from),
  promoTo: instant(prices.promo_to),
});

export const optionsOf = ({ options }: Pick<PricedVariant, 'options'>): string =>
  options.map(([name, value]) => `${name}: ${value}`).join(', ');

/** What of the money of a variant a person sees. */
export interface SeenAmounts {
  readonly prices: boolean;
  readonly costs: boolean;
}

export const seenBy = ({ roles }: Pick<StaffIdentity, 'roles'>): SeenAmounts => ({
  prices: reaches(grantedTo(roles, 'prices'), 'view'),
  costs: reaches(grantedTo(roles, 'costs'), 'view'),
});

/** A variant as staff see it; without prices and costs for roles that do not see them. */
export function presentVariant(
  variant: PricedVariant,
  now: number,
  { prices, costs }: SeenAmounts,
): StaffVariant {
  const { sku, gtin, stock, ownPrices, history } = variant;
  return {
    sku,
    gtin,
    options: optionsOf(variant),
    stock,
    on_sale: !variant.isRetired,
    prices: prices ? shownPrices(variant.prices) : null,
    charged: prices ? eurosFromCents(priceNow(variant.prices, now).amountCents) : null,
    reference: prices ? euros(referencePrice(variant.prices, history, now)) : null,
    own_prices: ownPrices,
    cost: costs ? euros(variant.costCents) : null,
  };
}
