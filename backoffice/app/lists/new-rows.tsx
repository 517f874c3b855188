import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuietly } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './lists.module.css';

const LOOK_MS = 60_000;

type Key = string | number;

interface NewRowsProps<Op extends StaffOperation> {
  /** The call of the list, and what it was asked. */
  op: Op;
  input: OperationInput<Op>;
  /** When the list was read, in epoch milliseconds. */
  readAt: number;
  /** What the list shows, and what an answer has. */
  known: readonly Key[];
  keysOf: (answer: OperationOutput<Op>) => readonly Key[];
  onShow: () => void;
}

/** Rows that came since a list was read: told above it and shown when asked for, so that none moves under a hand. */
export function NewRows<Op extends StaffOperation>(props: NewRowsProps<Op>) {
  const { op, input, readAt, known, keysOf, onShow } = props;
  const { lists } = texts();
  const { data } = useQuery({
    queryKey: [op.name, 'since', readAt, input],
    queryFn: ({ signal }): Promise<OperationOutput<Op> | null> => callQuietly(op, input, signal),
    // The list was read just now.
    initialData: null,
    refetchOnMount: false,
    refetchInterval: LOOK_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const shown = new Set(known);
  const count = data === null ? 0 : keysOf(data).filter((key) => !shown.has(key)).length;
  return (
    <div role="status" className={css.news}>
      {count > 0 && (
        <>
          <span>{lists.news(counted(count), count)}</span>
          <Button size="s" variant="secondary" onClick={onShow}>
            {lists.showNews}
          </Button>
        </>
      )}
    </div>
  );
}
