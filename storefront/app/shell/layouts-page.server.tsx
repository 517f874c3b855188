import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import { productLayoutNames, productLayoutUrl } from '@casamaestra/contract/product-layouts.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { layoutOf } from '../listing/listing-layout.ts';
import { productLayouts } from '../product/product-layouts.ts';
import { ListingDrawing } from './listing-drawing.server.tsx';
import { ProductDrawing } from './product-drawing.server.tsx';
import css from './layouts-page.module.css';

export interface LayoutPictures {
  /** One of each of the best sellers. */
  readonly goods: readonly string[];
  /** All of one product. */
  readonly product: readonly string[];
}

/** Every layout by name, with a line about it and the page in small: from its row of the table and the shop's own goods. */
export function LayoutsPage({ pictures }: { pictures: LayoutPictures }) {
  const { layouts } = useMessages();
  return (
    <>
      <h1>{layouts.title}</h1>
      <p className={css.intro}>{layouts.intro}</p>
      <section aria-labelledby="elenchi">
        <h2 id="elenchi">{layouts.listings}</h2>
        <ul className={css.grid}>
          {(['', ...listingLayouts] as const).map((place) => {
            const [name, line] = layouts.listing[place === '' ? 'plain' : place];
            return (
              <li key={place} className={css.card}>
                <ListingDrawing layout={layoutOf(place, undefined)} pictures={pictures.goods} />
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
      <section aria-labelledby="schede">
        <h2 id="schede">{layouts.products}</h2>
        <ul className={css.grid}>
          {productLayoutNames.map((layout) => {
            const [name, line] = layouts.product[layout];
            return (
              <li key={layout} className={css.card}>
                <ProductDrawing layout={productLayouts[layout]} pictures={pictures.product} />
                <h3>
                  <a href={productLayoutUrl(layout)}>{name}</a>
                </h3>
                <p>{line}</p>
                <code>{productLayoutUrl(layout)}</code>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
