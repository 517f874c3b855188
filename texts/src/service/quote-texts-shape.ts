/** What a quote may have to say, in one language. Names come in as they are shown. */
export interface QuoteTexts {
  readonly notSold: (name: string) => string;
  readonly outOfStock: (name: string) => string;
  readonly stockShort: (name: string, left: number, wanted: number) => string;
  readonly priceUp: (name: string, before: string, now: string) => string;
  readonly priceDown: (name: string, before: string, now: string) => string;
  readonly tooLarge: (most: string) => string;
  readonly noCountry: (country: string) => string;
  readonly noShipping: (country: string) => string;
  readonly otherShipping: (label: string) => string;
  readonly undeliverable: (names: readonly string[], where: string) => string;
  readonly postcodeArea: (postcode: string) => string;
  readonly inTown: (town: string) => string;
  readonly inCountry: (country: string) => string;
  readonly coupon: {
    readonly unknown: (code: string) => string;
    readonly notYet: (code: string, day: string) => string;
    readonly expired: (code: string, day: string) => string;
    readonly minimum: (code: string, minimum: string, missing: string) => string;
    readonly wrongProducts: (code: string) => string;
    readonly usedUp: (code: string) => string;
    readonly customerLimit: (code: string) => string;
    readonly notCombinable: (code: string, kept: string) => string;
  };
  /** At the checkout, against what was seen last. */
  readonly totalNow: (total: string) => string;
  readonly shippingGone: string;
  readonly changed: string;
}
