import { namedAsMethods, offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';
import type { Settings } from './settings.ts';
import { testCredentials } from './test-credentials.ts';

/**
 * A missing or unsafe setting, in Italian, beginning with its name. An error prevents the shop from starting.
 */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly text: string;
}

export const error = (text: string): Finding => ({ level: 'error', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });

/** Addresses in domains reserved for examples (RFC 2606). */
const placeholderHost = /[@.](example|invalid)$|[@.]example\.(com|net|org|it)$/i;
export const isPlaceholderAddress = (address: string): boolean =>
  placeholderHost.test(address.replace(/^.*<|>.*$/g, '').trim());

const secure = (url: string | undefined) => url?.startsWith('https://') === true;

function pages({ publicUrl, trustProxy, role, metricsToken }: Settings): Finding[] {
  return [
    ...(publicUrl === undefined
      ? [error('PUBLIC_URL manca: i link nelle e-mail e nei motori di ricerca porterebbero a localhost')]
      : secure(publicUrl)
        ? []
        : [error('PUBLIC_URL deve cominciare con https://: senza, password e ordini viaggiano in chiaro')]),
    ...(secure(publicUrl) && trustProxy === false && role !== 'worker'
      ? [
          error(
            'TRUST_PROXY è off con PUBLIC_URL https: il proxy davanti al negozio sarebbe un solo cliente per tutti i limiti. Indica l’indirizzo del proxy (TRUST_PROXY=10.0.0.2) oppure on',
          ),
        ]
      : []),
    ...(metricsToken === undefined
      ? [warning('METRICS_TOKEN manca: /metrics è spento, il negozio non si sorveglia')]
      : []),
  ];
}

function mails({ smtpUrl, mailFrom }: Settings): Finding[] {
  return [
    ...(smtpUrl === undefined
      ? [
          error(
            'SMTP_URL manca: conferme d’ordine e link per la password resterebbero in file che nessuno legge',
          ),
        ]
      : []),
    ...(mailFrom !== undefined && isPlaceholderAddress(mailFrom)
      ? [error('MAIL_FROM è un indirizzo di esempio: le risposte dei clienti non arriverebbero')]
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
      const missing = `ma mancano le sue chiavi (${keys})`;
      if (former.includes(gateway)) return [error(`PAYMENT_METHODS nomina ${frappeName}, ${missing}`)];
      if (settings.paymentGateways?.includes(name))
        return [error(`PAYMENT_GATEWAYS nomina ${name}, ${missing}`)];
      return [];
    });
}

/** Methods configured explicitly that no gateway with credentials offers. */
function namedWithoutGateway(offer: PaymentConfig): Finding[] {
  const offered = offeredMethods(offer);
  return offer.paymentMethods
    .filter((method) => method !== 'transfer' && !offered.includes(method))
    .map((method) => {
      const keys = offer.gateways.filter(({ hasKeys }) => !hasKeys).map((gateway) => gateway.keys);
      return error(
        `PAYMENT_METHODS nomina ${method}, ma nessun gateway con le chiavi lo offre (${keys.join(', oppure ')})`,
      );
    });
}

function payments(settings: Settings, offer: PaymentConfig, given: ReadonlySet<string>): Finding[] {
  const without = offer.gateways.filter(({ hasKeys }) => !hasKeys).map(({ name }) => name);
  const named = namedWithoutKeys(settings, offer);
  return [
    ...testCredentials(offer, settings.transferIban).map((name) =>
      name === 'TRANSFER_IBAN'
        ? error('TRANSFER_IBAN è l’IBAN di esempio: i bonifici non arriverebbero')
        : error(`${name}: credenziali di prova, i pagamenti non muoverebbero denaro`),
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
              `PAYMENT_METHODS non è impostato: si offre solo ciò che ha le chiavi (${offeredMethods(offer).join(', ')}; senza chiavi: ${without.join(', ')})`,
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
    ...(leaves(databaseUrl, encrypted)
      ? [warning('DATABASE_URL senza sslmode=verify-full: i dati viaggiano in chiaro fino alla base dati')]
      : []),
    ...(leaves(smtpUrl, /^smtps:/)
      ? [
          warning(
            'SMTP_URL non è smtps://: se il server di posta non offre TLS, le e-mail viaggiano in chiaro',
          ),
        ]
      : []),
    ...(leaves(commerceUrl, /^https:/)
      ? [warning('COMMERCE_URL non è https://: chiave e dati dei clienti viaggiano in chiaro')]
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
  const root = asRoot
    ? [warning('il processo gira come root: avvialo con un utente suo, che possieda solo DATA_DIR')]
    : [];
  if (settings.mode !== 'production') return root;
  const own = settings.commerceUrl === undefined;
  return [
    ...pages(settings),
    ...(own ? [...mails(settings), ...payments(settings, offer, given)] : []),
    ...(own && settings.databaseUrl === undefined
      ? [warning('DATABASE_URL manca: la base dati sta in DATA_DIR, su questa macchina sola e senza copie')]
      : []),
    ...(settings.texts === 'marked'
      ? [error('TEXTS=marked è solo per le prove: chi compra vedrebbe i segni ‹ › attorno a ogni testo')]
      : []),
    ...openConnections(settings),
    ...root,
  ];
}
