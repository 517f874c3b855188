import type { Database } from '../platform/database/connection.ts';
import type { ReadCommerceSettings } from './commerce-settings.ts';
import { selectSettingsVersion } from './commerce-settings.queries.ts';
import type { CommerceSettings } from './commerce-setting.ts';

/** Reads the current commerce settings. */
export type CurrentCommerceSettings = () => Promise<CommerceSettings>;

export function createCurrentCommerceSettings(
  database: Database,
  readRules: ReadCommerceSettings,
): CurrentCommerceSettings {
  return async () => readRules(await selectSettingsVersion(database));
}
