import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SeenPlace } from '../seen/seen-place.tsx';
import css from './cart-page.module.css';

/** Where to begin when nothing is in the cart. */
export function EmptyCart() {
  const { cart } = useMessages();
  return (
    <>
      <EmptyState icon="cart" title={cart.empty} text={cart.emptyText}>
        <LinkButton href={urls.shop()}>{cart.start}</LinkButton>
      </EmptyState>
      <SeenPlace />
    </>
  );
}

/** The ways on from the lines: to more goods, or to none. */
export function UnderLines({ onClear }: { onClear?: () => void }) {
  const { cart } = useMessages();
  return (
    <p className={css.under}>
      <LinkButton href={urls.shop()} variant="quiet" size="s" icon="chevron-left">
        {cart.keepShopping}
      </LinkButton>
      <Button variant="quiet" size="s" icon="trash" onClick={onClear}>
        {cart.clear}
      </Button>
    </p>
  );
}
