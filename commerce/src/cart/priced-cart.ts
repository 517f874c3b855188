import type { Language } from '@casamaestra/texts/languages.ts';
import type { QuoteChange, WantedLine } from '@casamaestra/contract/cart/quote.ts';
import type { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import type { NoticeOf } from '@casamaestra/contract/platform/notices.ts';
import type { GoodsPicture } from '../media/picture-url.ts';
import type { PickupPlace } from '@casamaestra/contract/shipping/pickup-place.ts';
import type { StoredEnergy } from '../catalog/product/energy.ts';

/** A cart as requested; prices in it are never used for charging. */
export interface CartRequest {
  readonly lines: readonly WantedLine[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly postcode: string | undefined;
  readonly shippingRule: string | undefined;
  /** Preferred kind of delivery when no option is named, or the named one does not fit. */
  readonly shippingKind: 'delivery' | 'pickup';
  readonly couponCodes: readonly string[];
  readonly email: string | undefined;
  readonly language: Language;
}

/** A line priced from the database. Amounts in cents, VAT included. */
export interface PricedLine {
  readonly sku: string;
  readonly variantId: number;
  readonly productId: number;
  readonly name: string;
  readonly options: string;
  readonly slug: string;
  /** As stored: {"hash","width","height","alt"}. */
  readonly picture: GoodsPicture | null;
  /** The quantity that can be sold, at most the wanted one; 0 when none can. */
  readonly qty: number;
  readonly wantedQty: number;
  readonly stock: number;
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly unitPrice: { readonly cents: number; readonly unit: string } | null;
  /** priceCents × qty */
  readonly amountCents: number;
  /** The share of all coupon discounts that falls on this line. */
  readonly discountCents: number;
  readonly vatPercent: number;
  readonly customMade: boolean;
  readonly minAge: number | null;
  readonly hazardous: boolean;
  /** Signal word and pictograms of the label. */
  readonly hazardLabel: readonly string[];
  /** Handed over only against a document. */
  readonly ageCheck: boolean;
  readonly energy: StoredEnergy | null;
}

export interface PricedShipping {
  readonly name: string;
  readonly label: string;
  readonly kind: 'delivery' | 'pickup';
  readonly amountCents: number;
  readonly freeFromCents: number | null;
  /** "YYYY-MM-DD" */
  readonly earliest: string;
  readonly latest: string;
  readonly workingDays: readonly [least: number, most: number];
  readonly place: PickupPlace | null;
}

/** What is not as the shopper last saw it, before it is said in a language. */
export type CartChange = Omit<QuoteChange, 'message' | 'reason'> & {
  readonly reason: NoticeOf<typeof quoteNotices>;
};

/** A cart priced now: the only source of what an order costs. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotalCents: number;
  readonly coupons: readonly {
    readonly code: string;
    readonly description: string;
    readonly kind: 'percentage' | 'amount' | 'free_shipping';
    readonly discountCents: number;
  }[];
  readonly discountCents: number;
  /** Codes that do not exist, normalised. */
  readonly unknownCodes: readonly string[];
  readonly shippingOptions: readonly PricedShipping[];
  readonly shipping: PricedShipping | null;
  /** SKUs of the lines that prevent the delivery of the cart. */
  readonly undeliverable: readonly string[];
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly vat: readonly { readonly percent: number; readonly netCents: number; readonly vatCents: number }[];
  /** Whether a line may be electrical equipment. */
  readonly electrical: boolean;
  readonly changes: readonly CartChange[];
  readonly orderable: boolean;
}

/** Prices a cart as it would be sold at this instant. */
export type PriceCart = (request: CartRequest, now: number) => Promise<PricedCart>;
