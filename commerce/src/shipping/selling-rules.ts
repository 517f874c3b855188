import type { Database } from '../platform/database/connection.ts';
import { selectSellingRules } from './selling-rules.queries.ts';
import type { SellingRules } from './selling-rule.ts';

/** The selling rules of a version, kept in memory while the version stands. */
export type ReadSellingRules = (version: number) => Promise<SellingRules> | SellingRules;

export function createSellingRules(database: Database): ReadSellingRules {
  let kept: SellingRules | undefined;
  return (version) => {
    if (kept !== undefined && kept.version === version) return kept;
    return selectSellingRules(database).then((rules) => {
      kept = rules;
      return rules;
    });
  };
}
