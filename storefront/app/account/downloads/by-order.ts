import type { downloadsOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';

type Download = OperationOutput<typeof downloadsOperation>[number];

export interface OrderDownloads {
  readonly order: string;
  readonly placedAt: string;
  readonly documents: readonly Download[];
}

/** Documents grouped by order, in the given order. */
export const byOrder = (documents: readonly Download[]): OrderDownloads[] =>
  [...Map.groupBy(documents, (one) => one.order_number)].map(([order, group]) => ({
    order,
    placedAt: group[0]?.placed_at ?? '',
    documents: group,
  }));
