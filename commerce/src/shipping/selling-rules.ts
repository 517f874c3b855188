import type { Database } from '../platform/database/connection.ts';
import { selectSellingRules } from './selling-rules.queries.ts';
import type { SellingRules } from './selling-rule.ts';

/**
 * The selling rules of a version, kept in memory while the version stands. They are read with the caller's own
 * connection: waiting for another one inside a transaction could use up the pool.
 */
export type ReadSellingRules = (database: Database, version: number) => Promise<SellingRules> | SellingRules;

export function createSellingRules(): ReadSellingRules {
  let kept: SellingRules | undefined;
  return (database, version) => {
    if (kept !== undefined && kept.version === version) return kept;
    return selectSellingRules(database).then((rules) => {
      kept = rules;
      return rules;
    });
  };
}
