import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './filter-panel.module.css';
import { listingHref } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';

type CategoryFilterProps = { view: ListingView; name?: string | undefined; open: boolean };

/** Links to the parent categories and the next level of the category tree; the search term is kept. */
export function CategoryFilter({ view, name, open }: CategoryFilterProps) {
  const { listing } = useMessages();
  const locale = useLocale();
  const { path, below, query, lang } = view;
  if (path.length === 0 && below.length === 0) return null;
  const to = (category: string): string =>
    listingHref({ ...query, facets: {}, others: {}, page: 1 }, { category });
  return (
    <Disclosure summary={listing.subcategories} name={name} open={open}>
      <ul className={css.categories} data-travel="">
        {path.length > 0 && (
          <li>
            <a href={to('')}>{listing.allProducts}</a>
          </li>
        )}
        {path.map(({ label, category }, index) => (
          <li key={category}>
            <a lang={lang} href={to(category)} aria-current={index === path.length - 1 ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
        {below.map(({ label, category, count }) => (
          <li key={category} className={css.below}>
            <a lang={lang} href={to(category)}>
              {label}
            </a>
            {count !== undefined && <span className={css.number}>{number(count, locale)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
