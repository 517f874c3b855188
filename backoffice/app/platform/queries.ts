import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { callStaff, Refused } from './call-staff.ts';
import { dropOlderReadings } from './drop-older-readings.ts';

/** What was read is shown at once and read again in the background. A refusal does not become another answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: 'always',
      retry: (count, error) => count < 2 && !(error instanceof Refused),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

dropOlderReadings(queryClient);

/** What a reading call answers, kept by call and input. */
export const reading = <Op extends StaffOperation>(op: Op, input: OperationInput<Op>) =>
  queryOptions({
    queryKey: [op.name, input],
    queryFn: ({ signal }): Promise<OperationOutput<Op>> => callStaff(op, input, signal),
  });
