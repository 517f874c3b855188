import type { Database } from '../platform/database/connection.ts';
import type { ReadSellingRules } from './selling-rules.ts';
import { selectSellingVersion } from './selling-rules.queries.ts';
import type { SellingRules } from './selling-rule.ts';

/** The rules of delivery and VAT as they stand now. */
export type CurrentSellingRules = () => Promise<SellingRules>;

export function createCurrentSellingRules(
  database: Database,
  readRules: ReadSellingRules,
): CurrentSellingRules {
  return async () => readRules(await selectSellingVersion(database));
}
