import { pageSizes } from '@casamaestra/contract/page-parameters.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { buttonLook } from '@casamaestra/ui/button.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { controlledDefaultValue } from './controlled-default.ts';
import { filterFormId, filterPanelId } from './filter-panel.tsx';
import { defaultPageSize, filterCount, isOffered, listingSorts, usualOrder } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';
import css from './listing-toolbar.module.css';

/** Button of the filters on small screens, sort order, page size, grid or list (S01). */
export function ListingToolbar({ view }: { view: ListingView }) {
  const { listing } = useMessages();
  const { query } = view;
  const filters = filterCount(query);
  const usual = usualOrder(query) || (query.term === '' ? 'best-seller' : 'relevance');
  return (
    <div className={css.toolbar} role="group" aria-label={listing.tools}>
      <button
        type="button"
        popoverTarget={filterPanelId}
        className={buttonLook({ variant: 'secondary', className: css.open })}
      >
        <Icon name="filter" size={20} />
        <span>{filters === 0 ? listing.filters : listing.filtersActive(filters)}</span>
      </button>
      <label className={css.choice}>
        <span className={css.caption}>{listing.sort}</span>
        <Select name="order_by" form={filterFormId} {...controlledDefaultValue(query.order)}>
          <option value="">{listing.orders[usual]}</option>
          {listingSorts.filter(isOffered).map((order) =>
            order === usual ? null : (
              <option key={order} value={order}>
                {listing.orders[order]}
              </option>
            ),
          )}
        </Select>
      </label>
      <label className={`${css.choice} ${css.count}`}>
        <span className={css.caption}>{listing.showCount}</span>
        <Select
          name="per_page"
          form={filterFormId}
          {...controlledDefaultValue(query.perPage === defaultPageSize ? '' : String(query.perPage))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size === defaultPageSize ? '' : size}>
              {listing.perPage(size)}
            </option>
          ))}
        </Select>
      </label>
      <div className={css.links} data-shown="views" dangerouslySetInnerHTML={{ __html: view.views }} />
      <button
        type="submit"
        form={filterFormId}
        className={buttonLook({ variant: 'secondary', size: 's', className: css.apply })}
      >
        {listing.apply}
      </button>
    </div>
  );
}
