import { setTimeout as pause } from 'node:timers/promises';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';

/** What visitors got who only looked. */
export interface Readings {
  readonly asked: number;
  readonly failed: readonly string[];
  /** Readings that were cut without an answer and asked again, as browsers do on a connection that was kept open. */
  readonly repeated: number;
  readonly longestMs: number;
  /** Answers that Varnish had, without asking a node. */
  readonly hits: number;
}

/** Varnish names the request alone, or with the one that brought what it kept. */
const isHit = ({ headers }: Response) => /^\d+ \d+$/.test(headers.get('x-varnish') ?? '');

/** Pages and calls of a shop: listings, searches, product pages. */
export async function readablePaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/shop?per_page=40`);
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const words = products.map(({ name }) => encodeURIComponent(name.split(' ').slice(0, 2).join(' ')));
  return [
    '/',
    '/shop',
    ...products.map(({ slug }) => `/api/products?slug=${slug}`),
    ...words.map((term) => `/api/shop?search_term=${term}&per_page=24`),
    ...words.slice(0, 20).map((term) => `/shop?search_term=${term}`),
  ];
}

/** A closed connection that was kept from the answer before tells nothing: every browser asks once more (RFC 9112, 9.3.1). */
async function askedAgain(url: string, onRepeat: () => void): Promise<Response> {
  const ask = () => fetch(url, { signal: AbortSignal.timeout(60_000) });
  return ask().catch((error: Error) => {
    if ((error.cause as { code?: string } | undefined)?.code !== 'UND_ERR_SOCKET') throw error;
    onRepeat();
    return ask();
  });
}

/** Visitors who look at pages, at most so many at once, each after a short pause, until they are stopped. */
export function startReading(urls: readonly string[], paths: readonly string[], atOnce = 6, pauseMs = 10) {
  const failed: string[] = [];
  let asked = 0;
  let longestMs = 0;
  let repeated = 0;
  let hits = 0;
  let stopped = false;
  const readers = Array.from({ length: atOnce }, async (_none, reader) => {
    for (let turn = reader; !stopped; turn += atOnce) {
      const url = `${urls[turn % urls.length]}${paths[turn % paths.length]}`;
      const start = performance.now();
      try {
        const answer = await askedAgain(url, () => (repeated += 1));
        if (isHit(answer)) hits += 1;
        const { length } = await answer.text();
        if (answer.status !== 200 || length === 0) failed.push(`${answer.status} ${url}`);
      } catch (error) {
        failed.push(`${(error as Error).message} ${String((error as Error).cause ?? '')} ${url}`);
      }
      asked += 1;
      longestMs = Math.max(longestMs, performance.now() - start);
      await pause(pauseMs);
    }
  });
  return {
    get asked() {
      return asked;
    },
    async stop(): Promise<Readings> {
      stopped = true;
      await Promise.all(readers);
      return { asked, failed, repeated, longestMs, hits };
    },
  };
}
