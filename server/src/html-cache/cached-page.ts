import { decode, type Effort, type Encoding, encode, worthCompressing } from '../http/encoding.ts';
import { weakEtag } from '../http/etag.ts';

/** A page as rendered, before it is known whether it may be kept. */
export interface RenderedPage {
  readonly status: number;
  /** Lower-case names; without cookies, which are in setCookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: Buffer;
}

/** Freshness lifetime and stale-while-revalidate, in seconds. */
export interface Lifetime {
  readonly fresh: number;
  readonly stale: number;
}

/** Seconds of a Cache-Control directive; undefined when it is not there. */
function seconds(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,9})`).exec(cacheControl);
  return found === null ? undefined : Number(found[1]);
}

/** The lifetime a page claims for shared caches; undefined when it must not be kept. */
export function lifetimeOf(page: RenderedPage): Lifetime | undefined {
  const cacheControl = page.headers['cache-control'] ?? '';
  if (page.status !== 200 && page.status !== 404) return undefined;
  if (
    page.setCookies.length > 0 ||
    !/\bpublic\b/.test(cacheControl) ||
    /\b(no-store|private)\b/.test(cacheControl)
  ) {
    return undefined;
  }
  const fresh = seconds(cacheControl, 's-maxage');
  return fresh === undefined
    ? undefined
    : { fresh, stale: seconds(cacheControl, 'stale-while-revalidate') ?? 0 };
}

/** Surrogate keys of a page: comma- or space-separated in X-Cache-Tags. */
export function tagsOf(page: RenderedPage): string[] {
  return (page.headers['x-cache-tags'] ?? '').split(/[\s,]+/).filter((tag) => tag !== '');
}

/** A page as it goes out in one encoding. */
export interface PageVariant {
  /** How the body is really encoded: small pages are not compressed. */
  readonly coding: Encoding;
  readonly body: Buffer;
  /** Name, value, name, value …: what writeHead takes without copying. */
  readonly headers: readonly string[];
}

/** Objects, map and set entries beside what is counted one by one. */
const entryBytes = 1_024;
const tagBytes = 96;
const aliasBytes = 128;

/** Strings beyond Latin letters take two bytes a character. */
const textBytes = (text: string): number => 2 * text.length;

/**
 * A kept page. Encodings are made when first asked for; after some hits each is made again with full effort. Of a page
 * worth compressing nothing else is kept: who asks for it plain gets it made for them.
 */
export class CachedPage {
  readonly key: string;
  readonly status: number;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Addresses as sent that lead here; they go with the page. */
  readonly aliases: string[] = [];
  /** False once dropped. */
  live = true;
  hits = 0;
  /** What the cache has counted for this page. */
  countedBytes = 0;
  private readonly compressible: boolean;
  private readonly fixedBytes: number;
  /** The page as rendered, until its first variant is there. */
  private rendered: Buffer | undefined;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly variants = new Map<Encoding, PageVariant>();

  constructor(
    key: string,
    page: RenderedPage,
    headers: Readonly<Record<string, string>>,
    lifetime: Lifetime,
    now: number,
  ) {
    this.key = key;
    this.status = page.status;
    this.tags = tagsOf(page);
    this.etag = weakEtag(page.body);
    this.rendered = page.body;
    this.headers = { ...headers, etag: this.etag };
    this.compressible = worthCompressing(headers['content-type'], page.body.length);
    this.freshUntil = now + lifetime.fresh * 1000;
    this.staleUntil = this.freshUntil + lifetime.stale * 1000;
    const written = Object.values(this.headers).reduce((sum, value) => sum + textBytes(value), 0);
    this.fixedBytes = entryBytes + textBytes(key) + written + tagBytes * this.tags.length;
  }

  /** Memory this page holds. */
  get bytes(): number {
    let sum = this.fixedBytes + (this.rendered?.length ?? 0);
    for (const variant of this.variants.values()) sum += variant.body.length;
    for (const alias of this.aliases) sum += aliasBytes + textBytes(alias);
    return sum;
  }

  /** The ready answer for an encoding; undefined when it has to be made. */
  variant(encoding: Encoding): PageVariant | undefined {
    return this.variants.get(encoding);
  }

  /** The answer for an encoding, made and kept, or made for this once. */
  async answer(encoding: Encoding): Promise<PageVariant> {
    const ready = this.variants.get(encoding);
    if (ready !== undefined) return ready;
    if (!this.compressible || encoding !== 'identity') return this.prepare(encoding, 'fast');
    const body = await this.source();
    if (this.variants.size === 0) await this.prepare('br', 'fast');
    return this.made('identity', body);
  }

  /** Makes and keeps the answer for an encoding. */
  async prepare(encoding: Encoding, effort: Effort): Promise<PageVariant> {
    const coding = this.compressible ? encoding : 'identity';
    const variant = this.made(coding, await encode(await this.source(), coding, effort));
    this.variants.set(encoding, variant);
    this.rendered = undefined;
    return variant;
  }

  private made(coding: Encoding, body: Buffer): PageVariant {
    const headers = Object.entries(this.headers).flat();
    if (coding !== 'identity') headers.push('content-encoding', coding);
    headers.push('content-length', String(body.length));
    return { coding, body, headers };
  }

  private async source(): Promise<Buffer> {
    if (this.rendered !== undefined) return this.rendered;
    const [variant] = this.variants.values();
    if (variant === undefined) throw new Error(`page ${this.key} has no body`);
    return decode(variant.body, variant.coding);
  }

  /** Headers of a 304. */
  notModifiedHeaders(): string[] {
    const kept = ['etag', 'cache-control', 'vary', 'content-security-policy'];
    return kept.flatMap((name) => (this.headers[name] === undefined ? [] : [name, this.headers[name]]));
  }
}
