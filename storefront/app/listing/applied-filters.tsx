import { useSaid } from '@casamaestra/ui/live.ts';
import { Chip } from '@casamaestra/ui/chip.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import css from './listing-page.module.css';
import { listingHref, rangeEnds, withFacetValue, withoutFilters } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import type { FacetView, ListingView } from './listing-view.ts';

interface Applied {
  readonly label: string;
  readonly change: Partial<ListingQuery>;
}

/**
 * The number of results and all active filters, each with a link to remove it, in one line of fixed height: the
 * products below stay where they are when one filters.
 */
export function AppliedFilters({ view, status }: { view: ListingView; status: string }) {
  const messages = useMessages();
  const locale = useLocale();
  const { query } = view;
  useSaid(status);
  const applied = appliedFilters(query, view.facets, messages, locale);
  return (
    <div className={css.applied}>
      <p>{status}</p>
      {applied.length > 0 && (
        <div role="group" aria-label={messages.listing.applied}>
          {applied.map(({ label, change }) => (
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
      )}
    </div>
  );
}

/** A range as words: "100–200 cm", "Da 100 cm"; nothing for other values. */
function rangeText(
  value: string,
  unit: string | undefined,
  listing: Messages['listing'],
): string | undefined {
  const ends = unit === undefined ? null : rangeEnds(value);
  if (!ends) return undefined;
  const [least, most] = ends.map((end) => (end === '' ? '' : `${end} ${unit}`.trim()));
  if (least && most) return `${ends[0]}–${most}`;
  return least ? listing.priceOver(least) : listing.priceUnder(most ?? '');
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
      const text =
        rangeText(value, facet?.range?.[2], listing) ??
        facet?.values.find(([one]) => one === value)?.[2] ??
        value;
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
    ...set(query.rating !== '', listing.ratingFrom(Number(query.rating)), { rating: '' }),
    ...set(query.inStock, listing.inStock, { inStock: false }),
    ...set(query.onSale, listing.onSale, { onSale: false }),
    ...Object.entries(query.others).map(([name, value]) => {
      const { [name]: _dropped, ...others } = query.others;
      return { label: value, change: { others } };
    }),
  ];
}
