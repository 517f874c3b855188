import type { SettingValues } from '../../platform/config/setting.ts';
import { defineGateway } from '../../platform/gateways/gateway.ts';
import type { ConfiguredGateway } from '../../platform/gateways/gateway.ts';
import type { AxerveAccount } from './axerve-client.ts';
import { axerveFailure } from './axerve-failures.ts';
import { axerveSettings } from './axerve-settings.ts';
import type { AxerveOffer } from './axerve-settings.ts';
import { createAxerveGateway } from './axerve.gateway.ts';

type Values = SettingValues<typeof axerveSettings>;

const hosts = {
  sandbox: { apiUrl: 'https://sandbox.gestpay.net', browserUrl: 'https://sandbox.gestpay.net' },
  production: { apiUrl: 'https://ecomms2s.sella.it', browserUrl: 'https://ecomm.sella.it' },
} as const;
/** Test credentials of the sandbox bank, not secret. */
const sandbox = { shopLogin: 'GESPAYSANDBOX', apiKey: 'sandbox-axerve-key' } as const;
const walletNames = { applepay: 'Apple Pay', googlepay: 'Google Pay' } as const;
const wallets = ['applepay', 'googlepay'] as const;

function ownAccount({ axerveShopLogin, axerveApiKey, axerveEnvironment }: Values): AxerveAccount | undefined {
  if (axerveShopLogin === undefined || axerveApiKey === undefined) return undefined;
  return { shopLogin: axerveShopLogin, apiKey: axerveApiKey, ...hosts[axerveEnvironment] };
}

function testCredentials({ axerveShopLogin, axerveApiKey, axerveEnvironment }: Values): string[] {
  const hasKeys = axerveShopLogin !== undefined && axerveApiKey !== undefined;
  return [
    ...(axerveShopLogin === sandbox.shopLogin ? ['AXERVE_SHOP_LOGIN'] : []),
    ...(axerveApiKey === sandbox.apiKey ? ['AXERVE_API_KEY'] : []),
    ...(hasKeys && axerveEnvironment === 'sandbox' ? ['AXERVE_ENVIRONMENT'] : []),
  ];
}

/** Axerve varies the capitals of its parameters; `a` and `b` are those of its older API. */
const returned: ConfiguredGateway['returned'] = (query) => {
  const read = (reference: string, secret: string) => {
    const found = { reference: query.get(reference) ?? '', secret: query.get(secret) ?? '' };
    return found.reference === '' || found.secret === '' ? null : found;
  };
  return read('paymentid', 'paymenttoken') ?? read('a', 'b');
};

/** Always answers OK: Axerve does not evaluate errors. */
const answer = (): Response =>
  new Response('<html><body>OK</body></html>', {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Axerve (Gestpay). PayPal and Satispay need contracts of their own, so without configuration only cards are
 * offered; the sandbox bank has all three.
 */
export const axerve = defineGateway(
  { name: 'axerve', frappeName: 'gestpay' },
  axerveSettings,
  (values): Omit<ConfiguredGateway, 'name' | 'frappeName'> => {
    const own = ownAccount(values);
    const usual: readonly AxerveOffer[] = own === undefined ? ['card', 'paypal', 'satispay'] : ['card'];
    const offer = values.axervePage ?? usual;
    const taken = wallets.filter((wallet) => offer.includes(wallet));
    return {
      hasKeys: own !== undefined,
      keys: ['AXERVE_SHOP_LOGIN', 'AXERVE_API_KEY'],
      testCredentials: testCredentials(values),
      methods: [...offer.filter((one) => one !== 'applepay' && one !== 'googlepay'), 'online'],
      wallets: taken.map((wallet) => walletNames[wallet]),
      events: 'hints',
      webhook: { verb: 'GET', path: '/api/open/axerve', answer },
      failureReason: axerveFailure,
      returned,
      open: ({ bank, publicUrl, send, log }) => {
        const account = bank === undefined ? own : { ...sandbox, apiUrl: bank, browserUrl: bank };
        if (account === undefined) throw new Error('Axerve has neither keys nor a sandbox bank');
        return createAxerveGateway(account, { publicUrl, send, log, wallets: taken });
      },
    };
  },
);
