import { xmlElement, xmlText } from '../../catalog/export/merchant-element.ts';

/** An address of a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  /** When what it shows last changed; null when nothing tells. */
  readonly changed: Date | null;
  /** Absolute addresses of pictures on the page. */
  readonly pictures?: readonly string[];
  /** The same page in each language, with its absolute address; only in shops with several. */
  readonly languages?: readonly (readonly [language: string, address: string])[];
}

const changed = (at: Date | null): string => (at === null ? '' : xmlElement('lastmod', at.toISOString()));

const alternate = ([language, address]: readonly [string, string]): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;

const picture = (address: string): string => `<image:image>${xmlElement('image:loc', address)}</image:image>`;

/** A page with what belongs to it, as one <url> per language (sitemaps.org; Google: localised versions, images). */
function entryXml({ address, changed: at, pictures = [], languages = [] }: SitemapEntry): string {
  const rest = `${changed(at)}${languages.map(alternate).join('')}${pictures.map(picture).join('')}`;
  const addresses = languages.length === 0 ? [address] : [...new Set(languages.map(([, one]) => one))];
  return addresses.map((one) => `<url>${xmlElement('loc', one)}${rest}</url>\n`).join('');
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap of addresses as they come. */
export async function* sitemapXml(
  entries: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const some of entries) yield some.map(entryXml).join('');
  yield '</urlset>\n';
}

/** The index of all sitemaps. */
export async function* sitemapIndexXml(entries: readonly SitemapEntry[]): AsyncGenerator<string> {
  yield `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield entries
    .map(({ address, changed: at }) => `<sitemap>${xmlElement('loc', address)}${changed(at)}</sitemap>\n`)
    .join('');
  yield '</sitemapindex>\n';
}
