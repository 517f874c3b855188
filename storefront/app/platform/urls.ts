/** Every address of the shop, in one place. Slugs carry their own prefix ("det/…"). */
export const urls = {
  home: () => '/',
  shop: (query: ShopQuery = {}) => withQuery('/shop', query),
  product: (slug: string, sku?: string) => withQuery(`/${encodePath(slug)}`, { sku }),
  webPage: (route: string) => `/${encodePath(route)}`,
  cart: () => '/pages/cart',
  pay: () => '/pages/pay',
  /** `next` is where to go after: an address of the shop. */
  login: (next?: string) => withQuery('/pages/login', { next }),
  register: (next?: string) => withQuery('/pages/register', { next }),
  loginLink: () => '/pages/login-link',
  accountDeleted: () => '/pages/account-deleted',
  forgotPassword: () => '/pages/forgot-password',
  account: () => '/pages/account',
  addresses: () => '/pages/address',
  orders: () => '/pages/orders',
  order: (number: string) => withQuery('/pages/orders', { order: number }),
  profile: () => '/pages/profile',
  downloads: () => '/pages/downloads',
  wishlist: () => '/pages/wishlist',
  checkout: () => '/pages/checkout',
  payStripe: (token: string) => withQuery('/pages/pay-stripe', { order: token }),
  /** Order complete, and where gateways send the browser back. */
  paymentSuccess: (token?: string) => withQuery('/pages/payment-success', { order: token }),
  paymentFailed: (token?: string) => withQuery('/pages/payment-failed', { order: token }),
  trackOrder: (token?: string) => withQuery('/pages/track-order', { order: token }),
  /** With a link nothing needs to be typed; `receipt` is the number of a declaration. */
  withdrawal: (token?: string, receipt?: string) => withQuery('/pages/recesso', { order: token, receipt }),
} as const;

/** What an address of the listing may carry; facets travel as `f_<code>`. */
export interface ShopQuery {
  readonly search_term?: string | undefined;
  readonly category?: string | undefined;
  readonly [name: string]: string | readonly string[] | undefined;
}

/** A path with its query; what is undefined or empty is left out, lists repeat their name. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined || one === '' ? [] : [`${encodeURIComponent(name)}=${encodeQuery(one)}`],
    ),
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Commas stay readable: category paths are made of them. */
const encodeQuery = (value: string): string =>
  encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
