import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Chip } from '@casamaestra/ui/chip.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import type { Card } from '../catalogue/card.ts';
import listingCss from '../listing/listing-page.module.css';
import type { SuggestedLink } from '../listing/listing-view.ts';
import { ProductShelf } from '../listing/product-row.tsx';
import { urls } from '@casamaestra/contract/pages.ts';

export interface MissingProductView {
  readonly popular: readonly SuggestedLink[];
  readonly alsoLike: readonly Card[];
  /** Why, where it is another reason than the usual one: a preview is over. */
  readonly why?: string;
}

/** A product that does not exist: suggested links. */
export function MissingProduct({ view }: { view: MissingProductView }) {
  const { product, page } = useMessages();
  return (
    <div className={`page ${listingCss.listing} ${listingCss.suggestedLinks}`}>
      <EmptyState level={1} icon="box" title={product.missingTitle} text={view.why ?? product.missingText}>
        <LinkButton href={urls.shop()}>{page.toShop}</LinkButton>
        <LinkButton href={urls.home()} variant="secondary">
          {page.toHome}
        </LinkButton>
      </EmptyState>
      {view.popular.length > 0 && (
        <section aria-labelledby="reparti">
          <h2 id="reparti">{page.popular}</h2>
          <div className={listingCss.chips}>
            {view.popular.map(({ label, category }) => (
              <Chip key={category} label={label} href={urls.shop({ category })} />
            ))}
          </div>
        </section>
      )}
      <ProductShelf title={page.alsoLike} cards={view.alsoLike} />
    </div>
  );
}
