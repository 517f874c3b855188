/** Why a coupon is not applied. Codes with their facts; days as "YYYY-MM-DD". */
export const couponNotices = {
  coupon_unknown: { code: 'text' },
  coupon_not_yet: { code: 'text', from: 'day' },
  coupon_expired: { code: 'text', on: 'day' },
  coupon_minimum: { code: 'text', minimum: 'euros', missing: 'euros' },
  coupon_wrong_products: { code: 'text' },
  coupon_used_up: { code: 'text' },
  coupon_customer_limit: { code: 'text' },
  coupon_not_combinable: { code: 'text', kept: 'text' },
} as const;
