import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  staffCategoriesOperation,
  staffProductOperation,
  staffProductsOperation,
  stockLedgerOperation,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { newProductChoicesOperation } from '@casamaestra/contract/staff/new-product.operations.ts';
import { inPages } from '../platform/in-pages.ts';
import { queryClient, reading } from '../platform/queries.ts';

/** A list in pages of 50 by cursor. */
export const productsQuery = (filters: OperationInput<typeof staffProductsOperation>) =>
  inPages(staffProductsOperation, filters);

export const productQuery = (id: number) => reading(staffProductOperation, { id });
export const categoriesQuery = () => ({ ...reading(staffCategoriesOperation, {}), staleTime: 300_000 });
/** Brands, makers and VAT rates there are; only for who may edit products. */
export const choicesQuery = () => ({ ...reading(newProductChoicesOperation, {}), staleTime: 300_000 });
export const ledgerQuery = (sku: string) => reading(stockLedgerOperation, { sku });

/** Loads a product ahead: the row under the pointer or the keyboard. */
export const loadProductAhead = (id: number): void => void queryClient.prefetchQuery(productQuery(id));
