import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useWishlistItems } from './use-wishlist-items.ts';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import css from './wishlist.module.css';

/** C10: ten on a page. */
const pageSize = 10;

type WishlistTableProps = {
  skus: readonly string[];
  page: number;
  onRemoved: (item: { sku: string; name: string }) => void;
};

/** One page of wishlist items: a table, or cards on narrow screens. */
export function WishlistTable({ skus, page: wanted, onRemoved }: WishlistTableProps) {
  const { account } = useMessages();
  const pages = Math.ceil(skus.length / pageSize);
  const page = Math.min(Math.max(1, Math.trunc(wanted)), pages);
  const loaded = useWishlistItems(skus.slice((page - 1) * pageSize, page * pageSize));
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
