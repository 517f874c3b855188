import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { staffOrdersOperation, type OrderRow } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuietly } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import type { OrderListFilter } from './order-views.ts';
import css from './orders.module.css';

type Page = OperationOutput<typeof staffOrdersOperation>;

const LOOK_MS = 60_000;

interface NewOrdersProps {
  /** When the list was read, in epoch milliseconds. */
  readAt: number;
  /** What the list shows, and how many there were in all when it was read. */
  rows: readonly OrderRow[];
  total: number | undefined;
  filters: OrderListFilter;
  onShow: () => void;
}

/** Orders that came since the list was read: told above it and shown when asked for, so that no row moves under a hand. */
export function NewOrders({ readAt, rows, total, filters, onShow }: NewOrdersProps) {
  const { orders } = texts();
  const { data } = useQuery({
    queryKey: [staffOrdersOperation.name, 'since', readAt, filters],
    queryFn: ({ signal }): Promise<Page | null> => callQuietly(staffOrdersOperation, filters, signal),
    // The list was read just now.
    initialData: null,
    refetchOnMount: false,
    refetchInterval: LOOK_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const newest = rows.reduce((latest, { placed_at: at }) => (at > latest ? at : latest), '');
  const after = data?.rows.filter(({ placed_at: at }) => at > newest).length ?? 0;
  const more = data?.count?.exact === true && total !== undefined ? data.count.rows - total : 0;
  const count = Math.max(after, more);
  return (
    <div role="status" className={css.news}>
      {count > 0 && (
        <>
          <span>{orders.news(counted(count), count)}</span>
          <Button size="s" variant="secondary" onClick={onShow}>
            {orders.showNews}
          </Button>
        </>
      )}
    </div>
  );
}
