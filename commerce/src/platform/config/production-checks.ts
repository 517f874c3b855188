import type { ConfigurationFinding } from '@casamaestra/texts/staff/configuration-texts.ts';
import { namedAsMethods, offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';
import type { Settings } from './settings.ts';
import { testCredentials } from './test-credentials.ts';

/** A missing or unsafe setting. An error prevents the shop from starting. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly found: ConfigurationFinding;
  /** The variable it is about. */
  readonly variable: string | undefined;
}

export const error = (found: ConfigurationFinding, variable?: string): Finding => ({
  level: 'error',
  found,
  variable,
});
export const warning = (found: ConfigurationFinding, variable?: string): Finding => ({
  level: 'warning',
  found,
  variable,
});

/** Addresses in domains reserved for examples (RFC 2606). */
const placeholderHost = /[@.](example|invalid)$|[@.]example\.(com|net|org|it)$/i;
export const isPlaceholderAddress = (address: string): boolean =>
  placeholderHost.test(address.replace(/^.*<|>.*$/g, '').trim());

const secure = (url: string | undefined) => url?.startsWith('https://') === true;

function pages({ publicUrl, trustProxy, role, metricsToken }: Settings): Finding[] {
  return [
    ...(publicUrl === undefined
      ? [error({ code: 'public_url_missing' }, 'PUBLIC_URL')]
      : secure(publicUrl)
        ? []
        : [error({ code: 'public_url_unencrypted' }, 'PUBLIC_URL')]),
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

/** Connections that send passwords and data unencrypted to another machine. */
function openConnections({ databaseUrl, smtpUrl, commerceUrl }: Settings): Finding[] {
  const leaves = (url: string | undefined, safe: RegExp) =>
    url !== undefined && !staysHere(url) && !safe.test(url);
  const encrypted = /[?&]sslmode=(?:require|verify-ca|verify-full)\b/;
  return [
    ...(leaves(databaseUrl, encrypted) ? [warning({ code: 'database_unencrypted' }, 'DATABASE_URL')] : []),
    ...(leaves(smtpUrl, /^smtps:/) ? [warning({ code: 'smtp_unencrypted' }, 'SMTP_URL')] : []),
    ...(leaves(commerceUrl, /^https:/) ? [warning({ code: 'service_unencrypted' }, 'COMMERCE_URL')] : []),
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

/**
 * What is missing for a shop in production; for a demo only a warning about running as root. A remote service
 * checks its own mail, payments and database. `given`: names of the variables that are set.
 */
export function settingFindings(
  settings: Settings,
  offer: PaymentConfig,
  { given, asRoot }: { readonly given: ReadonlySet<string>; readonly asRoot: boolean },
): readonly Finding[] {
  const root = asRoot ? [warning({ code: 'runs_as_root' })] : [];
  const purger = purging(settings);
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
    ...purger,
    ...root,
  ];
}
