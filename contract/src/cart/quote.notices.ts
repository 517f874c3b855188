/** What is not as the shopper last saw it. Codes with their facts. */
const lineNotices = {
  article_not_sold: { name: 'text' },
  article_out_of_stock: { name: 'text' },
  article_short: { name: 'text', left: 'number', wanted: 'number' },
  article_price_up: { name: 'text', before: 'euros', now: 'euros' },
  article_price_down: { name: 'text', before: 'euros', now: 'euros' },
} as const;

/** Countries as ISO 3166-1 alpha-2. */
const deliveryNotices = {
  country_not_served: { country: 'text' },
  delivery_missing: { country: 'text' },
  delivery_replaced: { delivery: 'text' },
  delivery_gone: {},
  undeliverable_in_town: { articles: 'names', town: 'text' },
  undeliverable_at_postcode: { articles: 'names', postcode: 'text' },
  undeliverable_in_country: { articles: 'names', country: 'text' },
  undeliverable_without_age_check: { articles: 'names' },
} as const;

/** Why a coupon is not applied; days as "YYYY-MM-DD". */
const couponNotices = {
  coupon_unknown: { code: 'text' },
  coupon_not_yet: { code: 'text', from: 'day' },
  coupon_expired: { code: 'text', on: 'day' },
  coupon_minimum: { code: 'text', minimum: 'euros', missing: 'euros' },
  coupon_wrong_products: { code: 'text' },
  coupon_used_up: { code: 'text' },
  coupon_customer_limit: { code: 'text' },
  coupon_not_combinable: { code: 'text', kept: 'text' },
  coupon_second: {},
  /** A service behind this one refuses it in its own words. */
  coupon_refused_elsewhere: { message: 'text' },
} as const;

const totalNotices = {
  total_changed: { total: 'euros' },
  total_too_large: { most: 'euros' },
} as const;

/** Everything a quote, or an order that was not placed, may tell of its cart. */
export const quoteNotices = {
  ...lineNotices,
  ...deliveryNotices,
  ...couponNotices,
  ...totalNotices,
} as const;
