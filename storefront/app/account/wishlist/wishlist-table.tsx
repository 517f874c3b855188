import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { CallContent } from '../layout/call-content.tsx';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import css from './wishlist.module.css';
import { useLoaded } from '../use-loaded.ts';
import type { Loaded } from '../use-loaded.ts';
import { soldNow } from '../../catalogue/sold-now.ts';
import { wishlistItemsOf } from './wishlist-item.ts';

type WishlistTableProps = {
  skus: readonly string[];
  page: number;
  pages: number;
  onRemoved: (item: { sku: string; name: string }) => void;
};

/** One page of wishlist items: a table, or cards on narrow screens. */
export function WishlistTable({ skus, page, pages, onRemoved }: WishlistTableProps) {
  const { account } = useMessages();
  const loaded = useWishlistItems(skus);
  return (
    <CallContent loaded={loaded} waiting={<Skeleton height="18rem" />}>
      {(items) => (
        <>
          <Table
            caption={account.wishlistPage}
            columns={[
              { title: account.product },
              { title: account.price },
              { title: account.availability },
              { title: account.actions, hidden: true },
            ]}
            className={css.table}
          >
            {items.map(({ sku, item }) => (
              <WishlistItemRow key={sku} sku={sku} item={item} onRemoved={onRemoved} />
            ))}
          </Table>
          <div data-in-place="" className={css.pages}>
            <Pagination
              label={account.wishlistPages}
              page={page}
              pages={pages}
              href={(to) => withQuery(urls.wishlist(), { page: to === 1 ? undefined : String(to) })}
              previousLabel={account.previous}
              nextLabel={account.next}
              pageLabel={account.pageNumber}
            />
          </div>
        </>
      )}
    </CallContent>
  );
}

type WishlistItems = ReturnType<typeof wishlistItemsOf>;

/** Current product data of the wishlist items. */
function useWishlistItems(skus: readonly string[]): Loaded<WishlistItems> {
  return useLoaded(skus.join(';'), async (signal) => {
    try {
      return { state: 'ready', value: wishlistItemsOf(skus, await soldNow(skus, signal)), stale: false };
    } catch (error) {
      if (!signal.aborted) console.warn('the products of the wishlist could not be loaded', error);
      return { state: 'unreachable' };
    }
  });
}
