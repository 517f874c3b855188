import { spannedFetch } from '@casamaestra/commerce/platform/tracing/tracing.ts';

/** What a cache answered to a purge. */
export type PurgeAnswer =
  | { readonly kind: 'done' }
  /** To be asked again, not before so long where it said so. */
  | { readonly kind: 'failed'; readonly why: string; readonly waitMs?: number };

/** A cache in front of the shop that drops pages by their tags. */
export interface PagePurger {
  /** Most tags of one call. */
  readonly batch: number;
  /** The header in which it reads the tags of a page, as [name, value]. */
  header(tags: readonly string[]): readonly [name: string, value: string];
  purge(tags: readonly string[]): Promise<PurgeAnswer>;
}

/** On every page that may be kept: drops all of them. */
export const allPagesTag = 'pages';

/**
 * How long a cache that is told of changes keeps pages; browsers ask each time. A page that is a minute too old is
 * still shown while it is fetched again, and for a day when the shop does not answer.
 */
export const purgedLifetime =
  'public, max-age=0, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400';

/** Of a page that may show what changed while it was rendered: kept for no longer than the change takes to come. */
export const outdatedLifetime = 'public, max-age=0, s-maxage=1';

/** Longest wait for a cache. */
const answerMs = 10_000;

/** Seconds or a date (RFC 9110), as milliseconds from now. */
function waitOf(retryAfter: string | null): { readonly waitMs?: number } {
  if (retryAfter === null) return {};
  const seconds = /^\d{1,6}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? { waitMs: Math.max(0, seconds * 1000) } : {};
}

/** One call to a cache; it never throws. `accepts` reads the answer where the status alone does not tell. */
export async function askCache(
  url: string,
  init: RequestInit,
  accepts: (body: string) => boolean = () => true,
): Promise<PurgeAnswer> {
  try {
    const answer = await spannedFetch('purger', url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const body = (await answer.text()).slice(0, 10_000);
    if (answer.ok && accepts(body)) return { kind: 'done' };
    const why = `HTTP ${answer.status} ${body.slice(0, 200)}`;
    return { kind: 'failed', why, ...waitOf(answer.headers.get('retry-after')) };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return { kind: 'failed', why: cause?.code ?? message };
  }
}
