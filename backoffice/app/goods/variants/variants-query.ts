import { productVariantsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { queryClient, reading } from '../../platform/queries.ts';

export const variantsQuery = (id: number) => reading(productVariantsOperation, { id });

/** Loads the table ahead: its link is under the pointer or the keyboard, or was followed. It is kept for a moment only. */
export const loadVariantsAhead = (id: number): void =>
  void queryClient.prefetchQuery({ ...variantsQuery(id), gcTime: 10_000 });
