import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox, Radio } from '@casamaestra/ui/choice.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useEffect, useRef } from 'react';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { CachedMarkup } from '../i18n/cached-markup.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FacetFilter } from './facet-filter.tsx';
import css from './filter-panel.module.css';
import { followDrawer } from './filter-drawer.ts';
import { controlledDefault } from './controlled-default.ts';
import { chosenValues, rangeEnds, ratings } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';
import { RangeFilter } from './range-filter.tsx';

export const filterPanelId = 'filtri';
export const filterFormId = 'filtra';
/** Facets expanded initially; the others are collapsed. */
const openFacets = 5;

/**
 * Filters (S02): beside the results on wide screens, a drawer on narrow ones. One plain GET form that works
 * without scripts; with scripts every change applies at once.
 */
export function FilterPanel({ view }: { view: ListingView }) {
  const { listing } = useMessages();
  const locale = useLocale();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? followDrawer(panel.current) : undefined), []);
  const narrow = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const { narrow: what } = target.dataset;
    if (what === '') void import('./narrow-values.ts').then(({ narrowValues }) => narrowValues(target));
    if (what === 'all') void import('./narrow-filters.ts').then(({ narrowFilters }) => narrowFilters(target));
  };
  const { query, layout } = view;
  // Menus in a row or groups of a board are closed until they are asked for; of menus one is open.
  const folded = /row|board/.test(layout);
  const name = layout.includes('row') ? 'filtro' : undefined;
  return (
    <aside
      id={filterPanelId}
      ref={panel}
      onFocus={narrow}
      popover="auto"
      className={css.panel}
      aria-label={listing.filters}
    >
      <form
        id={filterFormId}
        action={urls.shop({}, query.place)}
        data-in-place=""
        data-live=""
        className={css.form}
      >
        <div className={css.head}>
          <h2 className={css.title}>{listing.filters}</h2>
          <CloseButton />
        </div>
        <Kept query={query} />
        {!folded && view.facets.length > 1 && <NarrowAll />}
        <div className={css.body}>
          <CategoryFilter view={view} name={name} open={!folded} />
          <RangeFilter
            label={listing.price}
            names={['min_price', 'max_price']}
            values={[query.minPrice, query.maxPrice]}
            unit="€"
            range={view.price}
            name={name}
            open={!folded}
          />
          <StockAndStars query={query} name={name} folded={folded} />
          <Facets view={view} name={name} folded={folded} />
        </div>
        <div className={css.foot}>
          <Button type="submit" wide data-closes-drawer="">
            {listing.show(view.total, number(view.total, locale))}
          </Button>
        </div>
      </form>
    </aside>
  );
}

type GroupProps = { name: string | undefined; folded: boolean };

/** What can be had at once, what is reduced, and how it was rated. */
function StockAndStars({ query, name, folded }: GroupProps & { query: ListingView['query'] }) {
  const { listing } = useMessages();
  return (
    <>
      <Disclosure summary={listing.availability} name={name} open={!folded}>
        <Checkbox
          name="is_in_stock"
          value="1"
          label={listing.inStock}
          {...controlledDefault(query.inStock)}
        />
        <Checkbox name="on_sale" value="1" label={listing.onSale} {...controlledDefault(query.onSale)} />
      </Disclosure>
      <Disclosure summary={listing.rating} name={name} open={!folded && query.rating !== ''}>
        {(['', ...ratings] as const).map((stars) => (
          <Radio
            key={stars}
            name="min_rating"
            value={stars}
            label={stars === '' ? listing.anyRating : listing.ratingFrom(Number(stars))}
            {...controlledDefault(query.rating === stars)}
          />
        ))}
      </Disclosure>
    </>
  );
}

/** The groups of the category, in its order. */
function Facets({ view, name, folded }: GroupProps & { view: ListingView }) {
  const { query, facets } = view;
  return (
    <CachedMarkup tag="div" cacheKey={() => JSON.stringify([facets, query.facets, name, folded])}>
      {() =>
        facets.map((facet, index) => {
          const chosen = chosenValues(query, facet.code);
          const open = !folded && index < openFacets;
          return facet.range ? (
            <RangeFilter
              key={facet.code}
              label={facet.label}
              names={[`f_${facet.code}.min`, `f_${facet.code}.max`]}
              values={rangeEnds(chosen[0] ?? '') ?? ['', '']}
              unit={facet.range[2]}
              range={facet.range}
              name={name}
              open={open || (!folded && chosen.length > 0)}
            />
          ) : (
            <FacetFilter
              key={facet.code}
              facet={facet}
              chosen={chosen}
              name={name}
              open={open}
              folded={folded}
              lang={view.lang}
            />
          );
        })
      }
    </CachedMarkup>
  );
}

/** One text over all groups; scripts narrow them. */
function NarrowAll() {
  const { listing } = useMessages();
  return (
    <div className={css.all}>
      <input
        type="search"
        className={css.narrow}
        data-narrow="all"
        aria-label={listing.narrowAll}
        placeholder={listing.narrowAll}
      />
      <p role="status" data-narrow-note="" />
    </div>
  );
}

function CloseButton() {
  const { page } = useMessages();
  return (
    <IconButton
      icon="close"
      label={page.close}
      className={css.close}
      popoverTarget={filterPanelId}
      popoverTargetAction="hide"
    />
  );
}

/** Hidden fields that the form must keep: term, category, view. */
function Kept({ query }: { query: ListingView['query'] }) {
  const kept = {
    search_term: query.term,
    category: query.category,
    view: query.view,
    ...query.others,
  };
  return Object.entries(kept).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
