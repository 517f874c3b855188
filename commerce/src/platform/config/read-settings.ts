import { readFileSync } from 'node:fs';
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
  readonly wrong: readonly Wrong[];
  /** Names of the variables that are set. */
  readonly given: ReadonlySet<string>;
}

interface Wrong {
  readonly name: string;
  readonly finding: ConfigurationFinding;
}

/**
 * A secret that lies in a file, as containers mount them: NAME_FILE names it. Only for secrets, which should not be seen
 * where processes are listed.
 */
function secretIn(
  path: string,
  name: string,
): { readonly text?: string; readonly finding?: ConfigurationFinding } {
  const refused = (why: string) =>
    ({ finding: { code: 'secret_file_unreadable', facts: { name: `${name}_FILE`, path, why } } }) as const;
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? refused('EMPTY') : { text };
  } catch (error) {
    return refused((error as NodeJS.ErrnoException).code ?? '?');
  }
}

/** What a variable says, or the file named beside it. */
function ownText(
  { name, secret }: Setting,
  given: string | undefined,
  environment: Environment,
): { readonly text?: string | undefined; readonly finding?: ConfigurationFinding } {
  const text = given?.trim();
  const path = secret ? environment[`${name}_FILE`]?.trim() : undefined;
  if (!path) return { text };
  return text ? { text, finding: { code: 'secret_twice', facts: { name } } } : secretIn(path, name);
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
  const wrong: Wrong[] = [];
  const given = new Set<string>();
  const parsed = Object.entries(settings).map(([key, setting]) => {
    const { parse, name }: Setting = setting;
    const own = ownText(setting, overrides[name] ?? environment[name], environment);
    if (own.finding !== undefined) wrong.push({ name, finding: own.finding });
    if (own.text) given.add(name);
    const text = own.text || setting.default;
    const result = parse.safeParse(text);
    if (!result.success) wrong.push({ name, finding: wrongValue(setting, text) });
    return [key, result.success ? result.data : parse.parse(setting.default)] as const;
  });
  return { values: Object.fromEntries(parsed), wrong, given };
}
