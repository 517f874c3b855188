import { decode, type Effort, type Encoding, encode, worthCompressing } from '../http/encoding.ts';
import { weakEtag } from '../http/etag.ts';

/** A rendered page before it is known whether it may be cached. */
export interface RenderedPage {
  readonly status: number;
  /** Lower-case names; cookies are in setCookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: Buffer;
}

/** Freshness lifetime and stale-while-revalidate, in seconds. */
export interface Lifetime {
  readonly fresh: number;
  readonly stale: number;
}

/** Seconds of a Cache-Control directive; undefined when it is missing. */
function seconds(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d{1,9})`).exec(cacheControl);
  return found === null ? undefined : Number(found[1]);
}

/** The lifetime in shared caches by the page's Cache-Control; undefined when it must not be cached. */
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

/** Surrogate keys of a page, from X-Cache-Tags, separated by commas or spaces. */
export function tagsOf(page: RenderedPage): string[] {
  return (page.headers['x-cache-tags'] ?? '').split(/[\s,]+/).filter((tag) => tag !== '');
}

/** A page in one encoding, ready to be sent. */
export interface PageVariant {
  /** The encoding actually used: small pages are not compressed. */
  readonly coding: Encoding;
  readonly body: Buffer;
  /** Name, value, name, value …: the form that writeHead does not copy. */
  readonly headers: readonly string[];
}

/** Estimate for objects, map and set entries besides what is counted individually. */
const entryBytes = 1_024;
const tagBytes = 96;
const aliasBytes = 128;

/** Strings with characters beyond Latin-1 take two bytes per character. */
const textBytes = (text: string): number => 2 * text.length;

/**
 * A cached page. Encodings are made at the first request; after some hits each is compressed again with full
 * effort. When a page is worth compressing, no uncompressed copy is kept: it is made on request.
 */
export class CachedPage {
  readonly key: string;
  readonly status: number;
  readonly tags: readonly string[];
  readonly etag: string;
  /** Moment of the render, for the Age of its answers. */
  readonly renderedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** URLs as sent that lead to this page; dropped together with it. */
  readonly aliases: string[] = [];
  /** False once dropped from the cache, or never kept since something it shows changed while it was rendered. */
  live = true;
  /** When it was last noted among the pages on their way to a cache in front of the shop. */
  notedAt = 0;
  hits = 0;
  /** Bytes the cache has counted for this page. */
  countedBytes = 0;
  private readonly compressible: boolean;
  private readonly fixedBytes: number;
  /** The rendered page, until its first encoding was made. */
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
    this.renderedAt = now;
    this.rendered = page.body;
    this.headers = { ...headers, etag: this.etag };
    this.compressible = worthCompressing(headers['content-type'], page.body.length);
    this.freshUntil = now + lifetime.fresh * 1000;
    this.staleUntil = this.freshUntil + lifetime.stale * 1000;
    const written = Object.values(this.headers).reduce((sum, value) => sum + textBytes(value), 0);
    this.fixedBytes = entryBytes + textBytes(key) + written + tagBytes * this.tags.length;
  }

  /** Memory used by this page, in bytes. */
  get bytes(): number {
    let sum = this.fixedBytes + (this.rendered?.length ?? 0);
    for (const variant of this.variants.values()) sum += variant.body.length;
    for (const alias of this.aliases) sum += aliasBytes + textBytes(alias);
    return sum;
  }

  /** The answer for an encoding, if it is ready. */
  variant(encoding: Encoding): PageVariant | undefined {
    return this.variants.get(encoding);
  }

  /** The answer for an encoding; made and stored, or made for this request only. */
  async answer(encoding: Encoding): Promise<PageVariant> {
    const ready = this.variants.get(encoding);
    if (ready !== undefined) return ready;
    if (!this.compressible || encoding !== 'identity') return this.prepare(encoding, 'fast');
    const body = await this.source();
    if (this.variants.size === 0) await this.prepare('br', 'fast');
    return this.made('identity', body);
  }

  /** Makes and stores the answer for an encoding. */
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
    const kept = [
      'etag',
      'cache-control',
      'vary',
      'content-security-policy',
      'surrogate-key',
      'xkey',
      'cache-tag',
    ];
    return kept.flatMap((name) => (this.headers[name] === undefined ? [] : [name, this.headers[name]]));
  }
}
