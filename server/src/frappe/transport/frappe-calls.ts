/** One call of the Frappe API that the shop makes; no others are sent. */
export interface FrappeCall {
  readonly verb: 'GET' | 'POST';
  readonly path: string;
  /** `own`: only with the customer's Jwt. `guest`: always without it. */
  readonly identity: 'guest' | 'own';
  /** The arguments to send; all others are omitted. */
  readonly args: readonly string[];
}

const guest = <Name extends string>(verb: 'GET' | 'POST', path: string, ...args: Name[]) =>
  ({ verb, path: `/api/method/${path}`, identity: 'guest', args }) as const;
const own = <Name extends string>(path: string, ...args: Name[]) =>
  ({ verb: 'POST', path: `/api/method/${path}`, identity: 'own', args }) as const;

const shop = 'mymb_ecommerce.mymb_b2c';
const core = 'mymb_ecommerce.mymb_ecommerce';
const auth = 'mymb_ecommerce.utils.auth';
const cms = 'omnicommerce_cms.omnicommerce_cms';

/**
 * Every call by a short name, with its method and arguments. The wishlist's `user`, item rates and amounts
 * are omitted on purpose: the service would trust them.
 */
export const frappeCalls = {
  listing: guest(
    'GET',
    `${shop}.solr_search.shop`,
    'page',
    'per_page',
    'search_term',
    'category',
    'features',
    'family_code',
    'skus',
    'min_price',
    'max_price',
    'min_discount_value',
    'max_discount_value',
    'min_discount_percent',
    'max_discount_percent',
    'promo_code',
    'is_in_stock',
    'order_by',
    'order_by_creation_at',
    'is_random',
    'category_detail',
  ),
  product: guest('GET', `${shop}.solr_search.products`, 'slug'),
  menu: guest('GET', `${cms}.home.get_b2c_menu`),
  home: guest('GET', `${cms}.home.get_home`),
  promoSlider: guest('GET', `${cms}.home.get_promo_slider`),
  webPage: guest('GET', `${cms}.web_page.get_web_page_detail`, 'route'),
  footers: guest('GET', 'omnicommerce.controllers.html.get_footers'),
  addWishlistItem: own(`${core}.wishlist.add_to_wishlist`, 'item_code'),
  removeWishlistItem: own(`${core}.wishlist.remove_from_wishlist`, 'item_code'),
  wishlist: own(`${core}.wishlist.get_from_wishlist`, 'item_code', 'page', 'per_page'),
  reviews: guest('POST', `${core}.item_review.get_item_reviews`, 'item_code', 'start', 'end'),
  addReview: own(`${core}.item_review.add_item_review`, 'item_code', 'title', 'rating', 'comment'),
  deleteReview: own(`${core}.item_review.delete_item_review`, 'item_code'),
  signIn: guest('POST', `${auth}.sigin`, 'usr', 'pwd'),
  register: guest('POST', `${auth}.create_customer_and_user`, 'email', 'first_name', 'last_name', 'password'),
  userInfo: own(`${auth}.get_user_info`),
  updateUserInfo: own(`${auth}.update_user_info`, 'first_name', 'last_name'),
  updatePassword: own(`${auth}.update_user_password`, 'user_email', 'old_password', 'new_password'),
  resetPassword: guest('POST', `${auth}.reset_password`, 'user'),
  updatePasswordByKey: guest('POST', `${auth}.update_user_password_with_key`, 'new_password', 'key'),
  addresses: own(`${core}.order.get_addresses_for_current_customer`),
  orders: own(`${core}.order.get_sales_orders_for_current_customer`, 'page_num', 'page_size'),
  invoice: own('omnicommerce.controllers.pdf.get_sales_order_invoice', 'order_id'),
  shippingRules: guest('GET', 'omnicommerce.controllers.cart.get_shipping_rules', 'country', 'totalPrice'),
  countries: guest('GET', 'omnicommerce.controllers.cart.get_deliverable_countries'),
  createQuotation: guest(
    'POST',
    `${core}.order.create_quotation`,
    'items',
    'customer_id',
    'customer_type',
    'contact_info',
    'shipping_address_different',
    'invoice',
    'business_info',
    'channel',
    'shipping_rule',
    'order_comment',
  ),
  applyCoupon: guest(
    'POST',
    `${shop}.promotion.apply_coupon_code`,
    'quotation_name',
    'applied_code',
    'applied_referral_sales_partner',
  ),
  requestPayment: guest('POST', `${core}.payment.payment_request`, 'quotation_name', 'payment_gateway'),
  paymentResult: guest('GET', `${core}.payment.gestpay_transaction_result`, 'a', 'b'),
} as const satisfies Readonly<Record<string, FrappeCall>>;

export type FrappeCallName = keyof typeof frappeCalls;
/**
 * The arguments of a call. `_`, which Frappe drops, keeps this type from accepting anything for calls without
 * arguments.
 */
export type FrappeArguments<Name extends FrappeCallName> = {
  readonly [Argument in (typeof frappeCalls)[Name]['args'][number] | '_']?: unknown;
};
