import type {
  addToWishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useQuery } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { can } from '../../platform/capabilities.ts';
import { startPriceWatch } from '../../wishlist/browser-price-watch.ts';
import { reloadWishlist } from '../../wishlist/browser-wishlist.ts';
import { PriceWatch } from '../../wishlist/price-watch.tsx';
import { CallContent } from '../layout/call-content.tsx';
import { UndoNotice } from '../../forms/undo-notice.tsx';
import { useCall } from '../use-call.ts';
import { WishlistTable } from './wishlist-table.tsx';
import css from './wishlist.module.css';

/** C10: ten on a page. */
const pageSize = 10;

/** The wishlist, reloaded after every change (C10). */
export function Wishlist() {
  const { account } = useMessages();
  const params = useQuery();
  const [removed, setRemoved] = useState<{ sku: string; name: string } | null>(null);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const loaded = useCall<typeof wishlistPageOperation>('casamaestra.wishlist.page', {
    page,
    per_page: pageSize,
  });
  const reload = (): void => {
    loaded.reload();
    void reloadWishlist();
  };
  return (
    <div className={css.wishlist}>
      <UndoNotice
        text={removed && account.wishlistRemoved(removed.name)}
        restore={() =>
          callService<typeof addToWishlistOperation>(
            'mymb_ecommerce.mymb_ecommerce.wishlist.add_to_wishlist',
            { item_code: removed?.sku ?? '' },
          )
        }
        onRestored={() => {
          setRemoved(null);
          reload();
        }}
      />
      <CallContent loaded={loaded} waiting={<Skeleton height="18rem" />}>
        {({ skus, page: shown, total }) =>
          total === 0 ? (
            <EmptyState icon="heart" title={account.wishlistEmptyTitle} text={account.wishlistEmptyText}>
              <LinkButton href={urls.shop()}>{account.toShop}</LinkButton>
            </EmptyState>
          ) : (
            <>
              {can('newsletter') && <ListWatch />}
              <WishlistTable
                skus={skus}
                page={shown}
                pages={Math.ceil(total / pageSize)}
                onRemoved={(item) => {
                  setRemoved(item);
                  reload();
                }}
              />
            </>
          )
        }
      </CallContent>
    </div>
  );
}

/** Mails of lower prices for the whole list; its state is filled once it stands on the page. */
function ListWatch() {
  const { account } = useMessages();
  useEffect(startPriceWatch, []);
  return <PriceWatch label={account.watchPrice} offer={account.watchOffer} active={account.watchActive} />;
}
