import { number } from '@casamaestra/texts/format/number.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { PageHead } from '../platform/page-head.ts';
import type { StorefrontConfig } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { cardPictureSizes } from '../catalogue/card.ts';
import { hiddenFromCrawlers, indexedPlace, listingHref, withoutFilters } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';

/** Title and canonical URL of a listing. */
export function listingHead(
  view: ListingView,
  messages: Messages,
  locale: Language,
  { publicUrl, shop }: StorefrontConfig,
): PageHead {
  const { query } = view;
  const missing = { 'unknown-category': messages.head.categoryMissing, beyond: messages.head.pageMissing };
  const title =
    view.state === 'unknown-category' || view.state === 'beyond'
      ? missing[view.state]
      : messages.head.pageTitle(view.title, query.page);
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
  const chosen = Object.keys(query.facets).length > 0 ? { facets: query.facets } : {};
  return {
    title: `${title} | ${shop.name}`,
    description: described(view, messages, locale),
    canonical: publicUrl + listingHref(query, { ...bare, ...chosen }),
    ...((view.state !== 'results' || hiddenFromCrawlers(query)) && { hidden: true }),
    ...mainPicture(view),
  };
}

function described({ query, title, total }: ListingView, messages: Messages, locale: Language): string {
  const { place, category, term } = query;
  if ((place === 'novita' || place === 'offerte') && category === '' && term === '') {
    return messages.head.collections[place].intro;
  }
  return messages.head.describeListing(title, messages.listing.products(total, number(total, locale)));
}

function mainPicture(view: ListingView): Pick<PageHead, 'mainPictures'> {
  const srcset = view.cards[0]?.picture?.avif;
  return srcset === undefined ? {} : { mainPictures: [{ srcset, sizes: cardPictureSizes }] };
}

/** Structured data of a listing for search engines: breadcrumbs and products. */
export function listingStructuredData(view: ListingView, messages: Messages, publicUrl: string): object[] {
  return view.state === 'results'
    ? [breadcrumbList(view, messages, publicUrl), itemList(view, publicUrl)]
    : [];
}

function itemList(view: ListingView, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: view.total,
    itemListElement: view.cards.map((card, index) => ({
      '@type': 'ListItem',
      position: (view.query.from - 1) * view.perPage + index + 1,
      url: publicUrl + urls.product(card.slug),
    })),
  };
}

function breadcrumbList(view: ListingView, messages: Messages, publicUrl: string): object {
  const steps = [
    { label: messages.page.home, href: urls.home() },
    ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  };
}
