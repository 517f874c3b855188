import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { layoutOf } from '../listing/listing-layout.ts';
import { ListingDrawing } from './listing-drawing.server.tsx';
import css from './layouts-page.module.css';

/** Every layout by name, with a line about it and a drawing made from its row of the table. */
export function LayoutsPage() {
  const { layouts } = useMessages();
  return (
    <div className={css.layouts}>
      <h1>{layouts.title}</h1>
      <p className={css.intro}>{layouts.intro}</p>
      <section aria-labelledby="elenchi">
        <h2 id="elenchi">{layouts.listings}</h2>
        <ul className={css.grid}>
          {(['', ...listingLayouts] as const).map((place) => {
            const [name, line] = layouts.listing[place === '' ? 'plain' : place];
            return (
              <li key={place} className={css.card}>
                <ListingDrawing layout={layoutOf(place, undefined)} />
                <h3>
                  <a href={urls.shop({}, place)}>{name}</a>
                </h3>
                <p>{line}</p>
                <code>{urls.shop({}, place)}</code>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
