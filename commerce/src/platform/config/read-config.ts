import { join, resolve } from 'node:path';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { StartProblem } from '../start-problem.ts';
import { readShopFile } from './read-shop-file.ts';
import { type Setting, settings } from './settings.ts';
import { testCredentials } from './test-credentials.ts';

type Parsed<Entry> = Entry extends Setting<infer Value> ? Value : never;
type SettingKey = keyof typeof settings;

type Settings = { readonly [Key in SettingKey]: Parsed<(typeof settings)[Key]> };

/** The whole configuration, parsed once at boot. Paths are absolute. */
export interface Config extends Omit<Settings, 'shopFile' | 'mailFrom' | 'transferHolder'> {
  readonly mailFrom: string;
  readonly transferHolder: string;
  readonly shopFile: string;
  /** Who sells and what the shop looks like. */
  readonly shop: ShopFile;
}

type Environment = Readonly<Record<string, string | undefined>>;

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

function found(setting: Setting, text: string): string {
  return setting.secret ? `un valore di ${text.length} caratteri (nascosto)` : `"${text.slice(0, 120)}"`;
}

/**
 * Parses the environment; overrides, such as command-line arguments, win. Empty variables count as unset.
 * @throws StartProblem naming every wrong variable, what was found and what is allowed
 */
export function readConfig(environment: Environment = process.env, overrides: Environment = {}): Config {
  const wrong: string[] = [];
  const parsed = Object.entries(settings).map(([key, setting]) => {
    const text = (overrides[setting.name] ?? environment[setting.name])?.trim() || setting.default;
    const { parse, allowed, allowedIt = allowed }: Setting = setting;
    const result = parse.safeParse(text);
    if (!result.success) {
      wrong.push(`${setting.name}: trovato ${found(setting, text)}, ammesso: ${allowedIt}`);
    }
    return [key, result.data] as const;
  });
  if (wrong.length > 0) {
    throw new StartProblem(`la configurazione non è valida.\n  ${wrong.join('\n  ')}`, [
      'correggi la variabile, o toglila per usare il valore predefinito (tabella nel README)',
    ]);
  }
  const config = Object.fromEntries(parsed) as Settings;
  if (config.commerceApi === 'frappe' && !(config.commerceUrl && config.applicationKey)) {
    throw new StartProblem('COMMERCE_API=frappe chiede COMMERCE_URL e APPLICATION_KEY.', [
      'imposta tutte e due: l’indirizzo del servizio e la sua chiave (chiave:segreto)',
      'oppure togli COMMERCE_API',
    ]);
  }
  if (config.role === 'storefront' && config.commerceUrl === undefined) {
    throw new StartProblem(
      'ROLE=storefront chiede COMMERCE_URL: trovato vuoto, ammesso: http(s)://host[:porta].',
      ['imposta COMMERCE_URL, oppure ROLE=all'],
    );
  }
  const ofTest = testCredentials(config);
  if (ofTest.length > 0) {
    throw new StartProblem(`MODE=production con credenziali di prova: ${ofTest.join(', ')}.`, [
      'imposta le credenziali vere del gateway (per Axerve anche AXERVE_ENVIRONMENT=production)',
      'oppure prova il negozio con MODE=demo',
    ]);
  }
  const dataDir = resolve(repositoryRoot, config.dataDir);
  const shopFile = shopFileOf(config, dataDir);
  const { shop, problems } = readShopFile(shopFile);
  if (shop === undefined) {
    throw new StartProblem(`i dati del negozio non vanno bene.\n  ${problems.join('\n  ')}`, [
      'correggi il file, o indica il tuo con SHOP_FILE (ogni campo è spiegato in docs/shop-file.md)',
    ]);
  }
  const mailFrom = config.mailFrom ?? `${shop.name} <${shop.contacts.email}>`;
  const transferHolder = config.transferHolder ?? shop.company.name.slice(0, 70);
  return { ...config, dataDir, shopFile, shop, mailFrom, transferHolder };
}

/** A demo shows its own shop; who sells in production is never guessed. */
function shopFileOf({ shopFile, mode }: Settings, dataDir: string): string {
  if (shopFile !== undefined) return resolve(repositoryRoot, shopFile);
  return mode === 'demo' ? join(repositoryRoot, 'demo/content/shop.json') : join(dataDir, 'shop.json');
}

/** The Markdown table of the README, one row a variable. */
export function configurationTable(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default === '' ? '–' : `\`${setting.default}\``} | ${cell(setting.allowed)} | ${cell(setting.description)} |`,
  );
  return ['| Variable | Default | Allowed | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

/** Libraries choose their fast or their chatty build by this variable when they are loaded. */
export function chooseLibraryBuilds(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
}

/** Outside server for the test run; undefined: the tests start their own. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** Environment handed to child programs: locale and time zone must not leak into the database. */
export function childEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', LC_ALL: 'C', TZ: 'UTC', ...extra };
}
