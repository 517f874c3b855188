import { Breadcrumbs } from '@casamaestra/ui/breadcrumbs.tsx';
import { Chip } from '@casamaestra/ui/chip.tsx';
import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { number } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { track } from '../platform/data-layer.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './listing-page.module.css';
import { filterCount, listingHref } from './listing-query.ts';
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
  const { term } = view.query;
  useEffect(() => {
    if (term !== '') track({ event: 'search', term, items: [] });
  }, [term]);
  useEffect(() => {
    const items = cards.map(({ sku, name, price: [price] }) => ({ sku, name, price, qty: 1 }));
    if (items.length > 0) track({ event: 'view_item_list', items });
  }, [cards]);
  const crumbs = [
    { label: page.home, href: urls.home() },
    ...(view.path.length === 0 ? [] : [{ label: listing.allProducts, href: urls.shop() }]),
    ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
    ...(view.query.term === '' && view.path.length > 0 ? [] : [{ label: view.title }]),
  ];
  return (
    <div className={`page ${css.listing}`}>
      <Breadcrumbs label={page.breadcrumbs} crumbs={crumbs} />
      <ListingHeader view={view} />
      {hasTools(view) ? <Results view={view} /> : <WithoutTools view={view} />}
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

function ListingHeader({ view }: { view: ListingView }) {
  const lang = useContentLang();
  const { listing } = useMessages();
  const { query, state } = view;
  if (state !== 'results' && state !== 'empty') return null;
  return (
    <header className={view.banner ? `${css.header} ${css.withBanner}` : css.header}>
      <div className={css.words}>
        <h1 lang={view.path.length > 0 && query.term === '' ? lang : undefined}>{view.title}</h1>
        {view.description && (
          <p lang={lang} className={css.description}>
            {view.description}
          </p>
        )}
        {view.correction && (
          <p className={css.correction}>
            {listing.correction(view.correction.from, view.correction.to)}{' '}
            <a href={listingHref(query, { exact: true, page: 1 })}>
              {listing.searchExact(view.correction.from)}
            </a>
          </p>
        )}
        {view.relaxed && !view.correction && <p className={css.correction}>{listing.relaxed}</p>}
        {view.notices.map((notice) => (
          <p key={notice} className={css.notice}>
            {notice}
          </p>
        ))}
      </div>
      {view.banner && <img className={css.banner} src={view.banner} alt="" width={960} height={320} />}
      {view.below.length > 0 && (
        <nav aria-label={listing.subcategories} className={css.below} lang={lang}>
          {view.below.map(({ label, category }) => (
            <Chip
              key={category}
              label={label}
              href={listingHref({ ...query, facets: {}, page: 1 }, { category })}
            />
          ))}
        </nav>
      )}
    </header>
  );
}

function Results({ view }: { view: ListingView }) {
  const { listing, page } = useMessages();
  const locale = useLocale();
  const { query } = view;
  const write = (value: number): string => number(value, locale);
  const first = (query.page - 1) * view.perPage + 1;
  const status =
    view.pages > 1
      ? listing.range(write(first), write(first + view.cards.length - 1), write(view.total))
      : listing.products(view.total, write(view.total));
  return (
    <div className={css.columns} data-in-place="">
      <FilterPanel view={view} />
      <BusyWhileLoading label="risultati">
        <h2 id="risultati" className="visually-hidden">
          {listing.results}
        </h2>
        <ListingToolbar view={view} status={status} />
        <AppliedFilters view={view} />
        {view.state === 'empty' ? <EmptyListing view={view} /> : <Products view={view} />}
        <div data-travel="">
          <Pagination
            label={listing.pagination}
            page={query.page}
            pages={view.pages}
            href={(page) => listingHref(query, { page })}
            previousLabel={listing.previous}
            nextLabel={listing.next}
            pageLabel={listing.pageNumber}
          />
        </div>
        {view.state === 'results' && <ProductShelf title={page.alsoLike} cards={view.alsoLike} />}
      </BusyWhileLoading>
    </div>
  );
}

function Products({ view }: { view: ListingView }) {
  const wide = view.query.view === 'list';
  return (
    <ul className={wide ? css.list : css.grid}>
      {view.cards.map((card, index) => (
        <ProductCard key={card.id} card={card} wide={wide} eager={index < 4} />
      ))}
    </ul>
  );
}

/** The part of the page that the next answer replaces; only its frame follows the navigation state. */
function BusyWhileLoading({ label, children }: { label: string; children: ReactNode }) {
  const busy = useNavigation().location?.pathname === urls.shop();
  return (
    <section className={css.results} aria-labelledby={label} aria-busy={busy}>
      {children}
    </section>
  );
}
