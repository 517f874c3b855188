import type { ListingPlace } from './listing-places.ts';

/**
 * The URL of every page, in one place for pages, mails, gateways and others that link to the shop. Slugs have
 * prefixes of their own ("det/…", "web-page/…").
 */
export const urls = {
  home: () => '/',
  /** `place`: a layout, or a listing such as the offers. */
  shop: (query: ShopQuery = {}, place: ListingPlace = '') =>
    withQuery(place === '' ? '/shop' : `/shop/${place}`, query),
  product: (slug: string, sku?: string) => withQuery(`/${encodePath(slug)}`, { sku }),
  /** All layouts of listings and products on one page; not indexed. */
  layouts: () => '/pages/single/layouts',
  webPage: (route: string) => `/${encodePath(route)}`,
  cart: () => '/pages/cart',
  /** Puts articles into the cart on arrival: "/pages/cart?add=RUL-5367-25CM:1,NAS-2153-4X5M:2". */
  cartWith: (goods: readonly { sku: string; quantity: number }[]) =>
    withQuery('/pages/cart', { add: goods.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',') }),
  /** Products side by side, by the SKUs of variants; without any, those kept in this browser. Not indexed. */
  compare: (skus: readonly string[] = []) => withQuery('/pages/compare', { skus: skus.join(',') }),
  /** Adds a variant to those kept; where there is no room for it, the page asks what to do. */
  compareWith: (sku: string) => withQuery('/pages/compare', { add: sku }),
  pay: () => '/pages/pay',
  /** `next`: URL of the shop to go to after the login. */
  login: (next?: string) => withQuery('/pages/login', { next }),
  register: (next?: string) => withQuery('/pages/register', { next }),
  /** The key follows in the fragment (#), so that no server sees it. */
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
  /** Order complete; also the callback URL of gateways. */
  paymentSuccess: (token?: string) => withQuery('/pages/payment-success', { order: token }),
  paymentFailed: (token?: string) => withQuery('/pages/payment-failed', { order: token }),
  trackOrder: (token?: string) => withQuery('/pages/track-order', { order: token }),
  /** Where the newsletter is asked for. */
  newsletter: () => '/pages/newsletter',
  /** With a token the order need not be entered; `receipt` is the number of a declaration. */
  blog: (query: BlogQuery = {}) => withQuery('/pages/blog', query),
  post: (slug: string) => `/blog/${encodePath(slug)}`,
  blogFeed: () => '/blog/rss.xml',
  about: () => '/pages/about-us',
  /** `about`: the number of a review that is reported. */
  contact: (query: { topic?: string; order?: string; ticket?: string; about?: string } = {}) =>
    withQuery('/pages/contact-us', query),
  faq: (query: { q?: string } = {}) => withQuery('/pages/faq', query),
  /** Opens a chat with the shop that begins with the address of the page before. */
  whatsapp: () => '/pages/whatsapp',
  withdrawal: (token?: string, receipt?: string) => withQuery('/pages/recesso', { order: token, receipt }),
} as const;

/** The CMS page on the legal guarantee, with its harmonised notice (Reg. (UE) 2025/1960). */
export const guaranteePage = 'web-page/garanzia';
/** Taking back old appliances (D.Lgs. 49/2014, art. 11). */
export const weeePage = 'web-page/raee';

/** Pages of text in place of `urls.about()` and `urls.faq()`, for a shop that has not written those. */
export const aboutText = 'web-page/chi-siamo';
export const faqText = 'web-page/faq';

/** How many articles a link may put into the cart. */
export const cartLinkLinesMax = 30;

const confirmSubscriptionPath = '/pages/confirm_subscription';

/** URLs linked only from mails: each has a secret that proves that the mail was read. */
export const mailedUrls = {
  updatePassword: (key: string) => withQuery('/pages/update-password', { key }),
  confirmEmail: (key: string) => withQuery(urls.profile(), { confirm_email: key }),
  confirmOrder: (token: string, proof: string) =>
    withQuery(urls.trackOrder(), { order: token, confirm: proof }),
  /** The parameters of the Frappe API. */
  confirmSubscription: (email: string, group: string, signature: string) =>
    withQuery(confirmSubscriptionPath, { email, email_group: group, _signature: signature }),
} as const;

/** First path segments of pages; a product may also have any URL that nothing else has. */
export const pageParts = ['shop', 'det', 'web-page', 'blog', 'pages', 'ui'] as const;

/** First path segments that are not pages: service, files, server status, mails of the demo. */
export const otherParts = [
  'api',
  'assets',
  'documents',
  'feeds',
  'gestione',
  'healthz',
  'media',
  'metrics',
  'offline',
  'posta',
  'preferences',
  'readyz',
  'share',
  'sitemap.xml',
  'sitemaps',
  'sw.js',
] as const;

/** Where the back office stands. */
export const backOfficePath = '/gestione';

/** Where the forms of language, currency and colours lead. */
export const preferencesPath = '/preferences';

/** Names the language of a page in its address, for search engines; the choice of a visitor is a cookie. */
export const languageParameter = 'lang';

/** The address of a page in a language; the first one needs no name. */
export function addressInLanguage(address: string, language: string, first: string): string {
  if (language === first) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}

/** Whether a path of the shop may be a page, so that client navigation is possible. */
export const mayBePage = (path: string): boolean =>
  !(otherParts as readonly string[]).includes(path.split('/', 2)[1] ?? '');

/** Beginning of the paths of personal pages: cart, account, checkout. They are rendered for each request. */
export const personalPages = '/pages/';

/** The page of a data request of the browser's router: "/shop.data" → "/shop". */
export const pageOfData = (path: string): string =>
  path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;

/** Query of the list of posts. */
export interface BlogQuery {
  readonly categoria?: string | undefined;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
  readonly page?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** Query of a listing's URL; facets are `f_<code>`. */
export interface ShopQuery {
  readonly search_term?: string | undefined;
  readonly category?: string | undefined;
  readonly [name: string]: string | readonly string[] | undefined;
}

/** A path with its query; undefined and empty values are omitted, arrays repeat their name. */
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

/** Keeps commas and colons readable: category paths and lists of articles contain them. */
const encodeQuery = (value: string): string =>
  encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');
