import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Chip } from '@casamaestra/ui/chip.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import type { Messages } from '../i18n/messages.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './listing-page.module.css';
import { filterCount, listingHref, withoutFilters } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';

/** Why a listing has no products, and links to go on. */
export function EmptyNotice({ view }: { view: ListingView }) {
  const { page } = useMessages();
  return (
    <>
      <Reason view={view} />
      {view.popular.length > 0 && (
        <section aria-labelledby="reparti">
          <h2 id="reparti">{page.popular}</h2>
          <div className={css.chips}>
            {view.popular.map(({ label, category }) => (
              <Chip key={category} label={label} href={urls.shop({ category })} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Reason({ view }: { view: ListingView }) {
  const { listingServer: listing, page } = useMessages();
  const locale = useLocale();
  const { query } = view;
  switch (view.state) {
    case 'beyond':
      return (
        <EmptyState
          level={1}
          icon="search"
          title={listing.beyondTitle}
          text={listing.beyondText(number(query.page, locale), number(view.pages, locale))}
        >
          <LinkButton href={listingHref(query, { page: view.pages })}>{listing.toLastPage}</LinkButton>
          <LinkButton href={listingHref(query, { page: 1 })} variant="secondary">
            {listing.toFirstPage}
          </LinkButton>
        </EmptyState>
      );
    case 'unknown-category':
      return (
        <EmptyState level={1} icon="search" title={listing.unknownTitle} text={listing.unknownText}>
          <LinkButton href={urls.shop()}>{page.toShop}</LinkButton>
        </EmptyState>
      );
    case 'unknown-layout':
      return (
        <EmptyState level={1} icon="search" title={listing.missingTitle} text={listing.missingText}>
          <LinkButton href={urls.shop()}>{page.toShop}</LinkButton>
          <LinkButton href={urls.home()} variant="secondary">
            {page.home}
          </LinkButton>
        </EmptyState>
      );
    case 'refused':
      return (
        <EmptyState level={1} icon="warning" title={view.title} text={view.notices[0]}>
          <LinkButton href={urls.shop()}>{page.toShop}</LinkButton>
        </EmptyState>
      );
    case 'wishlist':
      return (
        <EmptyState level={1} icon="heart" title={view.title} text={view.notices[0]}>
          <LinkButton href={urls.login()}>{listing.login}</LinkButton>
          <LinkButton href={urls.shop()} variant="secondary">
            {page.toShop}
          </LinkButton>
        </EmptyState>
      );
    default:
      return (
        <EmptyState
          icon="search"
          title={listing.emptyTitle(filterCount(query) > 0 ? '' : query.term)}
          text={filterCount(query) > 0 ? listing.emptyFilteredText : emptyText(view, listing)}
        >
          <EmptyActions view={view} listing={listing} toShop={page.toShop} />
        </EmptyState>
      );
  }
}

/** A department alone keeps goods from being found. */
const isInDepartment = ({ term, category }: ListingView['query']): boolean => term !== '' && category !== '';

/** Without products of its own the shop says what it has that is near. */
const emptyText = ({ nearest, query }: ListingView, listing: Messages['listingServer']): string =>
  isInDepartment(query)
    ? listing.emptyHere
    : nearest === undefined
      ? listing.emptyText
      : listing.emptyNear(nearest.label);

type EmptyActionsProps = { view: ListingView; listing: Messages['listingServer']; toShop: string };

function EmptyActions({ view, listing, toShop }: EmptyActionsProps) {
  const { nearest, query } = view;
  return filterCount(query) > 0 ? (
    <LinkButton href={listingHref(query, withoutFilters)}>{listing.removeFilters}</LinkButton>
  ) : (
    <>
      {isInDepartment(query) && (
        <LinkButton href={listingHref(query, { category: '', page: 1 })}>
          {listing.everywhere(query.term)}
        </LinkButton>
      )}
      {nearest && (
        <LinkButton href={urls.shop({ category: nearest.category })}>
          {listing.toNearest(nearest.label)}
        </LinkButton>
      )}
      <LinkButton
        href={urls.shop()}
        {...((nearest ?? isInDepartment(query)) && { variant: 'secondary' as const })}
      >
        {toShop}
      </LinkButton>
    </>
  );
}
