import type { downloadsOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import { byOrder } from './by-order.ts';
import { DownloadGroup } from './download-group.tsx';
import css from './downloads.module.css';

/** R38: documents of all articles bought. */
export function DownloadsPage() {
  const { account } = useMessages();
  const loaded = useCall<typeof downloadsOperation>('casamaestra.orders.downloads', {});
  return (
    <CallContent loaded={loaded} waiting={<Skeleton height="12rem" />}>
      {(documents) =>
        documents.length === 0 ? (
          <EmptyState icon="document" title={account.noDownloadsTitle} text={account.noDownloadsText}>
            <LinkButton href={urls.shop()}>{account.toShop}</LinkButton>
          </EmptyState>
        ) : (
          <div className={css.groups}>
            {byOrder(documents).map((group) => (
              <DownloadGroup key={group.order} group={group} />
            ))}
          </div>
        )
      }
    </CallContent>
  );
}
