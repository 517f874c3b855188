import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '@casamaestra/texts/languages.ts';
import { describeStartProblem, StartProblem } from '../start-problem.ts';
import { readCommandLanguage, readConfig, settings } from '../../shop-config.ts';
import { allowedValues } from '@casamaestra/texts/staff/configuration-texts.ts';
import { saidAtStart } from '../testing/said-at-start.ts';
import { configurationTable } from './read-config.ts';
import type { Setting } from './setting.ts';

function problemOf(environment: Record<string, string>): StartProblem {
  try {
    saidAtStart(() => readConfig(environment));
  } catch (error) {
    if (error instanceof StartProblem) return error;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: undefined,
    role: 'all',
    databaseUrl: undefined,
    demo: true,
    htmlCache: true,
    languages: ['it'],
    searchLanguage: 'it',
    applicationKey: undefined,
    metricsToken: undefined,
    logLevel: 'info',
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('values are typed; empty variables count as unset; arguments win over the environment', () => {
  const environment = {
    PORT: '8080',
    HTML_CACHE: 'off',
    LANGUAGES: 'it, en',
    HOST: '',
    PUBLIC_URL: 'https://shop.example/',
  };
  expect(readConfig(environment, { PORT: '9090' })).toMatchObject({
    port: 9090,
    htmlCache: false,
    languages: ['it', 'en'],
    host: undefined,
    publicUrl: 'https://shop.example',
  });
});

describe('a secret in a file, as containers mount it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read once at the start, without the line end that editors add', () => {
    const config = readConfig({
      METRICS_TOKEN_FILE: file('metrics', 'misure-misure\n'),
      DATABASE_URL_FILE: file('database', 'postgres://a:b@db.rete/shop\r\n'),
      LOG_LEVEL_FILE: file('level', 'debug'),
    });
    expect(config).toMatchObject({
      metricsToken: 'misure-misure',
      databaseUrl: 'postgres://a:b@db.rete/shop',
      // No secret, so no file.
      logLevel: 'info',
    });
  });

  test.each([
    [{ SMTP_URL_FILE: '/run/secrets/manca' }, 'SMTP_URL_FILE: /run/secrets/manca non si legge (ENOENT)'],
    [{ SMTP_URL_FILE: file('empty', '\n') }, 'non si legge (EMPTY)'],
    [
      { METRICS_TOKEN: 'misure-misure', METRICS_TOKEN_FILE: file('twice', 'altro-segreto') },
      'METRICS_TOKEN e METRICS_TOKEN_FILE sono impostate tutte e due',
    ],
    [{ METRICS_TOKEN_FILE: file('short', 'breve') }, 'METRICS_TOKEN: trovato un valore di 5 caratteri'],
  ])('that is missing, empty, wrong or told twice stops the start: %o', (environment, words) => {
    const { message } = problemOf({ ...environment });
    expect(message).toContain(words);
    expect(message).not.toMatch(/breve|altro-segreto/);
  });
});

test.each([
  [{ FILES_URL: 's3://host.test/foto' }, 'FILES_URL: trovato un valore'],
  [{ FILES_URL: 's3://chiave:segreto@host.test/' }, 'FILES_URL: trovato un valore'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: trovato un valore'],
  [{ DATABASE_READ_URL: 'postgres://a:b@copia.test/shop' }, 'DATABASE_READ_URL chiede DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://a:b@diretta.test/shop' }, 'DATABASE_DIRECT_URL chiede DATABASE_URL'],
  [{ ROLE: 'worker', COMMERCE_URL: 'http://servizio.test' }, 'ROLE=worker lavora sulla base dati'],
  [{ INVOICE_EXPORT_DIR: 'fatture' }, 'INVOICE_EXPORT_DIR: trovato "fatture"'],
  [
    { INVOICE_EXPORT_DIR: '/nessuna/cartella' },
    'INVOICE_EXPORT_DIR: la cartella /nessuna/cartella non c’è. Creala',
  ],
])('what would be noticed only later stops the start: %o', (environment, words) => {
  const { message } = problemOf({ ...environment });
  expect(message).toContain(words);
  expect(message).not.toMatch(/segreto|a:b@/);
});

describe('a wrong value stops the start', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['DATABASE_POOL', '2'],
    ['HTML_CACHE', 'yes'],
    ['LANGUAGES', 'it,it'],
    ['LANGUAGES', 'de'],
    ['SEARCH_LANGUAGE', 'fr'],
    ['ROLE', 'frontend'],
    ['COMMERCE_URL', 'ftp://elsewhere'],
    ['PUBLIC_URL', 'shop.example'],
    ['LOG_LEVEL', 'loud'],
    ['HTML_CACHE_MB', '0'],
  ])('%s=%s with its name, what was found and what is allowed', (name, value) => {
    const { message } = problemOf({ [name]: value });
    const setting: Setting | undefined = Object.values(settings).find((entry) => entry.name === name);
    expect(message).toContain(`${name}: trovato "${value}"`);
    expect(message).toContain(allowedValues(name, setting?.allowed ?? '', 'it'));
  });

  test('the message has no English words in it', () => {
    const environment = Object.fromEntries(Object.values(settings).map(({ name }) => [name, '\u0000']));
    const { message } = problemOf(environment);
    expect(message).toContain('PORT: trovato');
    expect(message).not.toMatch(/\b(any|free|empty|the|an|or|else|characters|comma|port|user)\b/);
  });

  test.each([
    ['en', 'The shop cannot start: the configuration is not valid.', 'allowed: 0–65535 (0: any free port)'],
    ['sk', 'Obchod sa nedá spustiť: konfigurácia nie je platná.', 'povolené: 0–65535 (0: ľubovoľný'],
  ] as const)('in the first language of the shop: %s', (language, beginning, allowed) => {
    const environment = Object.fromEntries(Object.values(settings).map(({ name }) => [name, '\u0000']));
    const asked = { ...environment, LANGUAGES: `${language},it` };
    expect(readCommandLanguage(asked)).toBe(language);
    const words = describeStartProblem(problemOf(asked), language);
    expect(words).toContain(beginning);
    expect(words).toContain(allowed);
    expect(words).not.toMatch(/\b(trovato|ammesso|vuoto|oppure|separati|predefinit[ao]|correggi|di|il|la)\b/);
  });

  test('every variable says what it may hold, in every language', () => {
    for (const language of languages)
      for (const { name, allowed } of Object.values(settings) as Setting[])
        expect(allowedValues(name, allowed ?? '', language), name).not.toBe('');
  });

  test('every wrong value is named at once', () => {
    const { message } = problemOf({ PORT: 'x', DEMO: 'maybe' });
    expect(message).toContain('PORT');
    expect(message).toContain('DEMO');
  });

  test('secrets are never printed', () => {
    for (const name of ['APPLICATION_KEY', 'METRICS_TOKEN', 'DATABASE_URL']) {
      const { message } = problemOf({ [name]: 'hush hush' });
      expect(message).toContain(name);
      expect(message).not.toContain('hush');
    }
  });

  test('a storefront alone needs to know where the service is', () => {
    expect(problemOf({ ROLE: 'storefront' }).message).toContain('COMMERCE_URL');
    expect(readConfig({ ROLE: 'storefront', COMMERCE_URL: 'http://commerce:3000' }).commerceUrl).toBe(
      'http://commerce:3000',
    );
  });
});

test('the README holds the configuration table as the settings describe it', () => {
  const readme = join(import.meta.dirname, '../../../../README.md');
  expect(existsSync(readme)).toBe(true);
  expect(readFileSync(readme, 'utf8')).toContain(configurationTable(settings));
});

describe('the shop file', () => {
  const demo = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../demo/content/shop.json'), 'utf8'),
  ) as Record<string, unknown> & { contacts: Record<string, unknown> };
  const problemWith = (changes: object): string => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-file-'));
    const file = join(folder, 'shop.json');
    writeFileSync(file, JSON.stringify({ ...demo, ...changes }));
    try {
      return problemOf({ SHOP_FILE: file }).message;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('names every field that is missing, unknown or wrong', () => {
    const { phone: _phone, ...contacts } = demo.contacts;
    const words = problemWith({ contacts: { ...contacts, email: 'ciao' }, colour: 'red' });
    expect(words).toContain('contacts.phone manca');
    expect(words).toContain('contacts.email non è valido: "ciao"');
    expect(words).toContain('non esiste: colour');
  });

  test('colours that cannot be read on each other are refused with both and their contrast', () => {
    const words = problemWith({ colours: { primary: '#ffcc00' } });
    expect(words).toContain('colours.primary: testo #ffffff su fondo #ffcc00 ha contrasto 1,5');
    expect(words).toContain('4,5');
  });
});
