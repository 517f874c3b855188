import { contentTag, listingTags, productTag } from '@casamaestra/contract/platform/page-tags.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { listingPlace } from '@casamaestra/contract/listing-places.ts';
import 'virtual:texts/listing';
import { useMemo } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/listing.route';
import { messagesOf } from '../i18n/messages.ts';
import { cacheHeaders, uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { listingHead, listingStructuredData } from './listing-head.ts';
import { ListingPage } from './listing-page.tsx';
import { EmptyNotice } from './empty-notice.server.tsx';
import { FacetLinks } from './facet-links.server.tsx';
import { ListingHeader } from './listing-header.server.tsx';
import { layoutOf } from './listing-layout.ts';
import { joinedView, listingData, readListingShown } from './listing-shown.ts';
import { asksForWishlist, listingQuery } from './listing-query.ts';
import { markupOf } from './markup.server.tsx';
import { shownTogether } from './shown-together.server.ts';
import { ViewLinks } from './view-links.server.tsx';
import { categoryOf, listingView, stateWithoutProducts } from './listing-view.ts';
import type { ListingView } from './listing-view.ts';
import { alsoLiked, helpFor, popularCategories } from './suggested-links.server.ts';

const fewResults = 3;
const statusOf: Record<ListingView['state'], number> = {
  results: 200,
  empty: 200,
  beyond: 404,
  'unknown-category': 404,
  'unknown-layout': 404,
  refused: 400,
  wishlist: 200,
};

export const handle = { page: 'listing', held: true, readShown: readListingShown };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const messages = messagesOf(locale);
  const search = url.searchParams;
  const place = listingPlace(params['*'] ?? '');
  const query = listingQuery(search, place);
  const without = async (state: 'wishlist' | 'unknown-layout' | 'refused', title: string, text: string) => {
    const popular = await popularCategories(commerce);
    const view: ListingView = { ...stateWithoutProducts(state, query, title, text), popular };
    return listingData({ ...view, empty: markupOf(locale, <EmptyNotice view={view} />) });
  };
  const titled = (title: string): PageHead => ({ title: `${title} | ${config.shop.name}`, hidden: true });
  if (place === undefined) {
    const title = messages.listingServer.missingTitle;
    const shown = await without('unknown-layout', title, messages.listingServer.missingText);
    return data({ ...shown, head: titled(title) }, { status: 404, headers: uncached });
  }
  if (asksForWishlist(search)) {
    const { wishlistTitle, wishlistText } = messages.head;
    const shown = await without('wishlist', wishlistTitle, wishlistText);
    return data(
      { ...shown, head: titled(wishlistTitle) },
      { headers: cacheHeaders([contentTag, ...listingTags()]) },
    );
  }
  const [outcome, help] = await Promise.all([shownTogether(commerce, query), helpFor(commerce, query)]);
  if (!outcome.ok) {
    const starting = outcome.refusal.name === 'starting_up';
    const message = starting ? messages.head.startingUp : outcome.refusal.message;
    const { refusedTitle: title } = messages.head;
    const shown = await without('refused', title, message);
    const status = starting ? 503 : 400;
    return data({ ...shown, head: { title, hidden: true } }, { status, headers: uncached });
  }
  const found = listingView(outcome.value, query, messages, locale);
  const linked: ListingView = { ...found, ...(await suggestedLinks(found, outcome.value, commerce, locale)) };
  const view: ListingView = { ...linked, ...writtenParts(linked, outcome.value, help, locale) };
  context.set(structuredDataContext, listingStructuredData(view, messages, config.publicUrl));
  const tags = [
    ...listingTags(categoryShown(view, outcome.value)),
    contentTag,
    ...[...view.cards, ...view.alsoLike].map((card) => productTag(card.id)),
  ];
  return data(
    { ...listingData(view), head: listingHead(view, messages, locale, config) },
    { status: statusOf[view.state], headers: cacheHeaders(tags) },
  );
}

/**
 * The one category that the products come from; undefined when they may come from any. Without results, links to other
 * categories are shown.
 */
function categoryShown({ state, query }: ListingView, listing: Listing): string | undefined {
  return state === 'results' && query.term === '' ? listing.category_tree.at(-1)?.url : undefined;
}

/** The parts of a listing that only the server writes. */
function writtenParts(
  view: ListingView,
  listing: Listing,
  help: readonly HelpEntry[],
  locale: Language,
): Partial<ListingView> {
  if (view.state !== 'results' && view.state !== 'empty') {
    return { empty: markupOf(locale, <EmptyNotice view={view} />) };
  }
  const layout = layoutOf(view.query.place, listing.layout);
  return {
    head: markupOf(locale, <ListingHeader view={view} listing={listing} layout={layout} help={help} />),
    views: markupOf(locale, <ViewLinks view={view} />),
    foot: markupOf(locale, <FacetLinks view={view} />),
    ...(view.state === 'empty' && { empty: markupOf(locale, <EmptyNotice view={view} />) }),
  };
}

/** Suggested links, for pages with few or no products; of goods only such as belong to what was looked for. */
async function suggestedLinks(
  view: ListingView,
  listing: Listing,
  commerce: Parameters<typeof popularCategories>[0],
  locale: Language,
): Promise<Partial<ListingView>> {
  if (view.state === 'results' && view.total > fewResults) return {};
  const kind = view.state === 'results' ? kindOfResults(view, listing) : view.nearest?.category;
  const [popular, alsoLike] = await Promise.all([
    view.state === 'results' ? [] : popularCategories(commerce),
    kind === undefined ? [] : alsoLiked(commerce, kind, view.cards, locale),
  ]);
  return { popular, alsoLike };
}

/** The category that has more of the same: the one above a small category, the first result's own after a search. */
function kindOfResults({ path }: ListingView, { products: [first] }: Listing): string | undefined {
  const url = first?.product_categories.at(-1)?.slug;
  return path.length > 0 || url === undefined ? path.at(-2)?.category : categoryOf(url);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { view: rest, shown } = loaderData;
  const view = useMemo(() => joinedView({ view: rest, shown }), [rest, shown]);
  return <ListingPage view={view} />;
}
