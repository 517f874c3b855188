import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { listingHref, searchTabs, withoutFilters } from './listing-query.ts';
import type { SearchTab } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';
import css from './listing-page.module.css';

/** What a tab leads to: fewer products of the search, or a page that answers it. */
interface Found {
  readonly label: string;
  readonly href: string;
  readonly text?: string;
  readonly count?: number;
}

type SearchTabsProps = {
  view: ListingView;
  listing: Pick<Listing, 'features'>;
  help: readonly HelpEntry[];
};

/** What a search found besides products, as links with counts: each tab is a page with an address (S05). */
export function SearchTabs({ view, listing, help }: SearchTabsProps) {
  const { listingServer: texts } = useMessages();
  const locale = useLocale();
  const { query, total } = view;
  if (query.term === '') return null;
  const found = foundBesides(view, listing, help);
  const tabs = (['', ...searchTabs] as const).filter(
    (tab) => tab === '' || tab === query.tab || found[tab].length > 0,
  );
  if (tabs.length < 2) return null;
  return (
    <>
      <nav aria-label={texts.searchTabs} className={css.tabs}>
        {tabs.map((tab) => (
          <a
            key={tab}
            href={listingHref(query, { tab, page: 1 })}
            aria-current={tab === query.tab ? 'page' : undefined}
          >
            {texts.searchTab[tab]} <span>{number(tab === '' ? total : found[tab].length, locale)}</span>
          </a>
        ))}
      </nav>
      {query.tab !== '' && (
        <FoundList found={found[query.tab]} lang={query.tab === 'reparti' ? view.lang : undefined} />
      )}
    </>
  );
}

function foundBesides(
  { query, below }: ListingView,
  { features }: SearchTabsProps['listing'],
  help: readonly HelpEntry[],
): Readonly<Record<SearchTab, readonly Found[]>> {
  const bare = { ...withoutFilters, page: 1 } as const;
  const brands = features.find(({ code }) => code === 'brand')?.facet_results ?? [];
  return {
    reparti: below.map(({ label, category, count }) => ({
      label,
      href: listingHref(query, { ...bare, category }),
      ...(count !== undefined && { count }),
    })),
    marche: brands.map(({ value, count }) => ({
      label: String(value),
      href: listingHref(query, { ...bare, facets: { brand: [String(value)] } }),
      count,
    })),
    guide: help.map(({ title, text, url }) => ({ label: title, href: url, text })),
  };
}

function FoundList({ found, lang }: { found: readonly Found[]; lang: string | undefined }) {
  const { listingServer: texts, listing } = useMessages();
  const locale = useLocale();
  if (found.length === 0) return <p className={css.none}>{texts.emptyTitle('')}</p>;
  return (
    <ul className={css.found}>
      {found.map(({ label, href, text, count }) => (
        <li key={href}>
          <a lang={lang} href={href}>
            <b>{label}</b>
            {text && <span>{text}</span>}
          </a>
          {count !== undefined && <small>{listing.products(count, number(count, locale))}</small>}
        </li>
      ))}
    </ul>
  );
}
