import '@casamaestra/ui/empty-state.module.css';
import { useMessages } from '../i18n/use-messages.ts';
import css from './listing-page.module.css';
import type { ListingView } from './listing-view.ts';
import { ProductShelf } from './product-row.tsx';
import { SeenPlace } from '../seen/seen-place.tsx';

/** A listing without products: the reason with links, as the server wrote it, and suggested products. */
export function EmptyListing({ view }: { view: ListingView }) {
  const { page } = useMessages();
  const title = view.nearest === undefined ? page.alsoLike : page.bestSellersIn(view.nearest.label);
  return (
    <div className={css.suggestedLinks} data-travel="">
      <div className={css.suggestedLinks} dangerouslySetInnerHTML={{ __html: view.empty }} />
      <ProductShelf title={title} cards={view.alsoLike} />
      <SeenPlace />
    </div>
  );
}
