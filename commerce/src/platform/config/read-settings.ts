import type { Setting, SettingsTable } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The parsed environment. An invalid value is reported and replaced by its default, so that the rest can be
 * checked.
 */
export interface ReadSettings {
  /** By the keys of the table. */
  readonly values: Readonly<Record<string, unknown>>;
  /** One line for each wrong variable: what was found, what is allowed. */
  readonly wrong: readonly { readonly name: string; readonly text: string }[];
  /** Names of the variables that are set. */
  readonly given: ReadonlySet<string>;
}

function found(setting: Setting, text: string): string {
  return setting.secret ? `un valore di ${text.length} caratteri (nascosto)` : `"${text.slice(0, 120)}"`;
}

/**
 * Parses the environment; overrides, such as command-line arguments, take precedence. Empty variables count
 * as unset.
 */
export function readSettings(
  settings: SettingsTable,
  environment: Environment,
  overrides: Environment,
): ReadSettings {
  const wrong: { name: string; text: string }[] = [];
  const given = new Set<string>();
  const parsed = Object.entries(settings).map(([key, setting]) => {
    const own = (overrides[setting.name] ?? environment[setting.name])?.trim();
    if (own) given.add(setting.name);
    const text = own || setting.default;
    const { parse, allowed, allowedIt = allowed, name }: Setting = setting;
    const result = parse.safeParse(text);
    if (!result.success)
      wrong.push({ name, text: `${name}: trovato ${found(setting, text)}, ammesso: ${allowedIt}` });
    return [key, result.success ? result.data : parse.parse(setting.default)] as const;
  });
  return { values: Object.fromEntries(parsed), wrong, given };
}
