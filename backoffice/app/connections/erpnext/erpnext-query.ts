import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  erpnextDocumentsOperation,
  erpnextOperation,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { queryClient, reading } from '../../platform/queries.ts';

export type ErpnextTold = OperationOutput<typeof erpnextOperation>;

const SOON_MS = 2000;
const LATER_MS = 15_000;

export const isUnderWay = ({ runs: [run] }: ErpnextTold): boolean =>
  run?.state === 'reading' || run?.state === 'writing';

/** The connection and its runs, read more often while one is under way. */
export const erpnextQuery = () => ({
  ...reading(erpnextOperation, {}),
  refetchInterval: ({ state: { data } }: { state: { data: ErpnextTold | undefined } }) =>
    data !== undefined && isUnderWay(data) ? SOON_MS : LATER_MS,
});

export const documentsQuery = (givenUp: boolean) => ({
  ...reading(erpnextDocumentsOperation, { given_up: givenUp }),
  refetchInterval: LATER_MS,
});

/** Everything of ERPNext again. */
export const readErpnextAgain = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      name === erpnextOperation.name || name === erpnextDocumentsOperation.name,
  });
