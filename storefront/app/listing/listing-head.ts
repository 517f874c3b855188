import { number } from '@casamaestra/texts/format/number.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { breadcrumbData } from '../platform/breadcrumb-data.ts';
import type { PageHead } from '../platform/page-head.ts';
import type { StorefrontConfig } from '../platform/request-context.ts';
import { sharePictureUrl } from '../platform/share-picture.server.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { cardPictureSizes } from '../catalogue/card.ts';
import {
  hiddenFromCrawlers,
  indexedPlace,
  isFacetPage,
  listingHref,
  withoutFilters,
} from './listing-query.ts';
import type { ListingView } from './listing-view.ts';

/** Title and canonical URL of a listing. */
export function listingHead(
  view: ListingView,
  messages: Messages,
  locale: Language,
  { publicUrl, shop, brand }: StorefrontConfig,
): PageHead {
  const { query } = view;
  const missing = { 'unknown-category': messages.head.categoryMissing, beyond: messages.head.pageMissing };
  const title =
    view.state === 'unknown-category' || view.state === 'beyond'
      ? missing[view.state]
      : messages.head.pageTitle(titleWithin(view), query.page);
  const category = view.path.at(-1)?.category ?? query.category;
  const bare = {
    ...withoutFilters,
    perPage: 24,
    order: '',
    view: '',
    place: indexedPlace(query.place),
    exact: false,
    page: query.page,
    category,
  } as const;
  const chosen = isFacetPage(query) ? { facets: query.facets } : {};
  return {
    title: `${title} | ${shop.name}`,
    description: described(view, messages, locale),
    canonical: publicUrl + listingHref(query, { ...bare, ...chosen }),
    ...((view.state !== 'results' || hiddenFromCrawlers(query)) && { hidden: true }),
    ...mainPicture(view),
    ...(shareImage(view, publicUrl) ?? (brand.social && { image: publicUrl + brand.social.src })),
  };
}

/** Of a category a picture with its name, how much it has and its best seller; other lists have the shop's own. */
function shareImage(
  { path, total, cards }: ListingView,
  publicUrl: string,
): Pick<PageHead, 'image'> | undefined {
  const category = path.at(-1)?.category;
  if (category === undefined || total === 0) return undefined;
  const shown = [path.map(({ label }) => label), total, cards[0]?.picture?.src];
  return { image: sharePictureUrl(publicUrl, `/shop/${encodeURIComponent(category)}`, shown) };
}

/** The title with the category above it: "Accessori – Trapani", as many categories have accessories. */
function titleWithin({ title, path, query }: ListingView): string {
  const above = query.term === '' ? path.at(-2)?.label : undefined;
  return above === undefined ? title : `${title} – ${above}`;
}

function described(view: ListingView, messages: Messages, locale: Language): string {
  const { query, total } = view;
  const { place, category, term } = query;
  if (query.page === 1 && (place === 'novita' || place === 'offerte') && category === '' && term === '') {
    return messages.head.collections[place].intro;
  }
  return messages.head.describeListing(
    messages.head.pageTitle(titleWithin(view), query.page),
    messages.listing.products(total, number(total, locale)),
  );
}

function mainPicture(view: ListingView): Pick<PageHead, 'mainPictures'> {
  const srcset = view.cards[0]?.picture?.avif;
  return srcset === undefined ? {} : { mainPictures: [{ srcset, sizes: cardPictureSizes }] };
}

/** Structured data of a listing for search engines: breadcrumbs and products. */
export function listingStructuredData(view: ListingView, messages: Messages, publicUrl: string): object[] {
  return view.state === 'results'
    ? [
        breadcrumbData(
          [
            { label: messages.page.home, href: urls.home() },
            ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
          ],
          publicUrl,
        ),
        itemList(view, publicUrl),
      ]
    : [];
}

/** So many products of a page are named to search engines. */
const LISTED = 8;

function itemList(view: ListingView, publicUrl: string): object {
  return {
    '@type': 'ItemList',
    numberOfItems: view.total,
    // The first ones: all of them are links of the page, and each name here is sent once more.
    itemListElement: view.cards.slice(0, LISTED).map((card, index) => ({
      '@type': 'ListItem',
      position: (view.query.from - 1) * view.perPage + index + 1,
      url: publicUrl + urls.product(card.slug),
    })),
  };
}
