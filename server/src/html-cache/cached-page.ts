import {
  decode,
  type Effort,
  type Encoding,
  encode,
  worthCompressing,
} from '@casamaestra/commerce/platform/http/encoding.ts';
import { weakEtag } from '@casamaestra/commerce/platform/http/etag.ts';

/** A page as rendered, before it is known whether it may be kept. */
export interface RenderedPage {
  readonly status: number;
  /** Lower-case names; without cookies, which are in setCookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: Buffer;
  /** The body as text where it is HTML, else empty. */
  readonly html: string;
}

/** How long a page is fresh and how long after that it may be shown while a new one is made, in seconds. */
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

interface Variant {
  /** How the body is really encoded: small pages are not compressed. */
  readonly coding: Encoding;
  readonly body: Buffer;
  /** Name, value, name, value …: what writeHead takes without copying. */
  readonly headers: readonly string[];
}

/** A kept page. Encodings are made when first asked for; after some hits each is made again with full effort. */
export class CachedPage {
  readonly key: string;
  readonly status: number;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** False once dropped; aliases that still point here then count as misses. */
  live = true;
  hits = 0;
  /** What the cache has counted for this page. */
  countedBytes = 0;
  private readonly length: number;
  /** The page as rendered; let go once a compressed variant, a sixth of its size, can give it back. */
  private rendered: Buffer | undefined;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly variants = new Map<Encoding, Variant>();

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
    this.length = page.body.length;
    this.rendered = page.body;
    this.headers = { ...headers, etag: this.etag };
    this.freshUntil = now + lifetime.fresh * 1000;
    this.staleUntil = this.freshUntil + lifetime.stale * 1000;
  }

  /** Memory this page holds. */
  get bytes(): number {
    let sum = (this.rendered?.length ?? 0) + 1_024;
    for (const variant of this.variants.values()) sum += variant.body.length;
    return sum;
  }

  /** The ready answer for an encoding; undefined until prepared. */
  variant(encoding: Encoding): Variant | undefined {
    return this.variants.get(encoding);
  }

  /** Makes the answer for an encoding. */
  async prepare(encoding: Encoding, effort: Effort): Promise<Variant> {
    const coding = worthCompressing(this.headers['content-type'], this.length) ? encoding : 'identity';
    const body = await encode(await this.source(), coding, effort);
    const headers = Object.entries(this.headers).flat();
    if (coding !== 'identity') headers.push('content-encoding', coding);
    headers.push('content-length', String(body.length));
    const variant = { coding, body, headers };
    this.variants.set(encoding, variant);
    this.rendered = undefined;
    return variant;
  }

  private async source(): Promise<Buffer> {
    if (this.rendered !== undefined) return this.rendered;
    const variants = [...this.variants.values()];
    const plain = variants.find((variant) => variant.coding === 'identity') ?? variants[0];
    if (plain === undefined) throw new Error(`page ${this.key} has no body`);
    return decode(plain.body, plain.coding);
  }

  /** Headers of a 304. */
  notModifiedHeaders(): string[] {
    const kept = ['etag', 'cache-control', 'vary', 'content-security-policy'];
    return kept.flatMap((name) => (this.headers[name] === undefined ? [] : [name, this.headers[name]]));
  }
}
