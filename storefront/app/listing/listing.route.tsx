import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import 'virtual:texts/listing';
import { useMemo } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/listing.route';
import { messagesOf } from '../i18n/messages.ts';
import { serialize, deserialize } from '../platform/serialized.ts';
import { cacheHeaders, contentTag, listingTag, productTag, uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { listingHead, listingStructuredData } from './listing-head.ts';
import { ListingPage } from './listing-page.tsx';
import { asksForWishlist, listingInput, listingQuery } from './listing-query.ts';
import { listingView, stateWithoutProducts } from './listing-view.ts';
import type { ListingView } from './listing-view.ts';
import { alsoLiked, popularCategories } from './suggested-links.server.ts';

const fewResults = 3;
const statusOf: Record<ListingView['state'], number> = {
  results: 200,
  empty: 200,
  beyond: 404,
  'unknown-category': 404,
  refused: 400,
  wishlist: 200,
};

export const handle = { page: 'listing' };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const messages = messagesOf(locale);
  const search = url.searchParams;
  const query = listingQuery(search);
  if (asksForWishlist(search)) {
    const { wishlistTitle, wishlistText } = messages.head;
    const view = {
      ...stateWithoutProducts('wishlist', query, wishlistTitle, wishlistText),
      popular: await popularCategories(commerce),
    };
    const head: PageHead = { title: `${wishlistTitle} | ${config.shop.name}`, hidden: true };
    return data({ view: serialize(view), head }, { headers: cacheHeaders([contentTag, listingTag]) });
  }
  const outcome = await commerce.call(listingOperation, listingInput(query));
  if (!outcome.ok) {
    const starting = outcome.refusal.name === 'starting_up';
    const message = starting ? messages.head.startingUp : outcome.refusal.message;
    const view = {
      ...stateWithoutProducts('refused', query, messages.head.refusedTitle, message),
      popular: await popularCategories(commerce),
    };
    return data(
      { view: serialize(view), head: { title: view.title, hidden: true } },
      { status: starting ? 503 : 400, headers: uncached },
    );
  }
  const found = listingView(outcome.value, query, messages, locale);
  const view: ListingView = {
    ...found,
    ...(await suggestedLinks(found, commerce, locale)),
  };
  context.set(structuredDataContext, listingStructuredData(view, messages, config.publicUrl));
  const tags = [
    listingTag,
    contentTag,
    ...[...view.cards, ...view.alsoLike].map((card) => productTag(card.id)),
  ];
  return data(
    { view: serialize(view), head: listingHead(view, messages, locale, config) },
    { status: statusOf[view.state], headers: cacheHeaders(tags) },
  );
}

/** Suggested links, for pages with few or no products. */
async function suggestedLinks(
  view: ListingView,
  commerce: Parameters<typeof popularCategories>[0],
  locale: Language,
): Promise<Partial<ListingView>> {
  if (view.state === 'results' && view.total > fewResults) return {};
  const parent = view.state === 'results' ? (view.path.at(-2)?.category ?? '') : '';
  const [popular, alsoLike] = await Promise.all([
    view.state === 'results' ? [] : popularCategories(commerce),
    alsoLiked(commerce, parent, view.cards, locale),
  ]);
  return { popular, alsoLike };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => deserialize<ListingView>(loaderData.view), [loaderData.view]);
  return <ListingPage view={view} />;
}
