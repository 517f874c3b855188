import { join, resolve } from 'node:path';
import type { Language } from '@casamaestra/texts/languages.ts';
import { allowedValues } from '@casamaestra/texts/staff/configuration-texts.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { StartProblem } from '../start-problem.ts';
import { readShopFile } from './read-shop-file.ts';
import { error, type Finding } from './finding.ts';
import { folderFindings } from './folder-findings.ts';
import { settingFindings } from './production-checks.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { paymentOffer } from './offered-methods.ts';
import type { PaymentOffer } from './offered-methods.ts';
import { type Environment, readSettings, type ReadSettings } from './read-settings.ts';
import type { SettingsTable } from './setting.ts';
import { type Settings, settingsWith } from './settings.ts';
import { shopFileFindings } from './shop-file-checks.ts';

/** The whole configuration, parsed once at the start. Paths are absolute. */
export interface Config
  extends
    Omit<Settings, 'shopFile' | 'mailFrom' | 'transferHolder' | 'paymentMethods' | 'paymentGateways'>,
    PaymentOffer {
  readonly mailFrom: string;
  readonly transferHolder: string;
  readonly shopFile: string;
  /** Seller and appearance, from the shop file. */
  readonly shop: ShopFile;
}

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** The configuration with all findings; absent when an error prevents the start. */
export interface ConfigReading {
  readonly mode: Config['mode'];
  readonly config: Config | undefined;
  readonly findings: readonly Finding[];
}

/** Reads the configuration of a shop with the given gateways. */
export interface ConfigReader {
  /** Every variable the shop reads. */
  readonly settings: SettingsTable;
  /** Reads environment and shop file and reports everything that is wrong at once. */
  examineConfig(this: void, environment?: Environment, overrides?: Environment): ConfigReading;
  /**
   * The configuration of this process.
   * @throws StartProblem listing everything that is missing, wrong or unsafe
   */
  readConfig(this: void, environment?: Environment, overrides?: Environment): Config;
  /** The language commands and the start speak: the first of LANGUAGES, also where the rest is wrong. */
  readCommandLanguage(this: void, environment?: Environment, overrides?: Environment): Language;
}

export function createConfigReader(gateways: readonly Gateway[]): ConfigReader {
  const settings = settingsWith(gateways);
  const examineConfig = (environment: Environment = process.env, overrides: Environment = {}) =>
    examine(gateways, readSettings(settings, environment, overrides));
  return {
    settings,
    examineConfig,
    readCommandLanguage(environment = process.env, overrides = {}) {
      // Parsed by the table these types are taken from.
      return (readSettings(settings, environment, overrides).values as Settings).languages[0];
    },
    readConfig(environment, overrides) {
      const { config, findings, mode } = examineConfig(environment, overrides);
      if (config !== undefined) return config;
      const errors = findings.filter(({ level }) => level === 'error').map(({ found }) => found);
      const code = mode === 'production' ? 'configuration_invalid_in_production' : 'configuration_invalid';
      throw new StartProblem({ code, facts: { errors } });
    },
  };
}

function examine(gateways: readonly Gateway[], { values, wrong, given }: ReadSettings): ConfigReading {
  // Parsed by the table the types are derived from.
  const read = values as Settings;
  const offer = paymentOffer(
    read,
    gateways.map(({ configure }) => configure(values)),
  );
  const dataDir = resolve(repositoryRoot, read.dataDir);
  const shopFile = shopFileOf(read, dataDir);
  const { shop, problems } = readShopFile(shopFile);
  const asRoot = process.getuid?.() === 0;
  const unclear = new Set(wrong.map(({ name }) => name));
  const findings = [
    ...wrong.map(({ name, finding }) => error(finding, name)),
    ...(read.role === 'storefront' && read.commerceUrl === undefined && !unclear.has('COMMERCE_URL')
      ? [error({ code: 'storefront_without_service' })]
      : []),
    ...(read.commerceApi === 'frappe' && !(read.commerceUrl && read.applicationKey) && unclear.size === 0
      ? [error({ code: 'frappe_without_key' })]
      : []),
    // Findings that depend on an invalid value would be reported twice.
    ...settingFindings(read, { ...offer, mode: read.mode }, { given, asRoot }).filter(
      ({ variable }) => variable === undefined || !unclear.has(variable),
    ),
    ...folderFindings(read),
    ...problems.map((problem) => error(problem)),
    ...(shop !== undefined && read.mode === 'production' ? shopFileFindings(shop) : []),
  ];
  if (shop === undefined || findings.some(({ level }) => level === 'error'))
    return { mode: read.mode, config: undefined, findings };
  const mailFrom = read.mailFrom ?? `${shop.name} <${shop.contacts.email}>`;
  const transferHolder = read.transferHolder ?? shop.company.name.slice(0, 70);
  const config = { ...read, ...offer, dataDir, shopFile, shop, mailFrom, transferHolder };
  return { mode: read.mode, config, findings };
}

/** A demo uses its own shop file; in production the seller must be configured. */
function shopFileOf({ shopFile, mode }: Settings, dataDir: string): string {
  if (shopFile !== undefined) return resolve(repositoryRoot, shopFile);
  return mode === 'demo' ? join(repositoryRoot, 'demo/content/shop.json') : join(dataDir, 'shop.json');
}

/** The Markdown table of the README, one row a variable. */
export function configurationTable(settings: SettingsTable): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default === '' ? '–' : `\`${setting.default}\``} | ${cell(allowedValues(setting.name, setting.allowed ?? '', 'en'))} | ${cell(setting.description)} |`,
  );
  return ['| Variable | Default | Allowed | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

/** Sets NODE_ENV before libraries are loaded: they choose their production or development build by it. */
export function chooseLibraryBuilds(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
}

/** External database server for tests; undefined: the tests start their own. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** Environment for child processes: locale and time zone must not affect the database. */
export function childEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', LC_ALL: 'C', TZ: 'UTC', ...extra };
}
