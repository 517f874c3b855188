import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import {
  endedBy,
  loadCommerceSettings,
} from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { exportCommerceSettings } from '@casamaestra/commerce/shipping/export-commerce-settings.usecase.ts';
import {
  type CommerceSettingsFile,
  commerceSettingsSchema,
  type SettingsFault,
} from '@casamaestra/contract/shipping/commerce-settings.ts';
import { applySafetyGate } from '@casamaestra/commerce/catalog/safety/safety-gate.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { quotedList } from '@casamaestra/texts/format/list.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';
import { mayLose } from './may-lose.ts';

type Say = (line: string) => void;
const say: Say = (line) => process.stderr.write(`${line}\n`);

interface Content {
  /** The parsed JSON before validation. */
  readonly raw: unknown;
  readonly settings: CommerceSettingsFile;
}

type Issue = {
  readonly code: string;
  readonly message: string;
  readonly input?: unknown;
  readonly keys?: string[];
};

type Words = ReturnType<typeof catalogueTexts>['settings'];

/** What is wrong with a field. */
function issueText(words: Words, { code, message, input, keys }: Issue): string {
  if (code === 'unrecognized_keys') return words.unknownKeys((keys ?? []).join(', '));
  if (code === 'custom') return words.faults[message as SettingsFault];
  return input === undefined ? words.missing : words.invalid(JSON.stringify(input).slice(0, 80));
}

/** Texts that lack a language the shop offers. */
function missingTexts(words: Words, raw: unknown, languages: readonly string[]): string[] {
  const { shipping_rules: rules = [], coupons = [] } = raw as Record<string, Record<string, object>[]>;
  const lacks = (texts: object | undefined, where: string) =>
    languages
      .filter((language) => !Object.hasOwn(texts ?? {}, language))
      .map((language) => `${where}.${language}: ${words.missing}`);
  return [
    ...rules.flatMap((rule, at) => lacks(rule['label'], `shipping_rules.${at}.label`)),
    ...coupons.flatMap((coupon, at) => lacks(coupon['description'], `coupons.${at}.description`)),
  ];
}

/** Reads and validates a file of commerce settings; problems are printed. */
async function readSettingsFile(
  words: Words,
  file: string,
  languages: readonly string[],
): Promise<Content | undefined> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    say(words.unreadable(file, code ?? words.notJson));
    return undefined;
  }
  const checked = commerceSettingsSchema.safeParse(raw, { reportInput: true });
  const problems = checked.success
    ? missingTexts(words, raw, languages)
    : checked.error.issues.map(
        (issue) => `${issue.path.map(String).join('.') || words.wholeFile}: ${issueText(words, issue)}`,
      );
  if (checked.success && problems.length === 0) return { raw, settings: checked.data };
  say(words.wrong(file));
  for (const problem of problems) say(`  ${problem}`);
  return undefined;
}

/** Loads commerce settings: deliveries, VAT rates, coupons. Returns the exit code. */
export async function settingsCommand(
  config: Config,
  language: Language,
  file: string,
  yes: boolean,
): Promise<number> {
  const words = catalogueTexts(language).settings;
  const content = await readSettingsFile(words, file, config.languages);
  if (content === undefined) return 2;
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- settings' });
  try {
    const ended = await endedBy(opened.database, content.settings);
    if (ended.length > 0) {
      const losses = ended.map((name) => words.ends(name));
      if (yes) for (const loss of losses) say(`  ${loss}`);
      else if (!(await mayLose(losses, language))) return 2;
    }
    const by = {
      author: { by: 'command', staffId: null, who: userInfo().username } as const,
      at: new Date(),
    };
    const { rules, coupons, problems, kept } = await loadCommerceSettings(opened.database, content.raw, by);
    await applySafetyGate(opened.connection, { withholds: config.mode === 'production' });
    say(words.loaded(rules, coupons));
    for (const { rule, fields } of kept) say(`  ${words.kept(rule, fields.join(', '))}`);
    for (const { coupon, unknown } of problems)
      say(`  ${words.leftOut(coupon, quotedList(unknown, language))}`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

/**
 * Writes the current settings to standard output as a file that can be loaded again. Returns the exit code.
 */
export async function exportSettingsCommand(config: Config): Promise<number> {
  const opened = await openDatabase(config, {
    mode: 'share',
    what: 'npm run catalogue -- settings --export',
  });
  try {
    process.stdout.write(`${JSON.stringify(await exportCommerceSettings(opened.database), null, 2)}\n`);
    return 0;
  } finally {
    await opened.close();
  }
}
