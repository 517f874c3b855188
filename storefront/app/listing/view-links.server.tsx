import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { columnLayouts, layoutOf } from './listing-layout.ts';
import { listingHref } from './listing-query.ts';
import type { ListingView } from './listing-view.ts';
import css from './listing-toolbar.module.css';

/** Grid or list; in the layouts of a grid, how many products stand in a row. */
export function ViewLinks({ view }: { view: ListingView }) {
  const { listingServer: texts } = useMessages();
  const { query } = view;
  const { place } = query;
  if (place === 'grid' || place.startsWith('grid/')) {
    return (
      <div className={css.views} role="group" aria-label={texts.columnsOf}>
        {columnLayouts.map((layout) => {
          const { columns = 4 } = layoutOf(layout, undefined);
          return (
            <a
              key={layout}
              href={listingHref(query, { place: layout })}
              className={css.view}
              aria-label={texts.columns(columns)}
              aria-current={layoutOf(place, undefined).columns === columns ? 'true' : undefined}
            >
              {columns}
            </a>
          );
        })}
      </div>
    );
  }
  return (
    <div className={css.views} role="group" aria-label={texts.view}>
      {(['grid', 'list'] as const).map((name) => (
        <a
          key={name}
          href={listingHref(query, { view: name === view.usualView ? '' : name, page: query.page })}
          className={css.view}
          aria-label={texts[name]}
          title={texts[name]}
          aria-current={view.list === (name === 'list') ? 'true' : undefined}
        >
          <Icon name={name} size={20} />
        </a>
      ))}
    </div>
  );
}
