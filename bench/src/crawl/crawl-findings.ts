import type { Crawled } from './crawl-shop.ts';
import type { ReadPage } from './read-page.ts';

/** One thing that must not be, with every case of it. */
export interface CrawlFinding {
  readonly name: string;
  readonly cases: readonly string[];
}

/** A file or picture is no page. */
const isFile = (address: string): boolean =>
  /^\/(?:media|documents|assets|feeds|sitemaps|share)\//.test(address);

/** A further page of a listing is found from the first one and listed nowhere. */
const isFurther = (address: string): boolean => /[?&]page=\d/.test(address);

const isIndexed = (address: string, page: ReadPage): boolean =>
  page.status === 200 && !page.isHidden && !isFile(address) && page.canonical === address;

function sharedBy(
  pages: readonly (readonly [string, ReadPage])[],
  text: (page: ReadPage) => string,
): string[] {
  const groups = Map.groupBy(pages, ([, page]) => text(page));
  return [...groups].flatMap(([shared, members]) =>
    shared === '' || members.length > 1
      ? [
          `${shared === '' ? '(none)' : shared}: ${members
            .slice(0, 3)
            .map(([address]) => address)
            .join(' ')} (${members.length})`,
        ]
      : [],
  );
}

/** Everything that a crawl found wrong. */
export function crawlFindings({ pages, linkedBy, listed, isWhole }: Crawled): CrawlFinding[] {
  const all = [...pages];
  const from = (address: string) => `${address} from ${linkedBy.get(address) ?? '?'}`;
  const indexed = all.filter(([address, page]) => isIndexed(address, page));
  const known = new Set(indexed.map(([address]) => address));
  const isRedirect = ({ status }: ReadPage) => status >= 300 && status < 400;
  return [
    {
      name: 'dead links',
      cases: all
        .filter(([, { status }]) => status >= 400)
        .map(([address, { status }]) => `${status} ${from(address)}`),
    },
    {
      name: 'links that lead on',
      cases: all.filter(([, page]) => isRedirect(page)).map(([address]) => from(address)),
    },
    {
      name: 'redirect chains',
      cases: all
        .filter(([, { leadsTo }]) => leadsTo !== null && pages.get(leadsTo)?.leadsTo != null)
        .map(([address]) => from(address)),
    },
    { name: 'titles of several pages', cases: sharedBy(indexed, ({ title }) => title) },
    { name: 'descriptions of several pages', cases: sharedBy(indexed, ({ description }) => description) },
    {
      name: 'listed in a sitemap, but not linked',
      cases: isWhole ? [...listed].filter((address) => !linkedBy.has(address)) : [],
    },
    {
      name: 'listed in a sitemap, but not to be indexed there',
      cases: [...listed].filter((address) => pages.has(address) && !known.has(address)),
    },
    {
      name: 'to be indexed, but in no sitemap',
      cases: [...known].filter((address) => !listed.has(address) && !isFurther(address)).map(from),
    },
    {
      name: 'allowed filters that are no page of their own',
      cases: all
        .filter(([address]) => /[?&]f_/.test(address) && !known.has(address))
        .map(([address]) => from(address)),
    },
  ];
}
