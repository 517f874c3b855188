import type { CategoryEntry } from './attribute-schema.ts';

/** The setting of a category or of the nearest above it that has one, else that of all ("" ); `of` picks what is asked for. */
export function settingOf<Setting, Value>(
  category: CategoryEntry | null,
  settings: ReadonlyMap<string, Setting> | undefined,
  of: (setting: Setting) => Value | undefined,
): Value | undefined {
  for (let step = category; step !== null; step = step.parent) {
    const own = settings?.get(step.url);
    const value = own && of(own);
    if (value !== undefined) return value;
  }
  const general = settings?.get('');
  return general && of(general);
}
