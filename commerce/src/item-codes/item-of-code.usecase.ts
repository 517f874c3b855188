import type { Database } from '../platform/database/connection.ts';
import { itemByProductCode, itemBySku } from './item-codes.queries.ts';
import type { Item } from './item-codes.queries.ts';

/** What an item code of the Frappe API stands for: the SKU of a variant, or else a product's own code. */
export async function itemOfCode(database: Database, code: string): Promise<Item | undefined> {
  return (await itemBySku(database, code)) ?? itemByProductCode(database, code);
}
