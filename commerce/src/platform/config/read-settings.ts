import type { ConfigurationFinding } from '@casamaestra/texts/staff/configuration-texts.ts';
import type { Setting, SettingsTable } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The parsed environment. An invalid value is reported and replaced by its default, so that the rest can be
 * checked.
 */
export interface ReadSettings {
  /** By the keys of the table. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Each wrong variable: what was found, what is allowed. */
  readonly wrong: readonly { readonly name: string; readonly finding: ConfigurationFinding }[];
  /** Names of the variables that are set. */
  readonly given: ReadonlySet<string>;
}

function wrongValue({ name, secret, allowed = '' }: Setting, text: string): ConfigurationFinding {
  const values = { code: 'allowed', facts: { name, values: allowed } } as const;
  return secret
    ? { code: 'wrong_secret', facts: { name, length: text.length, allowed: values } }
    : { code: 'wrong_value', facts: { name, found: text.slice(0, 120), allowed: values } };
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
  const wrong: { name: string; finding: ConfigurationFinding }[] = [];
  const given = new Set<string>();
  const parsed = Object.entries(settings).map(([key, setting]) => {
    const own = (overrides[setting.name] ?? environment[setting.name])?.trim();
    if (own) given.add(setting.name);
    const text = own || setting.default;
    const { parse, name }: Setting = setting;
    const result = parse.safeParse(text);
    if (!result.success) wrong.push({ name, finding: wrongValue(setting, text) });
    return [key, result.success ? result.data : parse.parse(setting.default)] as const;
  });
  return { values: Object.fromEntries(parsed), wrong, given };
}
