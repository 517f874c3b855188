/** How long shared caches may keep pages, in seconds; pages are dropped by tag when something changes. */
const lifetimes = { fresh: 300, stale: 86_400 };

/** Headers of a page that is the same for every visitor, tagged with what it shows. */
export function cacheHeaders(tags: readonly string[]): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${lifetimes.fresh}, stale-while-revalidate=${lifetimes.stale}`,
    'X-Cache-Tags': tags.join(','),
  };
}

/** Headers of an answer that must not be cached: errors, unknown URLs. */
export const uncached: Record<string, string> = { 'Cache-Control': 'no-store' };
