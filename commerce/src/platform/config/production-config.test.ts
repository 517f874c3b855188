import { configurationSentence } from '@casamaestra/texts/staff/configuration-texts.ts';
import { describe, expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { offeredMethods } from './offered-methods.ts';
import * as shop from '../../shop-config.ts';
import { saidAtStart } from '../testing/said-at-start.ts';
import { productionEnvironment } from '../testing/production-environment.ts';

const readConfig = (environment: Record<string, string>) => saidAtStart(() => shop.readConfig(environment));
function examineConfig(environment: Record<string, string>) {
  const { config, findings } = shop.examineConfig(environment);
  const said = findings.map(({ level, found }) => ({ level, text: configurationSentence(found, 'it') }));
  return { config, findings: said };
}
const production = (more: Record<string, string> = {}) =>
  readConfig({ ...productionEnvironment, PAYMENT_METHODS: '', ...more });
const axerve = {
  AXERVE_SHOP_LOGIN: 'GESPAY12345',
  AXERVE_API_KEY: 'chiave',
  AXERVE_ENVIRONMENT: 'production',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678' };

describe('C09 a shop in production', () => {
  test.each<[string, Record<string, string>]>([
    ['AXERVE_ENVIRONMENT', { ...axerve, AXERVE_ENVIRONMENT: 'sandbox' }],
    ['AXERVE_SHOP_LOGIN', { ...axerve, AXERVE_SHOP_LOGIN: 'GESPAYSANDBOX' }],
    ['AXERVE_API_KEY', { ...axerve, AXERVE_API_KEY: 'sandbox-axerve-key' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'sk_test_sandboxbank' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'rk_test_12345678' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_sandboxbank' }],
  ])('does not start with %s of a test', (name, environment) => {
    expect(() => production(environment)).toThrow(StartProblem);
    expect(() => production(environment)).toThrow(name);
    expect(() => production(environment)).not.toThrow(/_test_|sandboxbank|sandbox-|GESPAY|chiave/);
    expect(() => readConfig(environment)).not.toThrow();
  });

  test('does not start with the example IBAN, not even where transfers stand in for cards without keys', () => {
    const start = (environment: Record<string, string>) => () =>
      readConfig({ ...productionEnvironment, PAYMENT_METHODS: '', TRANSFER_IBAN: '', ...environment });
    expect(start({})).toThrow(/TRANSFER_IBAN è l’IBAN di esempio/);
    expect(start({ PAYMENT_METHODS: 'gestpay' })).toThrow(/TRANSFER_IBAN è l’IBAN di esempio/);
    expect(start({ PAYMENT_METHODS: 'gestpay', ...axerve })).not.toThrow();
  });

  test('an account at Axerve is taken to have cards only, until the contract is told', () => {
    const withKeys = { PAYMENT_GATEWAYS: 'axerve', PAYMENT_METHODS: 'card', ...axerve };
    const offer = (environment: Record<string, string>) => {
      const config = production(environment);
      return [offeredMethods(config), config.gateways.flatMap(({ wallets }) => wallets)];
    };
    expect(offer(withKeys)).toEqual([['card'], []]);
    const page = { AXERVE_PAGE: 'card,satispay,googlepay' };
    expect(offer({ ...withKeys, ...page, PAYMENT_METHODS: 'satispay,card' })).toEqual([
      ['satispay', 'card'],
      ['Google Pay'],
    ]);
    expect(() => production({ ...withKeys, PAYMENT_METHODS: 'card,paypal' })).toThrow(
      'PAYMENT_METHODS nomina paypal, ma nessun gateway con le chiavi lo offre',
    );
    expect(() => production({ ...withKeys, AXERVE_PAGE: 'paypal' })).toThrow('AXERVE_PAGE');
  });

  test('takes online payments only with keys', () => {
    expect(offeredMethods(production())).toEqual(['transfer']);
    expect(() => production({ PAYMENT_GATEWAYS: 'stripe,axerve', ...axerve })).toThrow(
      'PAYMENT_GATEWAYS nomina stripe, ma mancano le sue chiavi',
    );
    expect(examineConfig({ ...productionEnvironment, PAYMENT_METHODS: '' }).findings).toContainEqual({
      level: 'warning',
      text: expect.stringContaining(
        'si offre solo ciò che ha le chiavi (transfer; senza chiavi: axerve, stripe)',
      ),
    });
    expect(offeredMethods(production({ ...axerve, ...stripe }))).toEqual(['card', 'transfer']);
    expect(offeredMethods(readConfig({}))).toEqual(['card', 'paypal', 'satispay', 'transfer']);
    expect(offeredMethods(readConfig({ PAYMENT_GATEWAYS: 'stripe' }))).toEqual(['card', 'transfer']);
  });

  test('a gateway named as a method, as before they were told apart, brings what it carries', () => {
    const offer = (methods: string) => {
      const config = readConfig({ PAYMENT_METHODS: methods });
      return [config.gateways.map(({ name }) => name), offeredMethods(config)];
    };
    expect(offer('gestpay,transfer')).toEqual([['axerve'], ['card', 'paypal', 'satispay', 'transfer']]);
    expect(offer('transfer,stripe')).toEqual([['stripe'], ['transfer', 'card']]);
    expect(() => production({ PAYMENT_METHODS: 'stripe,gestpay', ...axerve })).toThrow(
      'PAYMENT_METHODS nomina stripe, ma mancano le sue chiavi',
    );
    expect(() => readConfig({ PAYMENT_METHODS: 'paypal,paypal' })).toThrow('PAYMENT_METHODS: trovato');
    expect(() => readConfig({ PAYMENT_GATEWAYS: 'gestpay' })).toThrow('PAYMENT_GATEWAYS: trovato');
  });

  test('is told everything that is missing or unsafe at once', () => {
    const { config, findings } = examineConfig({
      MODE: 'production',
      PORT: 'tremila',
      SHOP_FILE: 'demo/content/shop.json',
      MAIL_FROM: 'Negozio <ordini@negozio.example>',
      PAYMENT_METHODS: 'gestpay,transfer',
    });
    expect(config).toBeUndefined();
    const errors = findings.filter(({ level }) => level === 'error').map(({ text }) => text);
    for (const beginning of [
      'PORT: trovato "tremila"',
      'SMTP_URL manca',
      'PUBLIC_URL manca',
      'MAIL_FROM è un indirizzo di esempio',
      'PAYMENT_METHODS nomina gestpay',
      'TRANSFER_IBAN è l’IBAN di esempio',
      'shop.json, company.vat_number',
      'shop.json, company.register',
      'shop.json, contacts.pec',
      'shop.json, contacts.phone',
    ])
      expect(errors.filter((text) => text.startsWith(beginning))).toHaveLength(1);
    const warnings = findings.filter(({ level }) => level === 'warning').map(({ text }) => text);
    expect(warnings.join('\n')).toMatch(/METRICS_TOKEN manca[\s\S]*DATABASE_URL manca/);
    expect(warnings.join('\n')).toContain('guarantee_notice');
  });

  test.each([
    ['PUBLIC_URL deve cominciare con https', { PUBLIC_URL: 'http://negozio.test' }],
    ['TRUST_PROXY è off', { TRUST_PROXY: 'off' }],
    ['SHOP_FILE: il file', { SHOP_FILE: 'non-esiste.json' }],
    ['senza percorso', { PUBLIC_URL: 'https://negozio.test/negozio/' }],
    ['BACKOFFICE_URL deve cominciare con https', { BACKOFFICE_URL: 'http://gestione.negozio.test' }],
    ['TRANSFER_BANK manca', { TRANSFER_BANK: '' }],
    ['PUBLIC_URL ha ancora il valore', { PUBLIC_URL: 'https://negozio.example' }],
    ['SMTP_URL ha ancora il valore', { SMTP_URL: 'smtps://user:change-me@posta.test:465' }],
    ['METRICS_TOKEN ha ancora il valore', { METRICS_TOKEN: 'change-me-please' }],
    ['DATABASE_URL ha ancora il valore', { DATABASE_URL: 'postgres://shop:change-me@database:5432/shop' }],
  ])('does not start: %s', (words, environment) => {
    expect(() => production(environment)).toThrow(words);
  });

  test('is warned of connections that leave the machine unencrypted', () => {
    const warnings = (more: Record<string, string>) =>
      examineConfig({ ...productionEnvironment, ...more })
        .findings.filter(({ text }) => text.includes('in chiaro'))
        .map(({ level, text }) => [level, text.split(' ')[0]]);
    expect(warnings({ DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/shop' })).toEqual([]);
    expect(
      warnings({
        DATABASE_URL: 'postgres://a:b@db.rete:5432/shop',
        DATABASE_READ_URL: 'postgres://a:b@copia.rete:5432/shop',
        SMTP_URL: 'smtp://posta.rete:25',
        COMMERCE_URL: 'http://servizio.rete',
        FILES_URL: 's3+http://a:b@bucket.rete/foto',
      }),
    ).toEqual([
      ['warning', 'DATABASE_URL'],
      ['warning', 'DATABASE_READ_URL'],
      ['warning', 'SMTP_URL'],
      ['warning', 'COMMERCE_URL'],
      ['warning', 'FILES_URL'],
    ]);
    const safe = {
      DATABASE_URL: 'postgres://a:b@db.rete:5432/shop?sslmode=verify-full',
      SMTP_URL: 'smtps://posta.rete:465',
      COMMERCE_URL: 'https://servizio.rete',
      FILES_URL: 's3://a:b@bucket.rete/foto',
    };
    expect(warnings(safe)).toEqual([]);
    expect(() => readConfig({ ...productionEnvironment, ...safe })).not.toThrow();
  });

  test('tells in every mode that it runs as root', () => {
    const asRoot = process.getuid?.() === 0;
    const told = examineConfig({}).findings.filter(({ text }) => text.includes('gira come root'));
    expect(told).toHaveLength(asRoot ? 1 : 0);
  });

  test('targets in private networks are hosts, addresses and networks there, nothing else', () => {
    expect(
      production({ PRIVATE_TARGETS: 'ERP.lan, *.officina.lan, 10.1.0.0/16, fd12::5' }).privateTargets,
    ).toEqual({
      hosts: ['erp.lan', '*.officina.lan'],
      networks: [
        { address: '10.1.0.0', bits: 16 },
        { address: 'fd12::5', bits: 128 },
      ],
    });
    expect(production().privateTargets).toEqual({ hosts: [], networks: [] });
    const wrong = [
      '0.0.0.0/0',
      '10.0.0.0/7',
      '::/0',
      '169.254.169.254',
      '127.0.0.1',
      '::1',
      'fe80::1',
      '8.8.8.8',
    ];
    for (const one of [
      ...wrong,
      'localhost',
      '*',
      '*.',
      'erp.lan,',
      'http://erp.lan',
      '10.0.0.0/x',
      'fd00:ec2::254',
    ])
      expect(() => production({ PRIVATE_TARGETS: one })).toThrow('PRIVATE_TARGETS: trovato');
  });

  test('a proxy may be named by address or network, nothing else', () => {
    expect(production({ TRUST_PROXY: '10.0.0.2, fd00::/8' }).trustProxy).toEqual([
      { address: '10.0.0.2', bits: 32 },
      { address: 'fd00::', bits: 8 },
    ]);
    for (const wrong of ['10.0.0.0/33', 'proxy', '10.0.0.2,', 'on,off', '1.2.3'])
      expect(() => production({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY: trovato');
  });
});
