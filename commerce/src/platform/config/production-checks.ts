import { exampleValues } from './example-values.ts';
import { error, type Finding, isPlaceholderAddress, warning } from './finding.ts';
import { namedAsMethods, offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';
import type { Settings } from './settings.ts';
import { testCredentials } from './test-credentials.ts';

const secure = (url: string | undefined) => url?.startsWith('https://') === true;

function pages({ publicUrl, backOfficeUrl, trustProxy, role, metricsToken }: Settings): Finding[] {
  return [
    ...(publicUrl === undefined
      ? [error({ code: 'public_url_missing' }, 'PUBLIC_URL')]
      : secure(publicUrl)
        ? []
        : [error({ code: 'public_url_unencrypted' }, 'PUBLIC_URL')]),
    ...(backOfficeUrl !== undefined && !secure(backOfficeUrl)
      ? [error({ code: 'back_office_unencrypted' }, 'BACKOFFICE_URL')]
      : []),
    ...(secure(publicUrl) && trustProxy === false && role !== 'worker'
      ? [error({ code: 'proxy_not_named' }, 'TRUST_PROXY')]
      : []),
    ...(metricsToken === undefined ? [warning({ code: 'metrics_off' }, 'METRICS_TOKEN')] : []),
  ];
}

function mails({ smtpUrl, mailFrom }: Settings): Finding[] {
  return [
    ...(smtpUrl === undefined ? [error({ code: 'smtp_missing' }, 'SMTP_URL')] : []),
    ...(mailFrom !== undefined && isPlaceholderAddress(mailFrom)
      ? [error({ code: 'mail_from_example' }, 'MAIL_FROM')]
      : []),
  ];
}

/** Gateways configured explicitly but without credentials. */
function namedWithoutKeys(settings: Settings, { gateways }: PaymentConfig): Finding[] {
  const former = namedAsMethods(settings, gateways);
  return gateways
    .filter(({ hasKeys }) => !hasKeys)
    .flatMap((gateway) => {
      const { name, frappeName, keys } = gateway;
      const lacks = (variable: string, as: string) => [
        error({ code: 'gateway_without_keys', facts: { variable, name: as, keys } }, variable),
      ];
      if (former.includes(gateway)) return lacks('PAYMENT_METHODS', frappeName);
      return settings.paymentGateways?.includes(name) ? lacks('PAYMENT_GATEWAYS', name) : [];
    });
}

/** Methods configured explicitly that no gateway with credentials offers. */
function namedWithoutGateway(offer: PaymentConfig): Finding[] {
  const offered = offeredMethods(offer);
  return offer.paymentMethods
    .filter((method) => method !== 'transfer' && !offered.includes(method))
    .map((method) => {
      const keys = offer.gateways.filter(({ hasKeys }) => !hasKeys).map((gateway) => gateway.keys);
      return error({ code: 'method_without_gateway', facts: { method, keys } }, 'PAYMENT_METHODS');
    });
}

function payments(settings: Settings, offer: PaymentConfig, given: ReadonlySet<string>): Finding[] {
  const without = offer.gateways.filter(({ hasKeys }) => !hasKeys).map(({ name }) => name);
  const named = namedWithoutKeys(settings, offer);
  return [
    ...testCredentials(offer, settings.transferIban).map((name) =>
      name === 'TRANSFER_IBAN'
        ? error({ code: 'iban_example' }, name)
        : error({ code: 'test_credentials', facts: { name } }, name),
    ),
    ...(offeredMethods(offer).includes('transfer') && !given.has('TRANSFER_BANK')
      ? [error({ code: 'bank_example' }, 'TRANSFER_BANK')]
      : []),
    ...named,
    ...(given.has('PAYMENT_METHODS')
      ? named.length === 0
        ? namedWithoutGateway(offer)
        : []
      : without.length === 0
        ? []
        : [
            warning(
              {
                code: 'methods_by_keys',
                facts: { offered: offeredMethods(offer).join(', '), without: without.join(', ') },
              },
              'PAYMENT_METHODS',
            ),
          ]),
  ];
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
const staysHere = (url: string) => /^(localhost|127\.|\[::1\]|$)/.test(hostOf(url));

const encrypted = /[?&]sslmode=(?:require|verify-ca|verify-full)\b/;

/** Connections that send passwords and data unencrypted to another machine. */
function openConnections(settings: Settings): Finding[] {
  const { smtpUrl, commerceUrl, filesUrl } = settings;
  const leaves = (url: string | undefined, safe: RegExp) =>
    url !== undefined && !staysHere(url) && !safe.test(url);
  const databases = {
    DATABASE_URL: settings.databaseUrl,
    DATABASE_DIRECT_URL: settings.databaseDirectUrl,
    DATABASE_READ_URL: settings.databaseReadUrl,
  };
  return [
    ...Object.entries(databases)
      .filter(([, url]) => leaves(url, encrypted))
      .map(([name]) => warning({ code: 'database_unencrypted', facts: { name } }, name)),
    ...(leaves(smtpUrl, /^smtps:/) ? [warning({ code: 'smtp_unencrypted' }, 'SMTP_URL')] : []),
    ...(leaves(commerceUrl, /^https:/) ? [warning({ code: 'service_unencrypted' }, 'COMMERCE_URL')] : []),
    ...(leaves(filesUrl, /^s3:/) ? [warning({ code: 'bucket_unencrypted' }, 'FILES_URL')] : []),
  ];
}

/** What the cache named by PAGE_PURGER lacks for being told of changes, in a demo too: its pages would stay old. */
function purging({ pagePurger, purgeUrl, purgeSite, purgeToken, languages }: Settings): Finding[] {
  const needed =
    pagePurger === 'varnish' ? { PURGE_URL: purgeUrl } : { PURGE_SITE: purgeSite, PURGE_TOKEN: purgeToken };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (pagePurger === 'off') return [];
  const facts = { purger: pagePurger, missing: missing.join(', ') };
  return [
    ...(missing.length > 0 ? [error({ code: 'purger_incomplete', facts }, 'PAGE_PURGER')] : []),
    // It does not read Vary, so whoever asks first decides the language of a page.
    ...(pagePurger === 'cloudflare' && languages.length > 1
      ? [error({ code: 'purger_one_language' }, 'PAGE_PURGER')]
      : []),
  ];
}

/** Settings that do not go together, in a demo too: the process would read another shop, or do nothing. */
function contradictions(settings: Settings): Finding[] {
  const { role, commerceUrl, databaseUrl, databaseDirectUrl, databaseReadUrl } = settings;
  const others = { DATABASE_DIRECT_URL: databaseDirectUrl, DATABASE_READ_URL: databaseReadUrl };
  return [
    ...Object.entries(others)
      .filter(([, url]) => url !== undefined && databaseUrl === undefined)
      .map(([name]) => error({ code: 'database_url_needed', facts: { name } }, name)),
    ...(role === 'worker' && commerceUrl !== undefined
      ? [error({ code: 'worker_elsewhere' }, 'COMMERCE_URL')]
      : []),
  ];
}

/**
 * What is missing for a shop in production; for a demo what cannot work, and a warning about running as root. A remote service
 * checks its own mail, payments and database. `given`: names of the variables that are set.
 */
export function settingFindings(
  settings: Settings,
  offer: PaymentConfig,
  { given, asRoot }: { readonly given: ReadonlySet<string>; readonly asRoot: boolean },
): readonly Finding[] {
  const root = asRoot ? [warning({ code: 'runs_as_root' })] : [];
  const purger = [...purging(settings), ...contradictions(settings)];
  if (settings.mode !== 'production') return [...root, ...purger];
  const own = settings.commerceUrl === undefined;
  return [
    ...pages(settings),
    ...(own ? [...mails(settings), ...payments(settings, offer, given)] : []),
    ...(own && settings.databaseUrl === undefined
      ? [warning({ code: 'database_on_this_machine' }, 'DATABASE_URL')]
      : []),
    ...(settings.texts === 'marked' ? [error({ code: 'texts_marked' }, 'TEXTS')] : []),
    ...openConnections(settings),
    ...exampleValues(settings),
    ...purger,
    ...root,
  ];
}
