import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callStaff } from './call-staff.ts';

type Cursor = string | number | null;

/** Where the page after one begins; null: it was the last. */
const nextOf = (page: unknown): Cursor => (page as { readonly next: Cursor }).next;

interface Paging {
  /** What the call takes as its cursor. */
  readonly cursor?: 'after' | 'before';
  /** Rows of other filters stay in view until the new ones are there; not where those would be of something else. */
  readonly keeps?: boolean;
}

/** A list in pages by a cursor, which the call answers as `next`. */
export const inPages = <Op extends StaffOperation>(
  op: Op,
  input: OperationInput<Op>,
  { cursor = 'after', keeps = true }: Paging = {},
) =>
  infiniteQueryOptions({
    queryKey: [op.name, input],
    queryFn: ({ pageParam, signal }): Promise<OperationOutput<Op>> => {
      const from = pageParam === null ? {} : { [cursor]: pageParam };
      return callStaff(op, { ...(input as object), ...from } as OperationInput<Op>, signal);
    },
    initialPageParam: null as Cursor,
    getNextPageParam: nextOf,
    ...(keeps && { placeholderData: keepPreviousData }),
  });
