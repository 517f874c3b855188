import type { CategoryEntry } from './attribute-schema.ts';

/** The setting of a category or of the nearest above it that has one, else that of all ("" ); `of` picks what is asked for. */
export function settingOf<Setting, Value>(
  category: CategoryEntry | null,
  settings: ReadonlyMap<string, Setting> | undefined,
  of: (setting: Setting) => Value | undefined,
): Value | undefined {
  for (let step = category; step !== null; step = step.parent) {
    const own = settings?.get(step.url) ?? formerSetting(step, settings);
    const value = own && of(own);
    if (value !== undefined) return value;
  }
  const general = settings?.get('');
  return general && of(general);
}

/** Content may still name a category as it was called. */
const formerSetting = <Setting>(
  { formerUrls }: CategoryEntry,
  settings: ReadonlyMap<string, Setting> | undefined,
): Setting | undefined => {
  const url = formerUrls.find((one) => settings?.has(one));
  return url === undefined ? undefined : settings?.get(url);
};
