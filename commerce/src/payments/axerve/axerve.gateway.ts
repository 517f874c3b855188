import { urls } from '@casamaestra/contract/pages.ts';
import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import type { PaymentType } from '@casamaestra/contract/checkout/place-order.ts';
import { z } from 'zod';
import type { Wallet } from '../../platform/config/offered-methods.ts';
import { ok } from '../payment-gateway.ts';
import type { GatewayAnswer, GatewayAttempt, GatewayStart, PaymentGateway } from '../payment-gateway.ts';
import { createAxerveClient } from './axerve-client.ts';
import type { AxerveAccount } from './axerve-client.ts';
import { detailSchema, readingOf } from './axerve-reading.ts';
import { axerveRefund } from './axerve-refund.ts';

/** "Transaction not found". */
const NOT_FOUND = '2011';
/** 1 Italian, 2 English: the hosted page has no Slovak. */
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

const typeNames = { card: 'CREDITCARD', paypal: 'PAYPAL', satispay: 'SATISPAY' } as const;
const walletNames = { applepay: 'APPLEPAY', googlepay: 'GOOGLEPAY' } as const;

/** What the page is to offer, in Axerve's words: one alone skips its list. A card may come out of a wallet. */
const pageTypes = (type: PaymentType, wallets: readonly Wallet[]): string[] => [
  typeNames[type],
  ...(type === 'card' ? wallets.map((wallet) => walletNames[wallet]) : []),
];

/** The hosted page, for answers that come without its address. */
function hostedPage({ browserUrl, shopLogin }: AxerveAccount, id: string, token: string): string {
  const query = new URLSearchParams({ paymentID: id, paymentToken: token, shopLogin, lightbox: 'false' });
  return `${browserUrl}/pagam/src/index.html?${query}`;
}

/** Only pages of the gateway's own hosts are worth sending a shopper to. */
function isOwnPage({ browserUrl, apiUrl }: AxerveAccount, href: string): boolean {
  return (
    URL.canParse(href) && [browserUrl, apiUrl].some((own) => new URL(own).origin === new URL(href).origin)
  );
}

/**
 * Axerve (Gestpay), REST interface with the hosted page: no card data touches the shop. Where its answers come back to
 * is told per payment. An authorisation counts as money taken, because shops settle by themselves; one that is only
 * reserved (PRE) is captured by a call. It knows no idempotency keys: after a lost answer its records are asked by our transaction id.
 */
export function createAxerveGateway(
  account: AxerveAccount,
  publicUrl: () => string,
  send: typeof fetch,
  wallets: readonly Wallet[] = [],
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
    startIsIdempotent: false,
    async start(attempt): Promise<GatewayAnswer<GatewayStart>> {
      const answer = await client.call(
        'payment/create/',
        {
          shopLogin,
          ...money(attempt),
          shopTransactionID: attempt.transactionId,
          buyerEmail: attempt.email,
          ...(attempt.type !== null && { paymentType: pageTypes(attempt.type, wallets) }),
          languageId: attempt.language === 'it' ? ITALIAN : ENGLISH,
          responseURLs: {
            buyerOK: `${publicUrl()}${urls.paymentSuccess()}?gateway=gestpay`,
            buyerKO: `${publicUrl()}${urls.paymentFailed()}?gateway=gestpay`,
            serverNotificationURL: `${publicUrl()}/api/open/axerve`,
          },
        },
        createdSchema,
      );
      if (answer.kind !== 'ok') return answer;
      const { paymentID, paymentToken, href } = answer.value;
      const redirectUrl = isOwnPage(account, href) ? href : hostedPage(account, paymentID, paymentToken);
      return ok({ reference: paymentID, secret: paymentToken, redirectUrl });
    },
    async read(attempt) {
      const answer = await detail(attempt);
      if (answer.kind === 'refused' && answer.code === NOT_FOUND) return ok(null);
      return answer.kind === 'ok' ? ok(readingOf(answer.value)) : answer;
    },
    capture: (attempt) => order('payment/capture/', { ...named(attempt), ...money(attempt) }),
    cancel: (attempt) => order('payment/cancel/', { ...named(attempt), cancelReason: 'ordine annullato' }),
    refund: (attempt, refund) => axerveRefund({ client, detail, named }, attempt, refund),
    step: ({ redirectUrl }) => ({ kind: 'redirect', url: redirectUrl }),
  };
}
