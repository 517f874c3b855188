import { describe, expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { offeredMethods } from './offered-methods.ts';
import { readConfig } from './read-config.ts';
import { productionEnvironment } from '../testing/production-environment.ts';

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
    expect(start({})).toThrow(/credenziali di prova: TRANSFER_IBAN\./);
    expect(start({ PAYMENT_METHODS: 'gestpay' })).toThrow(/credenziali di prova: TRANSFER_IBAN\./);
    expect(start({ PAYMENT_METHODS: 'gestpay', ...axerve })).not.toThrow();
  });

  test('offers card methods only with keys', () => {
    expect(offeredMethods(production())).toEqual(['transfer']);
    expect(offeredMethods(production({ PAYMENT_METHODS: 'stripe,gestpay', ...axerve }))).toEqual(['gestpay']);
    expect(offeredMethods(production({ ...axerve, ...stripe }))).toEqual(['gestpay', 'stripe', 'transfer']);
    expect(offeredMethods(readConfig({}))).toEqual(['gestpay', 'stripe', 'transfer']);
  });
});
