import { z } from 'zod';

/** One environment variable: what it is called, what it may hold, what it means. */
export interface Setting<Value = unknown> {
  readonly name: string;
  /** As written in the environment; empty when the variable is unset by default. */
  readonly default: string;
  readonly allowed: string;
  /** The same for the start message, where the English has words in it. */
  readonly allowedIt?: string;
  readonly description: string;
  /** A secret is never printed. */
  readonly secret: boolean;
  readonly parse: z.ZodType<Value, string>;
}

type Text = Omit<Setting, 'parse' | 'secret'>;

const setting = <Value>(text: Text, parse: z.ZodType<Value, string>): Setting<Value> => ({
  ...text,
  secret: false,
  parse,
});
const secretSetting = <Value>(text: Text, parse: z.ZodType<Value, string>): Setting<Value> => ({
  ...text,
  secret: true,
  parse,
});

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const integerBetween = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
const urlWith = (pattern: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && pattern.test(new URL(text).protocol));
const optional = <Value>(schema: z.ZodType<Value, string>) =>
  z.union([z.literal('').transform(() => undefined), schema]);
const webOrigin = urlWith(/^https?:$/).transform((text) => text.replace(/\/+$/, ''));
const postgresUrl = urlWith(/^postgres(ql)?:$/);
const token = z.string().regex(/^[\x21-\x7e]{8,512}$/);
const languages = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(z.enum(['it', 'en', 'sk']))
      .min(1)
      .refine((list) => new Set(list).size === list.length),
  );

const postgresUrlText = 'postgres://user:password@host:port/database';
const postgresUrlTextIt = 'postgres://utente:password@host:porta/database';
const webOriginTextIt = 'http(s)://host[:porta]';

/** Every variable the shop reads. The README's configuration table is made from this. */
export const settings = {
  port: setting(
    {
      name: 'PORT',
      default: '3000',
      allowed: '0–65535 (0: any free port)',
      allowedIt: '0–65535 (0: una porta libera qualsiasi)',
      description: 'Port of the shop',
    },
    integerBetween(0, 65_535),
  ),
  host: setting(
    {
      name: 'HOST',
      default: '',
      allowed: 'an address or host name; empty: all interfaces',
      allowedIt: 'un indirizzo o un nome di host; vuoto: tutte le interfacce',
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
  databaseUrl: secretSetting(
    {
      name: 'DATABASE_URL',
      default: '',
      allowed: postgresUrlText,
      allowedIt: postgresUrlTextIt,
      description: 'Outside PostgreSQL 15 or newer; empty: the embedded PostgreSQL under DATA_DIR',
    },
    optional(postgresUrl),
  ),
  databaseReadUrl: secretSetting(
    {
      name: 'DATABASE_READ_URL',
      default: '',
      allowed: postgresUrlText,
      allowedIt: postgresUrlTextIt,
      description: 'Replica for reads; empty: reads go to DATABASE_URL',
    },
    optional(postgresUrl),
  ),
  commerceUrl: setting(
    {
      name: 'COMMERCE_URL',
      default: '',
      allowed: 'http(s)://host[:port]',
      allowedIt: webOriginTextIt,
      description: 'Commerce service elsewhere that speaks the same calls; empty: the one in this process',
    },
    optional(webOrigin),
  ),
  applicationKey: secretSetting(
    {
      name: 'APPLICATION_KEY',
      default: '',
      allowed: '8 to 512 visible ASCII characters, usually key:secret; empty: guest calls need none',
      allowedIt: 'da 8 a 512 caratteri ASCII visibili, di solito chiave:segreto; vuoto: nessuna chiave',
      description: "Key asked of calls from outside; the shop's own pages get it from the server",
    },
    optional(token),
  ),
  publicUrl: setting(
    {
      name: 'PUBLIC_URL',
      default: '',
      allowed: 'http(s)://host[:port]',
      allowedIt: webOriginTextIt,
      description: 'Address shoppers see, for canonical links; empty: http://localhost:PORT',
    },
    optional(webOrigin),
  ),
  dataDir: setting(
    {
      name: 'DATA_DIR',
      default: 'var/',
      allowed: 'a folder; relative paths start at the repository',
      allowedIt: 'una cartella; i percorsi relativi partono dal repository',
      description: 'Database, pictures and everything else the shop writes',
    },
    z.string().min(1),
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
      allowed: 'it, en, sk, comma-joined; the first is the default',
      allowedIt: 'it, en, sk, separati da virgole; la prima è la predefinita',
      description: 'Interface languages offered; more than one turns the language switch on',
    },
    languages,
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
  metricsToken: secretSetting(
    {
      name: 'METRICS_TOKEN',
      default: '',
      allowed: '8 to 512 visible ASCII characters; empty: /metrics is off',
      allowedIt: 'da 8 a 512 caratteri ASCII visibili; vuoto: /metrics è spento',
      description: 'Bearer token of /metrics',
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
      allowed: 'json, pretty; empty: pretty on a terminal, else json',
      allowedIt: 'json, pretty; vuoto: pretty su un terminale, altrimenti json',
      description: 'Shape of log lines',
    },
    optional(z.enum(['json', 'pretty'])),
  ),
} as const;
