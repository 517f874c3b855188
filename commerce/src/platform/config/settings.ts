import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { languages as spokenLanguages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import type { Gateway } from '../gateways/gateway.ts';
import { readPrivateTargets } from '../http/private-targets.ts';
import { listOf, optional, secretSetting, setting } from './setting.ts';
import type { SettingsTable, SettingValues } from './setting.ts';
import { pagePurgeSettings } from './page-purge-settings.ts';
import { pictureSettings } from './picture-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { exampleIban } from './test-credentials.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
/** Result: false, true or networks as [address, bits]. */
const trustedProxies = z.string().transform((text, context) => {
  if (text === 'on' || text === 'off') return text === 'on';
  const networks = text.split(',').map((part) => part.trim().split('/'));
  const isNetwork = ([address = '', bits, ...rest]: string[]) => {
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    return (
      version > 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    );
  };
  if (networks.every(isNetwork))
    return networks.map(([address = '', bits]) => ({
      address,
      bits: bits === undefined ? (isIP(address) === 4 ? 32 : 128) : Number(bits),
    }));
  context.addIssue('networks');
  return z.NEVER;
});
const privateTargets = z.string().transform((text, context) => {
  const targets = readPrivateTargets(text);
  if (targets !== undefined) return targets;
  context.addIssue('targets');
  return z.NEVER;
});
const integerBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
const urlWith = (pattern: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && pattern.test(new URL(text).protocol));
const webOrigin = urlWith(/^https?:$/).transform((text) => text.replace(/\/+$/, ''));
/** Only an origin: the shop must be at the root of a host, or every link would break. */
const siteOrigin = webOrigin.refine((text) => new URL(text).origin === text.toLowerCase());
const postgresUrl = urlWith(/^postgres(ql)?:$/);
const token = z.string().regex(/^[\x21-\x7e]{8,512}$/);
const languages = listOf(spokenLanguages);

const smtpUrl = urlWith(/^smtps?:$/).refine((text) => URL.canParse(text) && new URL(text).hostname !== '');
/** With both keys and a bucket: what lacks one would be noticed by the first picture. */
const bucketUrl = urlWith(/^s3(?:\+http)?:$/).refine((text) => {
  const address = text.replace(/^s3(?:\+http)?:/, 'https:');
  if (!URL.canParse(address)) return false;
  const { username, password, hostname, pathname } = new URL(address);
  return [username, password, hostname, pathname.replaceAll('/', '')].every((part) => part !== '');
});
const line = z.string().regex(/^[^\p{Cc}]{1,200}$/u);

/** All variables except those of payments and gateways. */
const shopSettings = {
  port: setting(
    {
      name: 'PORT',
      default: '3000',
      description: 'Port of the shop',
    },
    integerBetween(0, 65_535),
  ),
  host: setting(
    {
      name: 'HOST',
      default: '',
      description: 'Address the shop listens on',
    },
    optional(z.string().regex(/^[\w.:-]{1,253}$/)),
  ),
  role: setting(
    {
      name: 'ROLE',
      default: 'all',
      allowed: 'all, storefront, commerce, worker',
      description: 'Which parts this process runs; --role=… does the same',
    },
    z.enum(['all', 'storefront', 'commerce', 'worker']),
  ),
  mode: setting(
    {
      name: 'MODE',
      default: 'demo',
      allowed: 'demo, production',
      description:
        'production: no sandbox bank, no mail page, no demo shop; cards need the keys of a gateway',
    },
    z.enum(['demo', 'production']),
  ),
  trustProxy: setting(
    {
      name: 'TRUST_PROXY',
      default: 'off',
      description:
        'Whose X-Forwarded-For tells the shopper’s address, for limits; on: whoever connects, so only behind a proxy of yours',
    },
    trustedProxies,
  ),
  databaseUrl: secretSetting(
    {
      name: 'DATABASE_URL',
      default: '',
      description: 'Outside PostgreSQL 15 or newer; empty: the embedded PostgreSQL under DATA_DIR',
    },
    optional(postgresUrl),
  ),
  databaseDirectUrl: secretSetting(
    {
      name: 'DATABASE_DIRECT_URL',
      default: '',
      description:
        'The same database past a connection pooler: for migrations, imports and LISTEN, which need a session of their own; empty: DATABASE_URL',
    },
    optional(postgresUrl),
  ),
  databaseReadUrl: secretSetting(
    {
      name: 'DATABASE_READ_URL',
      default: '',
      description:
        'A replica of DATABASE_URL, where nodes read the catalogue and its change log; while none answers they read from the primary; empty: the primary alone',
    },
    optional(postgresUrl),
  ),
  databasePool: setting(
    {
      name: 'DATABASE_POOL',
      default: '10',
      allowed: '5–200',
      description:
        'Connections of this process to the database, and as many to a replica; all processes together stay below what it allows',
    },
    integerBetween(5, 200),
  ),
  migrations: setting(
    {
      name: 'MIGRATIONS',
      default: 'start',
      allowed: 'start, apart',
      description:
        'When the schema is brought up to date: at the start of each process, or only by `npm run migrate`, as several nodes do it',
    },
    z.enum(['start', 'apart']),
  ),
  jobs: setting(
    {
      name: 'JOBS',
      default: 'on',
      allowed: 'on, off',
      description:
        'Work in the background (mails, payments, cleaning up); off: another process does it (ROLE=worker)',
    },
    onOff,
  ),
  searchIndex: setting(
    {
      name: 'SEARCH_INDEX',
      default: 'on',
      allowed: 'on, off',
      description:
        'off: a process with ROLE=worker holds neither search index nor product cards; others always hold them',
    },
    onOff,
  ),
  commerceUrl: setting(
    {
      name: 'COMMERCE_URL',
      default: '',
      description: 'Commerce service elsewhere that speaks the same calls; empty: the one in this process',
    },
    optional(webOrigin),
  ),
  commerceApi: setting(
    {
      name: 'COMMERCE_API',
      default: 'casamaestra',
      allowed: 'casamaestra, frappe',
      description:
        'What stands at COMMERCE_URL: a service of this shop, or the Frappe apps alone (needs APPLICATION_KEY)',
    },
    z.enum(['casamaestra', 'frappe']),
  ),
  picturesUrl: setting(
    {
      name: 'PICTURES_URL',
      default: '',
      description:
        'Where the pictures of the service at COMMERCE_URL lie, when on another host; pages may load them',
    },
    optional(siteOrigin),
  ),
  applicationKey: secretSetting(
    {
      name: 'APPLICATION_KEY',
      default: '',
      description: "Key asked of calls from outside; the shop's own pages get it from the server",
    },
    optional(token),
  ),
  publicUrl: setting(
    {
      name: 'PUBLIC_URL',
      default: '',
      description: 'Address shoppers see, for canonical links; empty: http://localhost:PORT',
    },
    optional(siteOrigin),
  ),
  backOfficeUrl: setting(
    {
      name: 'BACKOFFICE_URL',
      default: '',
      description:
        'Address of the back office when it has a host of its own; empty: the shop’s, under /gestione',
    },
    optional(siteOrigin),
  ),
  privateTargets: setting(
    {
      name: 'PRIVATE_TARGETS',
      default: '',
      description:
        'What in private networks messages to programs and the connection with ERPNext may reach, by http too; this machine and link-local addresses never',
    },
    privateTargets,
  ),
  hstsSubdomains: setting(
    {
      name: 'HSTS_SUBDOMAINS',
      default: 'off',
      allowed: 'on, off',
      description:
        'With PUBLIC_URL on https: browsers are told to open all its subdomains by https only, for two years; the shop’s own host always',
    },
    onOff,
  ),
  serviceWorker: setting(
    {
      name: 'SERVICE_WORKER',
      default: 'on',
      allowed: 'on, off',
      description:
        'Browsers keep the last pages seen for being offline; off: the service worker they have removes itself',
    },
    onOff,
  ),
  dataDir: setting(
    {
      name: 'DATA_DIR',
      default: 'var/',
      description: 'Database, pictures and everything else the shop writes',
    },
    z.string().min(1),
  ),
  shopFile: setting(
    {
      name: 'SHOP_FILE',
      default: '',
      description: 'Who sells and what the shop looks like (docs/shop-file.md)',
    },
    optional(z.string().min(1)),
  ),
  demo: setting(
    {
      name: 'DEMO',
      default: 'on',
      allowed: 'on, off',
      description: 'Load the demo shop when the database is empty',
    },
    onOff,
  ),
  languages: setting(
    {
      name: 'LANGUAGES',
      default: 'it',
      allowed: spokenLanguages.join(', '),
      description: 'Interface languages offered; more than one turns the language switch on',
    },
    languages,
  ),
  texts: setting(
    {
      name: 'TEXTS',
      default: 'plain',
      allowed: 'plain, marked',
      description:
        'marked: every text stands in ‹ › with its language, which shows words that are no text; not in MODE=production',
    },
    z.enum(['plain', 'marked']),
  ),
  searchLanguage: setting(
    {
      name: 'SEARCH_LANGUAGE',
      default: 'it',
      allowed: 'it, en',
      description: 'Language of the catalogue: stemming, elisions, synonyms of search',
    },
    z.enum(['it', 'en']),
  ),
  htmlCache: setting(
    {
      name: 'HTML_CACHE',
      default: 'on',
      allowed: 'on, off',
      description: 'Cache of rendered pages in this process',
    },
    onOff,
  ),
  htmlCacheMegabytes: setting(
    {
      name: 'HTML_CACHE_MB',
      default: '32',
      allowed: '1–4096',
      description: 'Memory the page cache may take, in megabytes',
    },
    integerBetween(1, 4096),
  ),
  ...pictureSettings,
  ...pagePurgeSettings,
  metricsToken: secretSetting(
    {
      name: 'METRICS_TOKEN',
      default: '',
      description: 'Bearer token of /metrics',
    },
    optional(token),
  ),
  ...telemetrySettings,
  feedToken: secretSetting(
    {
      name: 'FEED_TOKEN',
      default: '',
      description: 'What ?token= of a feed must be',
    },
    optional(token),
  ),
  logLevel: setting(
    {
      name: 'LOG_LEVEL',
      default: 'info',
      allowed: 'debug, info, warn, error, silent',
      description: 'Least severe log line written; debug adds cache hits and static files',
    },
    z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  ),
  logFormat: setting(
    {
      name: 'LOG_FORMAT',
      default: '',
      description: 'Shape of log lines',
    },
    optional(z.enum(['json', 'pretty'])),
  ),
} as const satisfies SettingsTable;

/** Variables listed after those of the gateways. */
const sellingSettings = {
  sandboxBankPort: setting(
    {
      name: 'SANDBOX_BANK_PORT',
      default: '0',
      description: 'Port of the sandbox bank that the shop starts for itself',
    },
    integerBetween(0, 65_535),
  ),
  sandboxBankUrl: setting(
    {
      name: 'SANDBOX_BANK_URL',
      default: '',
      description: 'Sandbox bank that runs elsewhere; empty: the shop starts its own',
    },
    optional(webOrigin),
  ),
  transferIban: setting(
    {
      name: 'TRANSFER_IBAN',
      default: exampleIban,
      description: 'Account for bank transfers; the default is the documented example IBAN',
    },
    z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
  ),
  transferBic: setting(
    {
      name: 'TRANSFER_BIC',
      default: '',
      description: 'BIC of that account',
    },
    optional(z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)),
  ),
  transferHolder: setting(
    {
      name: 'TRANSFER_HOLDER',
      default: '',
      description: 'Holder of that account',
    },
    optional(z.string().min(1).max(70)),
  ),
  transferBank: setting(
    {
      name: 'TRANSFER_BANK',
      default: 'Banca di prova',
      description: 'Name of the bank of that account',
    },
    line,
  ),
  transferDays: setting(
    {
      name: 'TRANSFER_DAYS',
      default: '7',
      allowed: '1–60',
      description:
        'Working days for a bank transfer to arrive; two more and the order is cancelled, its stock released',
    },
    integerBetween(1, 60),
  ),
  reservationMinutes: setting(
    {
      name: 'RESERVATION_MINUTES',
      default: '60',
      allowed: '5–10080',
      description:
        'Minutes an order waits for its card payment before it is cancelled and its stock released',
    },
    integerBetween(5, 10_080),
  ),
  orderLimitsTimes: setting(
    {
      name: 'ORDER_LIMITS_TIMES',
      default: '1',
      allowed: '1–100000',
      description:
        'The limits on orders, quotations, withdrawals and their mails of one network or address, so many times; more where many shoppers share an address',
    },
    integerBetween(1, 100_000),
  ),
  filesUrl: secretSetting(
    {
      name: 'FILES_URL',
      default: '',
      description:
        'Bucket of original pictures and documents, for several nodes (S3 and its like); empty: DATA_DIR',
    },
    optional(bucketUrl),
  ),
  invoiceExportDir: setting(
    {
      name: 'INVOICE_EXPORT_DIR',
      default: '',
      description:
        'Folder to which staff write electronic invoices that are to be sent, for the intermediary’s program to take; empty: they download them',
    },
    optional(z.string().refine(isAbsolute)),
  ),
  smtpUrl: secretSetting(
    {
      name: 'SMTP_URL',
      default: '',
      description: 'Mail server; empty: mails are files under DATA_DIR/mail, read at /posta in MODE=demo',
    },
    optional(smtpUrl),
  ),
  mailFrom: setting(
    {
      name: 'MAIL_FROM',
      default: '',
      description: 'Sender of mails',
    },
    optional(line),
  ),
  mailKeptDays: setting(
    {
      name: 'MAIL_KEPT_DAYS',
      default: '30',
      allowed: '1–3650',
      description: 'Days after which a sent mail is forgotten: to whom, its subject, its file',
    },
    integerBetween(1, 3650),
  ),
} as const satisfies SettingsTable;

/** Allowed in PAYMENT_METHODS; shoppers cannot choose 'online' in the shop. */
const choices = paymentMethods.filter((method) => method !== 'online');

/**
 * Which payments are offered; PAYMENT_METHODS still accepts names of gateways, as before methods and gateways
 * were separated.
 */
function paymentSettings(gateways: readonly Gateway[]) {
  const names = gateways.map(({ name }) => name).join(', ');
  const former = gateways.map(({ frappeName }) => frappeName);
  return {
    paymentMethods: setting(
      {
        name: 'PAYMENT_METHODS',
        default: choices.join(','),
        allowed: choices.join(', '),
        description:
          'Payment methods offered, as far as a gateway carries them; one that only gateways without keys carry goes to the sandbox bank, in MODE=production it stops the start if named here',
      },
      listOf([...choices, ...former] as [string, ...string[]]),
    ),
    paymentGateways: setting(
      {
        name: 'PAYMENT_GATEWAYS',
        default: '',
        allowed: names,
        description:
          'Who carries online payments out: the first that carries a method takes it; in MODE=production one without keys stops the start if named here',
      },
      optional(listOf(gateways.map(({ name }) => name) as [string, ...string[]])),
    ),
  };
}

const gatewaySettings = (gateways: readonly Gateway[]): SettingsTable =>
  Object.fromEntries(gateways.flatMap(({ settings }) => Object.entries(settings)));

/**
 * Every variable the shop reads, including those of its gateways. The README's configuration table is
 * generated from it.
 */
export const settingsWith = (gateways: readonly Gateway[]) => ({
  ...shopSettings,
  ...paymentSettings(gateways),
  ...gatewaySettings(gateways),
  ...sellingSettings,
});

/** The values of all variables except those of gateways. */
export type Settings = SettingValues<
  typeof shopSettings & ReturnType<typeof paymentSettings> & typeof sellingSettings
>;
