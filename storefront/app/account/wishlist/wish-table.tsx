import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';
import { CallContent } from '../frame/call-content.tsx';
import { useWishes } from './use-wishes.ts';
import { WishRow } from './wish-row.tsx';
import css from './wishlist.module.css';

/** C10: ten on a page. */
const pageSize = 10;

type WishTableProps = {
  skus: readonly string[];
  page: number;
  onRemoved: (wish: { sku: string; name: string }) => void;
};

/** One page of wished items as a table, as cards where it does not fit. */
export function WishTable({ skus, page: wanted, onRemoved }: WishTableProps) {
  const { account } = useMessages();
  const pages = Math.ceil(skus.length / pageSize);
  const page = Math.min(Math.max(1, Math.trunc(wanted)), pages);
  const loaded = useWishes(skus.slice((page - 1) * pageSize, page * pageSize));
  return (
    <CallContent loaded={loaded} waiting={<Skeleton height="18rem" />}>
      {(wishes) => (
        <>
          <table className={css.table}>
            <caption className="visually-hidden">{account.wishlistPage}</caption>
            <thead>
              <tr>
                <th scope="col">{account.product}</th>
                <th scope="col">{account.price}</th>
                <th scope="col">{account.availability}</th>
                <th scope="col">
                  <span className="visually-hidden">{account.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {wishes.map(({ sku, wish }) => (
                <WishRow key={sku} sku={sku} wish={wish} onRemoved={onRemoved} />
              ))}
            </tbody>
          </table>
          <div data-in-place="" className={css.pages}>
            <Pagination
              label={account.wishPages}
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
