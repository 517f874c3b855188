/** Kinds of things that are counted: pages by kind, and steps towards an order. */
export const visitKinds = [
  'home',
  'listing',
  'search',
  'product',
  'content',
  'compare',
  'cart',
  'checkout',
  'order',
  'account',
  'other',
] as const;
export type VisitKind = (typeof visitKinds)[number];

export const devices = ['phone', 'tablet', 'computer'] as const;
type VisitDevice = (typeof devices)[number];

/** Where somebody came from, by class of host: never an address. */
export const sources = ['inside', 'direct', 'search', 'social', 'other'] as const;
type VisitSource = (typeof sources)[number];

/** One page view, without anything of who made it. */
export interface Visit {
  readonly kind: VisitKind;
  readonly device: VisitDevice;
  readonly source: VisitSource;
}

/** Programs name themselves; those that do not are counted as people. */
const program =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|node|axios|monitor|facebookexternalhit|scan/i;

const ofEngine = /(?:^|\.)(?:google|bing|duckduckgo|ecosia|yahoo|qwant|startpage|brave|yandex)\./;
const ofSocial =
  /(?:^|\.)(?:facebook|instagram|pinterest|tiktok|youtube|linkedin|reddit|twitter|x|t|whatsapp|telegram)\.(?:com|co|it|me|org)$/;

const hostOf = (referer: string): string =>
  /^https?:\/\/([^/?#:]{1,200})/.exec(referer)?.[1]?.toLowerCase() ?? '';

function deviceOf(agent: string): VisitDevice {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone/.test(agent) ? 'phone' : 'computer';
}

function sourceOf(referer: string | undefined, host: string | undefined): VisitSource {
  if (referer === undefined || referer === '') return 'direct';
  const from = hostOf(referer);
  if (from === '') return 'direct';
  if (from === (host ?? '').replace(/:\d+$/, '').toLowerCase()) return 'inside';
  if (ofEngine.test(from)) return 'search';
  return ofSocial.test(from) ? 'social' : 'other';
}

/** The kind of page at a path; a search is a listing with words. */
function visitKindOf(path: string, query: string): VisitKind {
  if (path === '/') return 'home';
  const [, first = '', second = ''] = path.split('/', 3);
  if (first === 'shop') return query.includes('search_term=') ? 'search' : 'listing';
  if (first === 'det') return 'product';
  if (first === 'web-page') return 'content';
  return first === 'pages' ? (ofPages.get(second) ?? 'other') : 'other';
}

const ofPages: ReadonlyMap<string, VisitKind> = new Map([
  ['cart', 'cart'],
  ['checkout', 'checkout'],
  ['pay', 'checkout'],
  ['pay-stripe', 'checkout'],
  ['payment-success', 'order'],
  ['compare', 'compare'],
  ['newsletter', 'content'],
  ['contact-us', 'content'],
  ['faq', 'content'],
  ['about-us', 'content'],
  ['single', 'content'],
  ['blog', 'content'],
  ['blogs', 'content'],
  ['account', 'account'],
  ['login', 'account'],
  ['register', 'account'],
  ['orders', 'account'],
  ['profile', 'account'],
  ['wishlist', 'account'],
] as const);

const notPages = /^\/(?:api|assets|media|documents|metrics|healthz|readyz|posta)(?:\/|$)/;

/** What a request needs to be counted. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly agent: string | undefined;
  readonly referer: string | undefined;
  readonly host: string | undefined;
  /** "navigate" for a document; undefined in old browsers. */
  readonly mode: string | undefined;
  /** Network address, where words were searched. */
  readonly address?: string | undefined;
  /** "prefetch" when the page is asked for ahead. */
  readonly purpose: string | undefined;
}

/** The visit a request is; undefined for files, calls, programs and pages asked for ahead. */
export function visitOf(asked: Asked): Visit | undefined {
  const { method, path, agent, mode, purpose } = asked;
  if (method !== 'GET' || purpose !== undefined || agent === undefined) return undefined;
  const data = path.endsWith('.data');
  if (!data && mode !== undefined && mode !== 'navigate') return undefined;
  if (program.test(agent)) return undefined;
  const page = data ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
  const kind = visitKindOf(page, asked.query);
  // Browsers that do not say what they ask for: only known pages count.
  if (kind === 'other' && (mode === undefined || notPages.test(page))) return undefined;
  return { kind, device: deviceOf(agent), source: sourceOf(asked.referer, asked.host) };
}
