import { type BankAnswer, type BankRequest, json, type Route } from '../http/exchange.ts';
import type { Choice, Reason } from '../outcome.ts';
import { readForm, type StripeForm } from './form-body.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { errorAnswer, refuse, StripeRefusal } from './stripe-errors.ts';
import {
  attemptPayment,
  cancelIntent,
  captureIntent,
  createIntent,
  type StripeTill,
} from './stripe-intents.ts';
import { presentCharge, presentIntent, presentRefund } from './stripe-objects.ts';
import { createRefund } from './stripe-refunds.ts';
import { type Intent, newId } from './stripe-store.ts';

export const stripeSecretKey = 'sk_test_sandboxbank';
export const stripePublishableKey = 'pk_test_sandboxbank';

type Groups = Readonly<Record<string, string>>;
type Work = (form: StripeForm, groups: Groups, origin: string) => Promise<object>;

/** The key, as bearer token or user name of Basic authentication. */
function keyOf(request: BankRequest): string {
  const [scheme = '', value = ''] = request.header('authorization').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
}

function keyProblem(request: BankRequest): BankAnswer | undefined {
  const key = keyOf(request);
  if (key === stripeSecretKey) return undefined;
  const message =
    key === ''
      ? 'You did not provide an API key.'
      : `Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(8)}`;
  return errorAnswer({ status: 401, type: 'invalid_request_error', message });
}

/** The gateway's answer for a refusal; other errors are rethrown. */
export function answerRefusal(error: unknown): BankAnswer {
  if (error instanceof StripeRefusal) return errorAnswer(error.error);
  throw error;
}

/** Test payment methods, with their outcomes. */
const testMethods: Readonly<Record<string, Choice>> = {
  pm_card_visa: { outcome: 'approved' },
  pm_card_authenticationRequired: { outcome: 'challenge' },
  pm_card_chargeDeclined: refused('generic'),
  pm_card_chargeDeclinedInsufficientFunds: refused('funds'),
  pm_card_chargeDeclinedExpiredCard: refused('expired'),
  pm_card_chargeDeclinedIncorrectCvc: refused('cvv'),
};

function refused(reason: Reason): Choice {
  return { outcome: 'refused', reason };
}

function intentOf({ store }: StripeTill, groups: Groups): Intent {
  const intent = store.intents.get(groups['id'] ?? '');
  if (intent !== undefined) return intent;
  return refuse({
    status: 404,
    message: `No such payment_intent: '${groups['id']}'`,
    code: 'resource_missing',
    param: 'intent',
  });
}

/** An intent, with its charge if requested. */
function shown(intent: Intent, form: StripeForm, origin: string) {
  const presented = presentIntent(intent, origin);
  const wanted = form.list('expand').includes('latest_charge') && intent.charge !== null;
  return wanted ? { ...presented, latest_charge: presentCharge(intent) } : presented;
}

/** Stripe's calls that the shop uses. */
export function stripeCalls(
  till: StripeTill,
  onCreate: (intent: Intent, origin: string) => Promise<void>,
): Route[] {
  const { store } = till;
  const keys = new IdempotencyKeys();
  const answer =
    (work: Work): Route['answer'] =>
    (request, groups) => {
      const problem = keyProblem(request);
      if (problem !== undefined) return problem;
      const run = async (): Promise<BankAnswer> => {
        const form = readForm(request.method === 'GET' ? request.query.toString() : request.body);
        return json(200, await work(form, groups, request.origin), { 'request-id': newId('req') });
      };
      const safely = () => run().catch(answerRefusal);
      return request.method === 'GET' ? safely() : keys.once(request, safely);
    };
  const route = (method: Route['method'], pattern: RegExp, name: string, work: Work): Route => ({
    method,
    pattern,
    name: `stripe.${name}`,
    answer: answer(work),
  });
  const change = (act: (intent: Intent, form: StripeForm, origin: string) => Promise<void>): Work => {
    return async (form, groups, origin) => {
      const intent = intentOf(till, groups);
      await act(intent, form, origin);
      return shown(intent, form, origin);
    };
  };
  return [
    route('POST', /^\/v1\/payment_intents$/, 'create', async (form, _groups, origin) => {
      const intent = createIntent(store, form);
      const created = shown(intent, form, origin);
      await onCreate(intent, origin);
      return created;
    }),
    route('GET', /^\/v1\/payment_intents\/(?<id>\w+)$/, 'retrieve', async (form, groups, origin) =>
      shown(intentOf(till, groups), form, origin),
    ),
    route(
      'POST',
      /^\/v1\/payment_intents\/(?<id>\w+)\/confirm$/,
      'confirm',
      change((intent, form, origin) => confirm(till, intent, form, origin)),
    ),
    route(
      'POST',
      /^\/v1\/payment_intents\/(?<id>\w+)\/capture$/,
      'capture',
      change((intent, form, origin) => captureIntent(till, intent, form, origin)),
    ),
    route(
      'POST',
      /^\/v1\/payment_intents\/(?<id>\w+)\/cancel$/,
      'cancel',
      change((intent, form, origin) => cancelIntent(till, intent, form, origin)),
    ),
    ...refundCalls(till, route),
  ];
}

async function confirm(till: StripeTill, intent: Intent, form: StripeForm, origin: string): Promise<void> {
  const method = form.text('payment_method') ?? '';
  const choice = testMethods[method];
  if (choice === undefined) {
    refuse({
      message: `No such PaymentMethod: '${method}'`,
      code: 'resource_missing',
      param: 'payment_method',
    });
  }
  intent.returnUrl = form.text('return_url') ?? intent.returnUrl;
  await attemptPayment(till, intent, choice, origin);
  if (intent.lastError !== null) {
    refuse({ ...intent.lastError, status: 402, payment_intent: presentIntent(intent, origin) });
  }
}

function refundCalls(
  { store, webhooks }: StripeTill,
  route: (method: Route['method'], pattern: RegExp, name: string, work: Work) => Route,
): Route[] {
  return [
    route('POST', /^\/v1\/refunds$/, 'refund', async (form) => {
      const refund = createRefund(store, form);
      await webhooks.refunded(refund);
      return presentRefund(refund);
    }),
    route('GET', /^\/v1\/refunds\/(?<id>\w+)$/, 'refunds.retrieve', async (_form, { id = '' }) => {
      const refund = store.refunds.get(id);
      if (refund === undefined) {
        refuse({ status: 404, message: `No such refund: '${id}'`, code: 'resource_missing', param: 'id' });
      }
      return presentRefund(refund);
    }),
    route('GET', /^\/v1\/refunds$/, 'refunds.list', async (form) => {
      const wanted = form.text('payment_intent');
      const found = [...store.refunds.values()]
        .filter((refund) => wanted === undefined || refund.intent.id === wanted)
        .toReversed();
      const limit = Math.min(Math.max(form.integer('limit') ?? 10, 1), 100);
      return {
        object: 'list',
        url: '/v1/refunds',
        has_more: found.length > limit,
        data: found.slice(0, limit).map(presentRefund),
      };
    }),
  ];
}
