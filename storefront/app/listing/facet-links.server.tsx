import { indexedFacets } from '@casamaestra/contract/indexed-facets.ts';
import { Chip } from '@casamaestra/ui/chip.tsx';
import css from './listing-page.module.css';
import { filterCount, listingHref } from './listing-query.ts';
import type { FacetView, ListingView } from './listing-view.ts';

/** Values linked per facet, those with most products first; the sitemap lists the same (decision 0077). */
const VALUES_MAX = 8;
const PRODUCTS_LEAST = 2;

const linked = ({ values }: FacetView) =>
  values
    .filter(([, count]) => count >= PRODUCTS_LEAST)
    .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, VALUES_MAX);

/**
 * Plain links to a category's pages of one brand, below its products: all that crawlers may follow of its filters, which
 * shoppers have above them.
 */
export function FacetLinks({ view }: { view: ListingView }) {
  const { query, facets, lang } = view;
  const isCategory = query.category !== '' && query.term === '' && query.place === '' && query.page === 1;
  if (!isCategory || filterCount(query) > 0) return null;
  return facets
    .filter(({ code, values }) => indexedFacets.includes(code) && values.length > 1)
    .map((facet) => (
      <nav key={facet.code} aria-label={facet.label} className={css.brands} lang={lang}>
        <b>{facet.label}</b>
        {linked(facet).map(([value, , text = value]) => (
          <Chip key={value} label={text} href={listingHref(query, { facets: { [facet.code]: [value] } })} />
        ))}
      </nav>
    ));
}
