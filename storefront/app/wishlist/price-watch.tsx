import { Button } from '@casamaestra/ui/button.tsx';
import css from './price-watch.module.css';

type PriceWatchProps = {
  /** The article that is watched; none: the whole wishlist. */
  sku?: string;
  label: string;
  /** What pressing will do, and what is so once it is pressed. */
  offer: string;
  active: string;
};

/**
 * Asks for a mail when the price goes down. The same for every visitor: `browser-price-watch.ts` fills its state. Both
 * sentences take their room, so nothing moves when one follows the other.
 */
export function PriceWatch({ sku, label, offer, active }: PriceWatchProps) {
  return (
    <div className={css.watch} data-no-print="">
      <Button
        variant="secondary"
        size="s"
        aria-pressed={false}
        data-price-watch={sku ?? ''}
        onClick={({ currentTarget }) =>
          void import('./browser-price-watch.ts').then((part) => part.togglePriceWatch(currentTarget))
        }
      >
        {label}
      </Button>
      <p className={css.offer}>{offer}</p>
      <p className={css.active}>{active}</p>
    </div>
  );
}
