/**
 * Every page's address, in one place for pages, mails, gateways and whoever else leads a person to the shop.
 * Slugs carry their own prefix ("det/…", "web-page/…").
 */
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
  /** The key of a mail follows after `#`: no server sees it. */
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
  payStripe: (token?: string) => withQuery('/pages/pay-stripe', { order: token }),
  /** Order complete, and where gateways send the browser back. */
  paymentSuccess: (token?: string) => withQuery('/pages/payment-success', { order: token }),
  paymentFailed: (token?: string) => withQuery('/pages/payment-failed', { order: token }),
  trackOrder: (token?: string) => withQuery('/pages/track-order', { order: token }),
  /** With a link nothing needs to be typed; `receipt` is the number of a declaration. */
  withdrawal: (token?: string, receipt?: string) => withQuery('/pages/recesso', { order: token, receipt }),
} as const;

/** Addresses that only mails lead to: each proves that its mail was read. */
export const mailedUrls = {
  updatePassword: (key: string) => withQuery('/pages/update-password', { key }),
  confirmEmail: (key: string) => withQuery(urls.profile(), { confirm_email: key }),
  confirmOrder: (token: string, proof: string) =>
    withQuery(urls.trackOrder(), { order: token, confirm: proof }),
} as const;

/** First parts of the pages' addresses; a product may also be at any address that nothing else has. */
export const pageParts = ['shop', 'det', 'web-page', 'pages', 'ui'] as const;

/** First parts of addresses that are no pages: the service, files, the state of the server, the mails of a demo. */
export const otherParts = [
  'api',
  'assets',
  'documents',
  'healthz',
  'media',
  'metrics',
  'posta',
  'readyz',
] as const;

/** Whether a path of the shop's own origin may be a page, so that a browser can go there without a reload. */
export const mayBePage = (path: string): boolean =>
  !(otherParts as readonly string[]).includes(path.split('/', 2)[1] ?? '');

/** What pages of one visitor begin with: cart, account, checkout. They are rendered for each request. */
export const personalPages = '/pages/';

/** The page whose data an address asks for, as the browser's router does: "/shop.data" is of "/shop". */
export const pageOfData = (path: string): string =>
  path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;

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
