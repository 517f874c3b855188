import type {
  addToWishlistOperation,
  wishlistOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '../../platform/urls.ts';
import { CallContent } from '../frame/call-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { useCall } from '../use-call.ts';
import { WishTable } from './wish-table.tsx';
import css from './wishlist.module.css';

/** More than anyone keeps; the pages are cut here, since the call does not tell how many there are. */
const mostWishes = 500;

/** The wished items, asked for again after every change (C10). */
export function Wishlist() {
  const { account } = useMessages();
  const [params] = useSearchParams();
  const [removed, setRemoved] = useState<{ sku: string; name: string } | null>(null);
  const loaded = useCall<typeof wishlistOperation>(
    'mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist',
    {
      page: 1,
      per_page: mostWishes,
    },
  );
  return (
    <div className={css.wishlist}>
      <RemovedWish
        removed={removed}
        onRestored={() => {
          setRemoved(null);
          loaded.reload();
        }}
      />
      <CallContent loaded={loaded} waiting={<Skeleton height="18rem" />}>
        {(items = []) =>
          items.length === 0 ? (
            <EmptyState icon="heart" title={account.wishlistEmptyTitle} text={account.wishlistEmptyText}>
              <LinkButton href={urls.shop()}>{account.toShop}</LinkButton>
            </EmptyState>
          ) : (
            <WishTable
              skus={items.map((item) => item.item_code)}
              page={Number(params.get('page')) || 1}
              onRemoved={(wish) => {
                setRemoved(wish);
                loaded.reload();
              }}
            />
          )
        }
      </CallContent>
    </div>
  );
}

type RemovedWishProps = { removed: { sku: string; name: string } | null; onRestored: () => void };

/** Says what was taken off the list and puts it back when that was a slip. */
function RemovedWish({ removed, onRestored }: RemovedWishProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    send: () =>
      callService<typeof addToWishlistOperation>('mymb_ecommerce.mymb_ecommerce.wishlist.add_to_wishlist', {
        item_code: removed?.sku ?? '',
      }),
    done: onRestored,
  });
  return (
    <div role="status">
      {removed && (
        <form {...formProps} className={css.removed}>
          <FormFailure state={state} />
          <span>{account.wishRemoved(removed.name)}</span>
          <Button type="submit" variant="quiet" size="s" busy={state.busy}>
            {account.undo}
          </Button>
        </form>
      )}
    </div>
  );
}
