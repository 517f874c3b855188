import { type BankAnswer, type BankRequest, json, type Route } from '../http/exchange.ts';
import { type AxerveError, axerveErrors } from './axerve-errors.ts';
import type { AxervePayment, AxervePayments } from './axerve-payments.ts';
import { presentDetail } from './axerve-detail.ts';
import { amountOf, createInput, isRecord, textOf } from './axerve-input.ts';

export const axerveShopLogin = 'GESPAYSANDBOX';
export const axerveApiKey = 'sandbox-axerve-key';

/** Number of detail calls allowed with a payment token after the authorisation. */
const tokenDetailCalls = 5;

type Result = { readonly error: AxerveError } | { readonly payload: object };
type Input = Readonly<Record<string, unknown>>;
type Work = (input: Input) => Result;

const envelope = (result: Result): BankAnswer =>
  'error' in result
    ? json(result.error.status, {
        error: { code: result.error.code, description: result.error.description },
        payload: {},
      })
    : json(200, {
        error: { code: '0', description: 'request correctly processed' },
        payload: result.payload,
      });

/** Why a call's credentials are refused; undefined when they are valid. */
function keyProblem(request: BankRequest): AxerveError | undefined {
  const [scheme, key, ...rest] = request.header('authorization').split(' ');
  if (scheme?.toLowerCase() !== 'apikey' || !key || rest.length > 0) return axerveErrors.headerMissing;
  return key === axerveApiKey ? undefined : axerveErrors.keyWrong;
}

function withKey(work: Work): Route['answer'] {
  return (request) => {
    const problem = keyProblem(request);
    if (problem !== undefined) return envelope({ error: problem });
    let input: unknown;
    try {
      input = JSON.parse(request.body);
    } catch {
      return envelope({ error: axerveErrors.badRequest });
    }
    if (!isRecord(input)) return envelope({ error: axerveErrors.badRequest });
    const login = textOf(input, 'shopLogin');
    if (login === '') return envelope({ error: axerveErrors.shopUnknown });
    if (login !== axerveShopLogin) {
      return envelope({
        error: /^GESPAY\d{5}$/.test(login) ? axerveErrors.keyOfAnotherShop : axerveErrors.shopUnknown,
      });
    }
    return envelope(work(input));
  };
}

/** The answer of a successful operation. */
const settled = (payment: AxervePayment) => ({
  transactionResult: 'OK',
  transactionErrorCode: '0',
  transactionErrorDescription: '',
  paymentID: payment.paymentID,
  shopTransactionID: payment.shopTransactionID,
  bankTransactionID: payment.bankTransactionID,
});

const named = (payments: AxervePayments, input: Input): AxervePayment | undefined =>
  payments.find({
    paymentID: textOf(input, 'paymentID'),
    shopTransactionID: textOf(input, 'shopTransactionID'),
    bankTransactionID: textOf(input, 'bankTransactionID'),
  });

/** An operation with an amount on an existing payment. */
function change(
  payments: AxervePayments,
  act: (payment: AxervePayment, cents: number) => AxerveError | undefined,
): Work {
  return (input) => {
    const payment = named(payments, input);
    if (payment === undefined) return { error: axerveErrors.notFound };
    const cents = amountOf(input);
    if (typeof cents !== 'number') return { error: cents };
    const currency = textOf(input, 'currency');
    if (currency !== '' && currency !== payment.currency) return { error: axerveErrors.amountMismatch };
    const error = act(payment, cents);
    return error === undefined ? { payload: settled(payment) } : { error };
  };
}

const post = (call: string, work: Work): Route => ({
  method: 'POST',
  pattern: new RegExp(`^/api/v1/payment/${call}/?$`),
  name: `axerve.${call}`,
  answer: withKey(work),
});

/** Calls of Axerve's REST service, v1. */
export function axerveCalls(
  payments: AxervePayments,
  onCreate: (payment: AxervePayment) => Promise<void>,
): Route[] {
  return [
    createCall(payments, onCreate),
    post('detail', (input) => {
      const payment = named(payments, input);
      return payment === undefined
        ? { error: axerveErrors.notFound }
        : { payload: presentDetail(payment, 'codes') };
    }),
    post(
      'capture',
      change(payments, (payment, cents) => payments.capture(payment, cents)),
    ),
    post(
      'refund',
      change(payments, (payment, cents) => payments.refund(payment, cents)),
    ),
    post(
      'update',
      change(payments, (payment, cents) => payments.update(payment, cents)),
    ),
    post('cancel', (input) => {
      const payment = named(payments, input);
      if (payment === undefined) return { error: axerveErrors.notFound };
      const error = payments.cancel(payment);
      return error === undefined ? { payload: settled(payment) } : { error };
    }),
    readDetail(payments),
  ];
}

function createCall(payments: AxervePayments, onCreate: (payment: AxervePayment) => Promise<void>): Route {
  const answer: Route['answer'] = async (request) => {
    let created: AxervePayment | undefined;
    const ready = await withKey((input) => {
      const order = createInput(input);
      if ('code' in order) return { error: order };
      created = payments.create(order);
      return { payload: createdPayload(created, request.origin) };
    })(request, {});
    // A payment decided automatically is decided and notified before its creator has the answer.
    if (created !== undefined) await onCreate(created);
    return ready;
  };
  return { method: 'POST', pattern: /^\/api\/v1\/payment\/create\/?$/, name: 'axerve.create', answer };
}

function createdPayload(payment: AxervePayment, origin: string): object {
  const { paymentID, paymentToken } = payment;
  const query = new URLSearchParams({
    paymentID,
    paymentToken,
    shopLogin: axerveShopLogin,
    lightbox: 'false',
  });
  return {
    paymentToken,
    paymentID,
    userRedirect: { href: `${origin}/pagam/src/index.html?${query.toString()}` },
  };
}

/** GET detail accepts the shop's key, or a few times the payment's own token. */
function readDetail(payments: AxervePayments): Route {
  const used = new WeakMap<AxervePayment, number>();
  return {
    method: 'GET',
    pattern: /^\/api\/v1\/payment\/detail\/(?<paymentID>[^/]+)\/?$/,
    name: 'axerve.detail',
    answer: (request, { paymentID = '' }) => {
      const payment = payments.get(paymentID);
      const token = request.header('paymenttoken');
      const problem = keyProblem(request);
      if (problem !== undefined && token === '') return envelope({ error: problem });
      if (payment === undefined) return envelope({ error: axerveErrors.notFound });
      if (problem !== undefined) {
        const calls = (used.get(payment) ?? 0) + 1;
        used.set(payment, calls);
        if (token !== payment.paymentToken || calls > tokenDetailCalls) {
          return envelope({ error: axerveErrors.tokenWrong });
        }
      }
      return envelope({ payload: presentDetail(payment, 'words') });
    },
  };
}
