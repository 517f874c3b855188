/** What a crawler reads of a page. */
export interface ReadPage {
  readonly status: number;
  /** Where it leads instead, as an address of the shop; null when it does not. */
  readonly leadsTo: string | null;
  readonly title: string;
  readonly description: string;
  /** As an address of the shop; null when there is none. */
  readonly canonical: string | null;
  readonly isHidden: boolean;
  /** Addresses of the shop that it links, each once, without what follows "#". */
  readonly links: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};
/** As a string of its own: a part of one would keep the whole page in memory. */
const plain = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** A link as an address of the shop, path and query; null when it leads elsewhere. */
export function addressOf(link: string, page: string, site: string): string | null {
  if (/^(?:mailto|tel|javascript|data|whatsapp|sms):/i.test(link) || !URL.canParse(link, site + page))
    return null;
  const url = new URL(link, site + page);
  return url.origin === site ? url.pathname + url.search.replaceAll('%20', '+') : null;
}

const attribute = (tag: string, name: string): string =>
  plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

function metaOf(html: string, name: string): string {
  const tag = [...html.matchAll(/<meta\b[^>]*>/g)].find(([one]) => attribute(one, 'name') === name)?.[0];
  return tag === undefined ? '' : attribute(tag, 'content');
}

function linksOf(html: string, page: string, site: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const followed = anchors.filter((tag) => !attribute(tag, 'rel').includes('nofollow'));
  const found = followed.flatMap((tag) => {
    const link = attribute(tag, 'href');
    return link === '' ? [] : (addressOf(link, page, site) ?? []);
  });
  return [...new Set(found)];
}

/** Asks for a page as a crawler does and reads it. `site`: the shop's public address, which its links name. */
export async function readPage(shop: string, address: string, site: string): Promise<ReadPage> {
  const answer = await fetch(shop + address, { redirect: 'manual', headers: { accept: 'text/html' } });
  const html = await answer.text();
  const location = answer.headers.get('location');
  const link = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const robots = metaOf(html, 'robots');
  return {
    status: answer.status,
    leadsTo: location === null ? null : addressOf(location, address, site),
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: metaOf(html, 'description'),
    canonical: link === undefined ? null : addressOf(plain(link), address, site),
    isHidden: robots.includes('noindex'),
    links: robots.includes('nofollow') ? [] : linksOf(html, address, site),
  };
}
