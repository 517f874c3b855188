import { Breadcrumbs } from '@casamaestra/ui/breadcrumbs.tsx';
import { buttonLook } from '@casamaestra/ui/button.tsx';
import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useComing } from '../router/use-page.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { track } from '../platform/data-layer.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './listing-page.module.css';
import { filterCount, listingHref, moreHref } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';
import { WishlistListingLoader } from './wishlist-listing-loader.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductShelf } from './product-row.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';

/**
 * A listing: search results, a category, or all products. Memoised: rendered again only for a new view, so
 * that a filter being chosen is not reset while the answer is loading.
 */
export const ListingPage = memo(function ListingPage({ view }: { view: ListingView }) {
  const { listing, page } = useMessages();
  const { cards } = view;
  const { term, place } = view.query;
  useEffect(() => {
    if (term !== '') track({ event: 'search', term, items: [] });
  }, [term]);
  useEffect(() => {
    const items = cards.map(({ sku, name, price: [price] }) => ({ sku, name, price, qty: 1 }));
    if (items.length > 0) track({ event: 'view_item_list', items });
  }, [cards]);
  const crumbs = [
    { label: page.home, href: urls.home() },
    ...(view.path.length === 0 ? [] : [{ label: listing.allProducts, href: urls.shop({}, place) }]),
    ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }, place) })),
    ...(view.query.term === '' && view.path.length > 0 ? [] : [{ label: view.title }]),
  ];
  return (
    <div className={`page ${css.listing}`} data-layout={view.layout}>
      <Breadcrumbs label={page.breadcrumbs} crumbs={crumbs} />
      {view.head && (
        <header className={css.header} data-shown="head" dangerouslySetInnerHTML={{ __html: view.head }} />
      )}
      {view.query.tab === '' && (hasTools(view) ? <Results view={view} /> : <WithoutTools view={view} />)}
      {view.foot && <div data-shown="foot" dangerouslySetInnerHTML={{ __html: view.foot }} />}
    </div>
  );
});

/** The wishlist is known only in the browser: its listing is loaded there. */
const WithoutTools = ({ view }: { view: ListingView }) =>
  view.state === 'wishlist' ? (
    <WishlistListingLoader>
      <EmptyListing view={view} />
    </WishlistListingLoader>
  ) : (
    <EmptyListing view={view} />
  );

/** Filters and toolbar are shown only with results, or with filters to remove. */
const hasTools = ({ state, query }: ListingView): boolean =>
  state === 'results' || (state === 'empty' && filterCount(query) > 0);

function Results({ view }: { view: ListingView }) {
  const { listing, page } = useMessages();
  const locale = useLocale();
  const { query } = view;
  const write = (value: number): string => number(value, locale);
  const first = (query.from - 1) * view.perPage + 1;
  const status =
    view.pages > 1
      ? listing.range(write(first), write(first + view.cards.length - 1), write(view.total))
      : listing.products(view.total, write(view.total));
  // One product is neither filtered nor sorted.
  const only = view.total === 1 && filterCount(query) === 0;
  return (
    <div className={only ? undefined : css.columns} data-in-place="">
      {!only && <FilterPanel view={view} />}
      <BusyWhileLoading label="risultati" path={urls.shop({}, query.place)}>
        <h2 id="risultati" className="visually-hidden">
          {listing.results}
        </h2>
        {!only && <ListingToolbar view={view} />}
        <AppliedFilters view={view} status={status} />
        {view.state === 'empty' ? <EmptyListing view={view} /> : <Products view={view} />}
        <Paging view={view} />
        {view.state === 'results' && <ProductShelf title={page.alsoLike} cards={view.alsoLike} />}
      </BusyWhileLoading>
    </div>
  );
}

function Products({ view }: { view: ListingView }) {
  const { list: wide, query } = view;
  // Another choice of products is another list: cards that went on in it would move, which browsers count as a shift.
  return (
    <ul key={`${listingHref(query, { page: 1 })} ${query.from}`} className={wide ? css.list : css.grid}>
      {view.cards.map((card, index) => (
        <ProductCard key={card.id} card={card} wide={wide} eager={index < 4} tools />
      ))}
    </ul>
  );
}

/** The link that adds the next products, and numbered pages; an endless layout follows the link by itself. */
function Paging({ view }: { view: ListingView }) {
  const { listing } = useMessages();
  const { query, pages, perPage, total } = view;
  const more = query.page < pages && moreHref(query);
  const endless = more && more.inPlace && view.layout.includes('endless');
  useEffect(() => {
    if (endless) void import('./endless.ts').then(({ followLink }) => followLink(more.href));
  });
  return (
    <>
      {more && (
        <div className={css.more} data-travel={more.inPlace ? undefined : ''}>
          <a id="altri" data-replace="" href={more.href} className={buttonLook({ variant: 'secondary' })}>
            {listing.more(Math.min(perPage, total - query.page * perPage))}
          </a>
        </div>
      )}
      {view.layout.includes('numbers') && (
        <div data-travel="">
          <Pagination
            label={listing.pagination}
            page={query.page}
            pages={pages}
            href={(page) => listingHref(query, { page })}
            previousLabel={listing.previous}
            nextLabel={listing.next}
            pageLabel={listing.pageNumber}
          />
        </div>
      )}
    </>
  );
}

/** The part of the page that the next answer replaces; only its frame follows the navigation state. */
function BusyWhileLoading({ label, path, children }: { label: string; path: string; children: ReactNode }) {
  const busy = useComing()?.pathname === path;
  return (
    <section className={css.results} aria-labelledby={label} aria-busy={busy}>
      {children}
    </section>
  );
}
