import { readFile } from 'node:fs/promises';
import {
  endedBy,
  loadCommerceSettings,
} from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { exportCommerceSettings } from '@casamaestra/commerce/shipping/export-commerce-settings.usecase.ts';
import {
  type CommerceSettingsFile,
  commerceSettingsSchema,
} from '@casamaestra/contract/shipping/commerce-settings.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { mayLose } from './import-command.ts';

type Say = (line: string) => void;
const say: Say = (line) => process.stderr.write(`${line}\n`);

interface Content {
  /** The parsed JSON before validation. */
  readonly raw: unknown;
  readonly selling: CommerceSettingsFile;
}

type Issue = {
  readonly code: string;
  readonly message: string;
  readonly input?: unknown;
  readonly keys?: string[];
};

/** What is wrong with a field, in Italian. */
function issueText({ code, message, input, keys }: Issue): string {
  if (code === 'unrecognized_keys') return `non esiste: ${(keys ?? []).join(', ')}`;
  if (code === 'custom') return message;
  return input === undefined ? 'manca' : `non è valido: ${JSON.stringify(input).slice(0, 80)}`;
}

/** Texts that lack a language the shop offers. */
function missingTexts(raw: unknown, languages: readonly string[]): string[] {
  const { shipping_rules: rules = [], coupons = [] } = raw as Record<string, Record<string, object>[]>;
  const lacks = (texts: object | undefined, where: string) =>
    languages
      .filter((language) => !Object.hasOwn(texts ?? {}, language))
      .map((language) => `${where}.${language}: manca`);
  return [
    ...rules.flatMap((rule, at) => lacks(rule['label'], `shipping_rules.${at}.label`)),
    ...coupons.flatMap((coupon, at) => lacks(coupon['description'], `coupons.${at}.description`)),
  ];
}

/** Reads and validates a selling file; problems are printed. */
async function readSettingsFile(file: string, languages: readonly string[]): Promise<Content | undefined> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    say(`Non riesco a leggere ${file}: ${code === undefined ? 'non è JSON valido' : code}.`);
    return undefined;
  }
  const checked = commerceSettingsSchema.safeParse(raw, { reportInput: true });
  const problems = checked.success
    ? missingTexts(raw, languages)
    : checked.error.issues.map(
        (issue) => `${issue.path.map(String).join('.') || 'file'}: ${issueText(issue)}`,
      );
  if (checked.success && problems.length === 0) return { raw, selling: checked.data };
  say(`${file} non va bene:`);
  for (const problem of problems) say(`  ${problem}`);
  return undefined;
}

/** Loads commerce settings: deliveries, VAT rates, coupons. Returns the exit code. */
export async function settingsCommand(config: Config, file: string, yes: boolean): Promise<number> {
  const content = await readSettingsFile(file, config.languages);
  if (content === undefined) return 2;
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- selling' });
  try {
    const ended = await endedBy(opened.database, content.selling);
    if (ended.length > 0) {
      const losses = ended.map((name) => `non nomina «${name}»: questo modo di consegna non si offrirà più`);
      if (yes) for (const loss of losses) say(`  ${loss}`);
      else if (!(await mayLose(losses))) return 2;
    }
    const { rules, coupons, problems } = await loadCommerceSettings(opened.database, content.raw);
    say(`Modi di consegna: ${rules}. Codici sconto: ${coupons}.`);
    for (const { coupon, unknown } of problems)
      say(`  ${coupon} tralasciato: non esistono ${unknown.map((name) => `«${name}»`).join(', ')}`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

/**
 * Writes the current settings to standard output as a file that can be loaded again. Returns the exit code.
 */
export async function exportSettingsCommand(config: Config): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- selling --export' });
  try {
    process.stdout.write(`${JSON.stringify(await exportCommerceSettings(opened.database), null, 2)}\n`);
    return 0;
  } finally {
    await opened.close();
  }
}
