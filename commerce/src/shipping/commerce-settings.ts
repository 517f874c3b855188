import type { Database } from '../platform/database/connection.ts';
import { selectCommerceSettings } from './commerce-settings.queries.ts';
import type { CommerceSettings } from './commerce-setting.ts';

/** The commerce settings of a version, cached until the version changes. */
export type ReadCommerceSettings = (version: number) => Promise<CommerceSettings> | CommerceSettings;

export function createCommerceSettings(database: Database): ReadCommerceSettings {
  let kept: CommerceSettings | undefined;
  return (version) => {
    if (kept !== undefined && kept.version === version) return kept;
    return selectCommerceSettings(database).then((rules) => {
      kept = rules;
      return rules;
    });
  };
}
