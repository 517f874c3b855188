import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  attributesOperation,
  brandsOperation,
  categoriesOperation,
  operatorsOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import type { Database } from '../platform/database/connection.ts';
import { familiesForStaff, featuresForStaff } from './attributes/attributes.queries.ts';
import { selectBrands } from './brands/brands.queries.ts';
import { selectTree } from './categories/category-tree.queries.ts';
import { selectOperators } from './operators/operators.queries.ts';

/** The tree of categories, with how many products are where. */
export const readTree = (database: Database): Promise<OperationOutput<typeof categoriesOperation>> =>
  selectTree(database);

/** Brands by name; those whose names look alike stand together when they are asked for. */
export const readBrands = (
  database: Database,
  search: InputOf<typeof brandsOperation>,
): Promise<OperationOutput<typeof brandsOperation>> => selectBrands(database, search);

/** Makers and people responsible by name, address or contact. */
export const readOperators = (
  database: Database,
  search: InputOf<typeof operatorsOperation>,
): Promise<OperationOutput<typeof operatorsOperation>> => selectOperators(database, search);

/** Features and the families that have them. */
export async function readAttributes(
  database: Database,
): Promise<OperationOutput<typeof attributesOperation>> {
  const [features, families] = await Promise.all([featuresForStaff(database), familiesForStaff(database)]);
  return { features, families };
}
