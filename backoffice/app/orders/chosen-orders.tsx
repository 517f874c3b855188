import { printedAtOnceMost } from '@casamaestra/contract/staff/print-orders.operations.ts';
import {
  matchingOrdersOperation,
  prepareOrderOperation,
  type OrderRow,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ChosenRows, type Whole } from '../lists/chosen-rows.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';

type Chosen = Pick<OrderRow, 'number' | 'state'>;

type ChosenProps = {
  selected: ReadonlySet<string>;
  rows: readonly OrderRow[];
  total: number | undefined;
  filters: OperationInput<typeof matchingOrdersOperation>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** What is chosen, in words, and what can be done with it: order by order, and stopped when somebody says so. */
export function ChosenOrders({ selected, rows, total, filters, onSelect }: ChosenProps) {
  const { orders, lists } = texts();
  const mayPrepare = may(useMe(), 'orders', 'edit');
  const [whole, setWhole] = useState<Whole<Chosen>>();
  const choose = (next: Whole<Chosen> | undefined) => {
    setWhole(next);
    onSelect(new Set(next?.rows.map(({ number }) => number)));
  };
  const known: readonly Chosen[] = whole?.rows ?? rows;
  const paid = known.filter(({ number, state }) => selected.has(number) && state === 'paid');
  const { prepared, done, stop } = usePrepared(() => choose(undefined));
  return (
    <>
      <ChosenRows
        selected={selected}
        loaded={rows.length}
        total={total}
        whole={whole}
        readWhole={() => callStaff(matchingOrdersOperation, filters)}
        onWhole={choose}
      />
      {prepared.isPending ? (
        <>
          <p role="status">{lists.progress(counted(done), counted(prepared.variables.length))}</p>
          <Button size="s" variant="secondary" onClick={stop}>
            {lists.stop}
          </Button>
        </>
      ) : (
        paid.length > 0 &&
        mayPrepare && (
          <Button size="s" onClick={() => prepared.mutate(paid)}>
            {orders.prepareMany(paid.length)}
          </Button>
        )
      )}
      {mayPrepare && selected.size > 0 && selected.size <= printedAtOnceMost && (
        <>
          <Link to={`/ordini/stampa?ordini=${[...selected].join(',')}`}>{orders.print.open}</Link>
          <Link to={`/spedizioni/file?ordini=${[...selected].join(',')}`}>{texts().carriers.file.open}</Link>
        </>
      )}
      {selected.size === 0 && prepared.data && (
        <p role="status">{orders.preparedMany(prepared.data.done, prepared.data.failed.join(' · '))}</p>
      )}
    </>
  );
}

/** Prepares orders one after another; what was done before a stop stays done and is told. */
function usePrepared(onDone: () => void) {
  const client = useQueryClient();
  const stopped = useRef(false);
  const [done, setDone] = useState(0);
  const prepared = useMutation({
    mutationFn: async (paid: readonly Chosen[]) => {
      stopped.current = false;
      setDone(0);
      const failed: string[] = [];
      let tried = 0;
      for (const { number } of paid) {
        if (stopped.current) break;
        await callStaff(prepareOrderOperation, { number }).catch((error: unknown) =>
          failed.push(`${number}: ${failureText(error)}`),
        );
        tried += 1;
        setDone(tried);
      }
      return { done: tried - failed.length, failed };
    },
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries();
    },
  });
  return { prepared, done, stop: () => (stopped.current = true) };
}
