import { type OrderRow, prepareOrderOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './orders.module.css';

type ChosenProps = {
  selected: ReadonlySet<string>;
  rows: readonly OrderRow[];
  total: number | undefined;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** What is chosen, in words, and what can be done with it: only with the orders that were chosen one by one. */
export function ChosenOrders({ selected, rows, total, onSelect }: ChosenProps) {
  const { orders } = texts();
  const client = useQueryClient();
  const mayPrepare = may(useMe(), 'orders', 'edit');
  const paid = rows.filter(({ number, state }) => selected.has(number) && state === 'paid');
  const prepared = useMutation({
    mutationFn: async () => {
      const failed: string[] = [];
      for (const { number } of paid)
        await callStaff(prepareOrderOperation, { number }).catch((error: unknown) =>
          failed.push(`${number}: ${failureText(error)}`),
        );
      return { done: paid.length - failed.length, failed };
    },
    onSuccess: async () => {
      onSelect(new Set());
      await client.invalidateQueries();
    },
  });
  return (
    <div className={css.chosen}>
      <p role="status">
        {selected.size > 0
          ? orders.selected(
              counted(selected.size),
              counted(rows.length),
              total === undefined ? undefined : counted(total),
            )
          : prepared.data && orders.preparedMany(prepared.data.done, prepared.data.failed.join(' · '))}
      </p>
      {paid.length > 0 && mayPrepare && (
        <Button size="s" busy={prepared.isPending} onClick={() => prepared.mutate()}>
          {orders.prepareMany(paid.length)}
        </Button>
      )}
    </div>
  );
}
