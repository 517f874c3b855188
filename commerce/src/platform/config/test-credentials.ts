import { methodsWithKeys, offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';

/** What every copy of the sandbox bank takes: known to everybody who reads the code. */
const sandboxBank = new Set(['GESPAYSANDBOX', 'sandbox-axerve-key', 'whsec_sandboxbank']);

/** The IBAN that every guide prints: money sent there reaches nobody. */
export const exampleIban = 'IT60X0542811101000000123456';

interface Credentials extends PaymentConfig {
  readonly axerveEnvironment: 'sandbox' | 'production';
  readonly stripeWebhookSecret: string | undefined;
  readonly transferIban: string;
}

/**
 * Variables that would let a shop in production take payments that move no money: a gateway's test environment,
 * what the sandbox bank takes, or the example account. Values are not told: some are secrets.
 */
export function testCredentials(config: Credentials): readonly string[] {
  if (config.mode !== 'production') return [];
  const { axerveShopLogin, axerveApiKey, axerveEnvironment } = config;
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = config;
  const ofSandbox = (value: string | undefined) => value !== undefined && sandboxBank.has(value);
  const ofTest = (value: string | undefined) => value !== undefined && /^\w\w_test_/.test(value);
  const found: readonly (readonly [string, boolean])[] = [
    ['AXERVE_SHOP_LOGIN', ofSandbox(axerveShopLogin)],
    ['AXERVE_API_KEY', ofSandbox(axerveApiKey)],
    ['AXERVE_ENVIRONMENT', methodsWithKeys(config).gestpay && axerveEnvironment === 'sandbox'],
    ['STRIPE_SECRET_KEY', ofTest(stripeSecretKey)],
    ['STRIPE_PUBLISHABLE_KEY', ofTest(stripePublishableKey)],
    ['STRIPE_WEBHOOK_SECRET', ofSandbox(stripeWebhookSecret)],
    ['TRANSFER_IBAN', offeredMethods(config).includes('transfer') && config.transferIban === exampleIban],
  ];
  return found.filter(([, isTest]) => isTest).map(([name]) => name);
}
