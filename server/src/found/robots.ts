import { indexedFacets } from '@casamaestra/contract/indexed-facets.ts';
import { listingCollections } from '@casamaestra/contract/listing-places.ts';
import {
  facetPrefix,
  forwardedParameters,
  questionParameters,
} from '@casamaestra/contract/page-parameters.ts';
import { languageParameter, personalPages, urls } from '@casamaestra/contract/pages.ts';
import { weakEtag } from '../http/etag.ts';
import type { Answer } from '../send.ts';

export const robotsPath = '/robots.txt';

/** Parameters of a listing that make no page of their own: filters, orders, layouts. `category` and `page` do. */
const endless = [
  'search_term',
  'order_by',
  'per_page',
  'view',
  'from',
  'features',
  'min_price',
  'max_price',
  'min_rating',
  'is_in_stock',
  'on_sale',
  'exact',
  'tab',
  'wishlist',
  ...forwardedParameters,
];

/** Pages for everybody at addresses of personal ones. */
const publicPages = [urls.contact(), urls.blog(), urls.faq(), urls.about()];

/**
 * One value of a whitelisted facet is a page of its own, alone or in a category, also its further pages; with anything
 * more it is not. The longest matching rule wins (RFC 9309, 2.2.2).
 */
const ofFacet = (code: string): string[] =>
  ['/shop?', '/shop?category=*&'].flatMap((beginning) => {
    const page = `${beginning}${facetPrefix}${code}=`;
    return [
      ...withPages(page, `${page}*&`),
      ...['order_by', 'per_page', 'view'].map((name) => `Disallow: ${page}*&${name}=*&page=`),
    ];
  });

/** A page and its further pages, and nothing else that begins so. */
const withPages = (page: string, more: string): string[] => [
  `Allow: ${page}`,
  `Disallow: ${more}`,
  `Allow: ${more}page=`,
  `Disallow: ${more}page=*&`,
];

/** Which addresses crawlers may ask for, and where the sitemap lies (RFC 9309). `origin`: the shop's public address. */
export function robotsTxt(origin: string): Answer {
  const lines = [
    'User-agent: *',
    `Disallow: ${personalPages}`,
    ...publicPages.flatMap((page) => [`Allow: ${page}$`, `Allow: ${page}?${languageParameter}=`]),
    ...['categoria', 'tag', 'page'].flatMap((name) => [
      `Allow: ${urls.blog()}?${name}=`,
      `Disallow: ${urls.blog()}?${name}=*&q=`,
    ]),
    'Disallow: /api/',
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    // Forms and orders of a product's questions and reviews.
    ...questionParameters.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    // Layouts show the same goods once more; the new and the reduced ones are lists of their own.
    'Disallow: /shop/',
    ...listingCollections.flatMap((name) => withPages(`/shop/${name}`, `/shop/${name}?`)),
    ...endless.flatMap((name) => [`Disallow: /shop*?${name}=`, `Disallow: /shop*&${name}=`]),
    `Disallow: /shop*?${facetPrefix}`,
    `Disallow: /shop*&${facetPrefix}`,
    ...indexedFacets.flatMap(ofFacet),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  const body = lines.join('\n');
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    etag: weakEtag(Buffer.from(body)),
  };
  return { status: 200, headers, body };
}
