import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { VariantOffer } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';

/** A reduced price of a variant, with its period in ISO 8601; null: open. */
export interface Offer {
  readonly cents: Cents;
  readonly from: string | null;
  readonly to: string | null;
}

/** As forms and the log say it. */
export const saidOffer = (offer: Offer | null): VariantOffer | null =>
  offer && { price: eurosFromCents(offer.cents), from: offer.from, to: offer.to };

export const offerOf = (said: VariantOffer | null): Offer | null =>
  said && { cents: centsFromEuros(said.price), from: said.from, to: said.to };

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Prices with another list price or another offer; what is absent stays. */
export const repriced = (
  before: VariantPrices,
  { listCents = before.listCents, sale }: { readonly listCents?: Cents; readonly sale?: Offer | null },
): VariantPrices => ({
  ...before,
  listCents,
  ...(sale !== undefined && {
    saleCents: sale?.cents ?? null,
    saleFrom: instant(sale?.from ?? null),
    saleTo: instant(sale?.to ?? null),
  }),
});

export const sameOffer = (one: Offer | null, other: Offer | null): boolean =>
  JSON.stringify(saidOffer(one)) === JSON.stringify(saidOffer(other));
