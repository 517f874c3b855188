import { methodsWithKeys, offeredMethods } from './offered-methods.ts';
import type { Settings } from './read-settings.ts';
import { testCredentials } from './test-credentials.ts';

/** What is missing or unsafe, in Italian, beginning with the name of the setting. An error keeps the shop closed. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly text: string;
}

export const error = (text: string): Finding => ({ level: 'error', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });

/** Addresses that reach nobody: domains kept for examples (RFC 2606). */
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

function payments(settings: Settings, named: boolean): Finding[] {
  const keys = methodsWithKeys(settings);
  const offered = offeredMethods(settings);
  const without = settings.paymentMethods.filter((method) => !keys[method]);
  const variables = {
    gestpay: 'AXERVE_SHOP_LOGIN e AXERVE_API_KEY',
    stripe: 'STRIPE_SECRET_KEY e STRIPE_PUBLISHABLE_KEY',
    transfer: '',
  };
  return [
    ...testCredentials(settings).map((name) =>
      name === 'TRANSFER_IBAN'
        ? error('TRANSFER_IBAN è l’IBAN di esempio: i bonifici non arriverebbero')
        : error(`${name}: credenziali di prova, i pagamenti non muoverebbero denaro`),
    ),
    ...(named
      ? without.map((method) =>
          error(`PAYMENT_METHODS nomina ${method}, ma mancano le sue chiavi (${variables[method]})`),
        )
      : without.length === 0
        ? []
        : [
            warning(
              `PAYMENT_METHODS non è impostato: si offre solo ciò che ha le chiavi (${offered.join(', ')}; senza chiavi: ${without.join(', ')})`,
            ),
          ]),
  ];
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
const staysHere = (url: string) => /^(localhost|127\.|\[::1\]|$)/.test(hostOf(url));

/** Passwords and data that leave this machine where others may read them. */
function openConnections({ databaseUrl, databaseReadUrl, smtpUrl, commerceUrl }: Settings): Finding[] {
  const leaves = (url: string | undefined, safe: RegExp) =>
    url !== undefined && !staysHere(url) && !safe.test(url);
  const encrypted = /[?&]sslmode=(?:require|verify-ca|verify-full)\b/;
  return [
    ...(leaves(databaseUrl, encrypted) || leaves(databaseReadUrl, encrypted)
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
 * What the settings lack for a shop in production; in a demo only that it runs as root. A service elsewhere has
 * mails, payments and database of its own. `named`: PAYMENT_METHODS was given.
 */
export function settingFindings(
  settings: Settings,
  { named, asRoot }: { readonly named: boolean; readonly asRoot: boolean },
): readonly Finding[] {
  const root = asRoot
    ? [warning('il processo gira come root: avvialo con un utente suo, che possieda solo DATA_DIR')]
    : [];
  if (settings.mode !== 'production') return root;
  const own = settings.commerceUrl === undefined;
  return [
    ...pages(settings),
    ...(own ? [...mails(settings), ...payments(settings, named)] : []),
    ...(own && settings.databaseUrl === undefined
      ? [warning('DATABASE_URL manca: la base dati sta in DATA_DIR, su questa macchina sola e senza copie')]
      : []),
    ...openConnections(settings),
    ...root,
  ];
}
