import { productVariantsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { reading } from '../../platform/queries.ts';

export const variantsQuery = (id: number) => reading(productVariantsOperation, { id });
