import { robotsRules } from '@casamaestra/commerce/found/testing/robots-rules.ts';
import { addressOf, readPage, type ReadPage } from './read-page.ts';

export interface Crawled {
  /** Every page asked for, by address. */
  readonly pages: ReadonlyMap<string, ReadPage>;
  /** A page that links each address, for reports. */
  readonly linkedBy: ReadonlyMap<string, string>;
  /** Addresses that links name and robots.txt forbids. */
  readonly forbidden: ReadonlySet<string>;
  /** Addresses of the sitemaps. */
  readonly listed: ReadonlySet<string>;
  /** Linked products and their variants that were left out, because only some of a large shop's are read. */
  readonly unread: ReadonlySet<string>;
  /** Whether the crawl ended because there was nothing more, not because of its limit. */
  readonly isWhole: boolean;
}

const AT_ONCE = 4;
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

interface Listed {
  readonly all: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** Addresses of all sitemaps that robots.txt leads to; those of pictures list pages again. */
async function readSitemaps(shop: string, robots: string, site: string): Promise<Listed> {
  const all = new Set<string>();
  const products = new Set<string>();
  const index = /^Sitemap:\s*(\S+)/m.exec(robots)?.[1] ?? '';
  for (const file of locations(await textOf(shop + (addressOf(index, '/', site) ?? '')))) {
    if (/\/pictures-/.test(file)) continue;
    for (const page of locations(await textOf(shop + (addressOf(file, '/', site) ?? '')))) {
      const address = addressOf(page, '/', site) ?? page;
      all.add(address);
      if (/\/products-/.test(file)) products.add(address);
    }
  }
  return { all, products };
}

/**
 * Walks a shop from its home page along the links that crawlers may follow, and reads its sitemaps.
 * @param shop where it answers, without a slash at the end
 * @param most pages to ask for
 * @param oneIn reads one product of so many, the same ones each time; every other page is read
 */
export async function crawlShop(shop: string, most: number, oneIn = 1): Promise<Crawled> {
  const robots = await textOf(`${shop}/robots.txt`);
  const site = new URL(/^Sitemap:\s*(\S+)/m.exec(robots)?.[1] ?? shop).origin;
  const mayAsk = robotsRules(robots);
  const listed = await readSitemaps(shop, robots, site);
  const chosen = new Set([...listed.products].filter((_, at) => at % oneIn === 0));
  const unread = new Set<string>();
  const pages = new Map<string, ReadPage>();
  const linkedBy = new Map<string, string>([['/', '']]);
  const forbidden = new Set<string>();
  const waiting = ['/'];
  const add = (address: string, by: string) => {
    if (!mayAsk(address)) forbidden.add(address);
    else if (!linkedBy.has(address)) {
      linkedBy.set(address, by);
      const [product = ''] = address.split('?');
      if (listed.products.has(product) && !chosen.has(product)) unread.add(address);
      else waiting.push(address);
    }
  };
  const work = async (): Promise<void> => {
    for (
      let address = waiting.shift();
      address !== undefined && pages.size < most;
      address = waiting.shift()
    ) {
      // A place is taken at once: the others must not go beyond the limit meanwhile.
      const reading = readPage(shop, address, site);
      const page = await reading;
      pages.set(address, page);
      if (page.leadsTo !== null) add(page.leadsTo, address);
      for (const link of page.links) add(link, address);
    }
  };
  while (waiting.length > 0 && pages.size < most)
    await Promise.all(Array.from({ length: AT_ONCE }, () => work()));
  return { pages, linkedBy, forbidden, listed: listed.all, unread, isWhole: waiting.length === 0 };
}
