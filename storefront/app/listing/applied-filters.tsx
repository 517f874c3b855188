import { Chip } from '@casamaestra/ui/chip.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import css from './listing-page.module.css';
import { filterCount, listingHref, withFacetValue, withoutFilters } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import type { FacetView, ListingView } from './listing-view.ts';

interface Applied {
  readonly label: string;
  readonly change: Partial<ListingQuery>;
}

/** All active filters, each with a button to remove it, and one to remove all. */
export function AppliedFilters({ view }: { view: ListingView }) {
  const messages = useMessages();
  const locale = useLocale();
  const { query } = view;
  if (filterCount(query) === 0) return null;
  return (
    <div className={css.applied} role="group" aria-label={messages.listing.applied}>
      {appliedFilters(query, view.facets, messages, locale).map(({ label, change }) => (
        <Chip
          key={label}
          label={label}
          removeLabel={messages.listing.remove(label)}
          href={listingHref(query, { page: 1, ...change })}
        />
      ))}
      <a className={css.removeAll} href={listingHref(query, withoutFilters)}>
        {messages.listing.removeAll}
      </a>
    </div>
  );
}

function appliedFilters(
  query: ListingQuery,
  facets: readonly FacetView[],
  { listing }: Messages,
  locale: Language,
): Applied[] {
  const named = Object.entries(query.facets).flatMap(([code, values]) => {
    const facet = facets.find((one) => one.code === code);
    return values.map((value) => {
      const text = facet?.values.find(([one]) => one === value)?.[2] ?? value;
      return {
        label: facet ? `${facet.label}: ${text}` : text,
        change: withFacetValue(query, code, value, false),
      };
    });
  });
  const set = (when: boolean, label: string, change: Partial<ListingQuery>): Applied[] =>
    when ? [{ label, change }] : [];
  return [
    ...named,
    ...set(query.minPrice !== '', listing.priceOver(money(Number(query.minPrice), locale)), { minPrice: '' }),
    ...set(query.maxPrice !== '', listing.priceUnder(money(Number(query.maxPrice), locale)), {
      maxPrice: '',
    }),
    ...set(query.inStock, listing.inStock, { inStock: false }),
    ...set(query.onSale, listing.onSale, { onSale: false }),
    ...Object.entries(query.others).map(([name, value]) => {
      const { [name]: _dropped, ...others } = query.others;
      return { label: value, change: { others } };
    }),
  ];
}
