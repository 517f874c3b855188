import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  importsOperation,
  readImportOperation,
  tryImportOperation,
  type ImportField,
  type ImportSummary,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import { heldRowsOperation } from '@casamaestra/contract/staff/held-prices.operations.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { queryClient, reading } from '../platform/queries.ts';

export type ReadImport = OperationOutput<typeof readImportOperation>;
export type ListTrial = OperationOutput<typeof tryImportOperation>;

const LOOK_EVERY_MS = 1000;
const isRunning = ({ state }: Pick<ImportSummary, 'state'>): boolean => state === 'running';

/** An import; while it runs, how far it is, every second. */
export const importQuery = (id: number) => ({
  ...reading(readImportOperation, { id }),
  refetchInterval: ({ state: { data } }: { state: { data?: ReadImport | undefined } }) =>
    data !== undefined && isRunning(data) ? LOOK_EVERY_MS : false,
});

export const importsQuery = () => ({
  ...reading(importsOperation, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: readonly ImportSummary[] | undefined } }) =>
    data?.some(isRunning) === true ? LOOK_EVERY_MS : false,
});

export type HeldRows = OperationOutput<typeof heldRowsOperation>;

/** Prices of an import that wait for a second person, some at a time. */
export const heldQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [heldRowsOperation.name, id],
    queryFn: ({ pageParam, signal }) =>
      callStaff(heldRowsOperation, { id, ...(pageParam > 0 && { after: pageParam }) }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Which heading is which field; those that are not read are left out. */
export const mappingOf = (columns: ReadImport['columns']): Record<string, ImportField> =>
  Object.fromEntries(columns.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field]])));

/** What an import would change, as its columns are read now; looked at again only when asked for. */
export const trialQuery = ({ id, columns, decimals }: ReadImport) =>
  queryOptions({
    queryKey: [tryImportOperation.name, id],
    queryFn: ({ signal }) =>
      callStaff(tryImportOperation, { id, mapping: mappingOf(columns), decimals }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Keeps what was tried with the columns it was tried with. */
export function keepTrial(one: ReadImport, trial: ListTrial): void {
  queryClient.setQueryData(reading(readImportOperation, { id: one.id }).queryKey, one);
  queryClient.setQueryData(trialQuery(one).queryKey, trial);
}

/** Everything is another now; a trial of what has just begun is not made again for nothing. */
export async function readAgain(): Promise<void> {
  const isTrial = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === tryImportOperation.name;
  await Promise.all([
    queryClient.invalidateQueries({ predicate: isTrial, refetchType: 'none' }),
    queryClient.invalidateQueries({ predicate: (query) => !isTrial(query) }),
  ]);
}
