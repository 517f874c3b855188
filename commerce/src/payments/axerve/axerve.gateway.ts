import { urls } from '@casamaestra/contract/pages.ts';
import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import type { OnlineMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { z } from 'zod';
import type { GatewayContext } from '../../platform/gateways/gateway.ts';
import { ok } from '../../platform/gateways/payment-gateway.ts';
import type {
  GatewayAnswer,
  GatewayAttempt,
  PaymentGateway,
  WebhookInbox,
  WebhookMessage,
  WebhookReceipt,
} from '../../platform/gateways/payment-gateway.ts';
import { sameSecret } from '../../platform/secrets/same-secret.ts';
import { createAxerveClient } from './axerve-client.ts';
import type { AxerveAccount } from './axerve-client.ts';
import { detailSchema, statusUpdateOf } from './axerve-status.ts';
import { axerveRefund } from './axerve-refund.ts';

/** "Transaction not found". */
const NOT_FOUND = '2011';
/** "Already processed": the transaction exists from a call whose answer was lost. */
const ALREADY_PROCESSED = '1137';
/** 1 Italian, 2 English: the hosted page is not available in Slovak. */
const ITALIAN = '1';
const ENGLISH = '2';

const text = z.union([z.string(), z.number().transform(String)]);
const createdSchema = z
  .object({
    paymentToken: z.string().min(1),
    paymentID: text.nullish(),
    paymentId: text.nullish(),
    userRedirect: z.object({ href: z.string().nullish() }).nullish(),
  })
  .transform(({ paymentToken, paymentID, paymentId, userRedirect }) => ({
    paymentToken,
    paymentID: paymentID ?? paymentId ?? '',
    href: userRedirect?.href ?? '',
  }))
  .refine(({ paymentID }) => paymentID !== '');

const resultSchema = z.object({
  transactionResult: text.catch(''),
  transactionErrorCode: text.catch(''),
  transactionErrorDescription: text.catch(''),
});

const walletNames = { applepay: 'APPLEPAY', googlepay: 'GOOGLEPAY' } as const;
type Wallet = keyof typeof walletNames;

/** Payment types for the page, in Axerve's names: a single one skips the selection, none offers all. */
function pageTypes(method: OnlineMethod, wallets: readonly Wallet[]): { paymentType?: string[] } {
  switch (method) {
    case 'card':
      // A card payment may use a wallet.
      return { paymentType: ['CREDITCARD', ...wallets.map((wallet) => walletNames[wallet])] };
    case 'paypal':
      return { paymentType: ['PAYPAL'] };
    case 'satispay':
      return { paymentType: ['SATISPAY'] };
    case 'online':
      return {};
  }
}

/** URL of the hosted page, for answers without one. */
function hostedPage({ browserUrl, shopLogin }: AxerveAccount, id: string, token: string): string {
  const query = new URLSearchParams({ paymentID: id, paymentToken: token, shopLogin, lightbox: 'false' });
  return `${browserUrl}/pagam/src/index.html?${query}`;
}

/** Whether a URL is on the gateway's own hosts; shoppers are redirected nowhere else. */
function isOwnPage({ browserUrl, apiUrl }: AxerveAccount, href: string): boolean {
  return (
    URL.canParse(href) && [browserUrl, apiUrl].some((own) => new URL(own).origin === new URL(href).origin)
  );
}

type AxerveDependencies = Pick<GatewayContext, 'publicUrl' | 'send' | 'log'> & {
  readonly wallets: readonly Wallet[];
};

/**
 * Notifications of Axerve are not signed: they only trigger a status check, and only with the shop's login
 * and the token of an attempt.
 */
async function receive(
  { query }: WebhookMessage,
  inbox: WebhookInbox,
  shopLogin: string,
  log: GatewayContext['log'],
): Promise<WebhookReceipt> {
  const value = (name: string): string => (query.get(name) ?? '').slice(0, 200);
  const reference = value('paymentID') || value('paymentId');
  const hint = { reference, secret: value('paymentToken'), status: value('Status').slice(0, 20) };
  const receipt = sameSecret(value('a'), shopLogin) ? await inbox.hint(hint) : 'forged';
  if (receipt === 'forged')
    log.warn({ paymentId: reference.slice(0, 40) }, 'a notification that names no attempt was ignored');
  return receipt;
}

/**
 * Axerve (Gestpay): REST API with the hosted page, so no card data reaches the shop. The callback URLs are
 * passed with each payment. Approved payments count as captured, because shops are set to settle
 * automatically; those only reserved (PRE) are captured by a call. There are no idempotency keys: after a
 * lost answer its records are searched by our transaction id.
 */
export function createAxerveGateway(
  account: AxerveAccount,
  { publicUrl, send, log, wallets }: AxerveDependencies,
): PaymentGateway {
  const { shopLogin } = account;
  const client = createAxerveClient(account, send);
  const named = ({ reference, transactionId }: GatewayAttempt) =>
    reference === null
      ? { shopLogin, shopTransactionID: transactionId }
      : { shopLogin, paymentID: reference };
  const money = ({ amountCents, currency }: GatewayAttempt) => ({
    amount: decimalFromCents(amountCents),
    currency,
  });
  const detail = (attempt: GatewayAttempt) => client.call('payment/detail', named(attempt), detailSchema);
  const order = async (path: string, body: Record<string, string>): Promise<GatewayAnswer<null>> => {
    const answer = await client.call(path, body, resultSchema);
    if (answer.kind !== 'ok') return answer;
    const { transactionResult, transactionErrorCode, transactionErrorDescription } = answer.value;
    if (!/^(KO|DECLINED)$/i.test(transactionResult)) return ok(null);
    return { kind: 'refused', code: transactionErrorCode, message: transactionErrorDescription };
  };
  return {
    merchant: shopLogin,
    startIsIdempotent: false,
    receive: (message, inbox) => receive(message, inbox, shopLogin, log),
    async start(attempt) {
      const answer = await client.call(
        'payment/create/',
        {
          shopLogin,
          ...money(attempt),
          shopTransactionID: attempt.transactionId,
          buyerEmail: attempt.email,
          ...pageTypes(attempt.method, wallets),
          languageId: attempt.language === 'it' ? ITALIAN : ENGLISH,
          responseURLs: {
            buyerOK: `${publicUrl()}${urls.paymentSuccess()}?gateway=axerve`,
            buyerKO: `${publicUrl()}${urls.paymentFailed()}?gateway=axerve`,
            serverNotificationURL: `${publicUrl()}/api/open/axerve`,
          },
        },
        createdSchema,
      );
      if (answer.kind === 'refused' && answer.code === ALREADY_PROCESSED) return { kind: 'known' };
      if (answer.kind !== 'ok') return answer;
      const { paymentID, paymentToken, href } = answer.value;
      const redirectUrl = isOwnPage(account, href) ? href : hostedPage(account, paymentID, paymentToken);
      return ok({ reference: paymentID, secret: paymentToken, redirectUrl });
    },
    async read(attempt) {
      const answer = await detail(attempt);
      if (answer.kind === 'refused' && answer.code === NOT_FOUND) return ok(null);
      return answer.kind === 'ok' ? ok(statusUpdateOf(answer.value)) : answer;
    },
    capture: (attempt) => order('payment/capture/', { ...named(attempt), ...money(attempt) }),
    cancel: (attempt) => order('payment/cancel/', { ...named(attempt), cancelReason: 'ordine annullato' }),
    refund: (attempt, refund) => axerveRefund({ client, detail, named }, attempt, refund),
    step: ({ redirectUrl }) => ({ kind: 'redirect', url: redirectUrl }),
  };
}
