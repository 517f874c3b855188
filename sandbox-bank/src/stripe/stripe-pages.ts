import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BankAnswer, type BankRequest, json, type Route, seeOther } from '../http/exchange.ts';
import { parseChoice } from '../outcome.ts';
import { cardChallenge, cardFrame } from '../pages/card-pages.ts';
import { wordsPage } from '../pages/hosted-page.ts';
import { answerRefusal } from './stripe-calls.ts';
import { declines, refuse } from './stripe-errors.ts';
import { attemptPayment, mustBe, type StripeTill } from './stripe-intents.ts';
import { presentIntent } from './stripe-objects.ts';
import type { Intent } from './stripe-store.ts';

function script(file: string): BankAnswer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: readFileSync(join(import.meta.dirname, 'browser', file), 'utf8'),
  };
}

/** The callback URL after a redirect, with the gateway's parameters. */
export function intentReturn(intent: Intent): string | undefined {
  if (intent.returnUrl === null || !/^https?:\/\//.test(intent.returnUrl)) return undefined;
  const status = intent.status === 'processing' ? 'pending' : 'succeeded';
  const address = new URL(intent.returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  address.searchParams.set('redirect_status', intent.lastError === null ? status : 'failed');
  return address.toString();
}

/** The answer to a frame's call, as JSON even for errors. */
async function frameAnswer(work: () => Promise<object>): Promise<BankAnswer> {
  try {
    return json(200, await work());
  } catch (error) {
    return json(200, JSON.parse(answerRefusal(error).body));
  }
}

interface FrameInput {
  readonly client_secret?: string;
  readonly choice?: string;
  readonly return_url?: string;
}

function frameInput({ body }: BankRequest): FrameInput {
  try {
    const value: unknown = JSON.parse(body);
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'));
  } catch {
    return refuse({ message: 'The body is not JSON.' });
  }
}

/** Browser side of the Stripe gateway: script, frame, 3-D Secure page. */
export function stripePages(till: StripeTill): Route[] {
  const { store } = till;
  const intentOf = (secret: string): Intent =>
    store.bySecret(secret) ??
    refuse({
      status: 404,
      message: 'Pagamento non trovato.',
      code: 'resource_missing',
      param: 'client_secret',
    });
  const question = (
    name: string,
    work: (input: FrameInput, intent: Intent, origin: string) => Promise<object>,
  ): Route => ({
    method: 'POST',
    pattern: new RegExp(`^/stripe/frame/${name}$`),
    name: `stripe.frame.${name}`,
    answer: (request) =>
      frameAnswer(async () => {
        const input = frameInput(request);
        return work(input, intentOf(input.client_secret ?? ''), request.origin);
      }),
  });
  return [
    { method: 'GET', pattern: /^\/stripe\.js$/, name: 'stripe.script', answer: () => script('stripe.js') },
    {
      method: 'GET',
      pattern: /^\/stripe-frame\.js$/,
      name: 'stripe.script',
      answer: () => script('frame.js'),
    },
    {
      method: 'GET',
      pattern: /^\/stripe\/frame$/,
      name: 'stripe.frame',
      answer: ({ query }) => cardFrame(store.bySecret(query.get('client_secret') ?? '')),
    },
    question('retrieve', async (_input, intent, origin) => ({
      paymentIntent: presentIntent(intent, origin),
    })),
    question('confirm', (input, intent, origin) => confirmInFrame(till, input, intent, origin)),
    ...challengePages(till),
  ];
}

async function confirmInFrame(
  till: StripeTill,
  input: FrameInput,
  intent: Intent,
  origin: string,
): Promise<object> {
  const choice = parseChoice(input.choice ?? '');
  if (choice === undefined) {
    return {
      error: {
        type: 'validation_error',
        code: 'incomplete_number',
        message: 'Scegli come deve finire il pagamento.',
      },
    };
  }
  if (choice.outcome === 'abandoned') {
    return {
      error: {
        type: 'validation_error',
        message: 'Hai interrotto il pagamento: non è stato addebitato nulla.',
      },
    };
  }
  intent.returnUrl = input.return_url || intent.returnUrl;
  await attemptPayment(till, intent, choice, origin);
  if (choice.outcome === 'unheard') {
    const message = 'La linea con la banca è caduta: non sappiamo se il pagamento è andato a buon fine.';
    return { error: { type: 'api_connection_error', message } };
  }
  const paymentIntent = presentIntent(intent, origin);
  return intent.lastError === null
    ? { paymentIntent }
    : { error: { ...intent.lastError, payment_intent: paymentIntent } };
}

const gone = () =>
  wordsPage('Pagamento non trovato', 'La verifica non è più valida: torna al negozio e riprova.', 404);

function challengePages(till: StripeTill): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/stripe\/verifica$/,
      name: 'stripe.challenge',
      answer: ({ query }) => {
        const intent = till.store.bySecret(query.get('client_secret') ?? '');
        if (intent === undefined) return gone();
        if (intent.status === 'requires_action') return cardChallenge(intent);
        return wordsPage('Verifica già conclusa', 'Torna al negozio.', 200, intentReturn(intent));
      },
    },
    {
      method: 'POST',
      pattern: /^\/stripe\/verifica$/,
      name: 'stripe.challenge',
      answer: async ({ body, origin }) => {
        const fields = new URLSearchParams(body);
        const intent = till.store.bySecret(fields.get('client_secret') ?? '');
        if (intent === undefined) return gone();
        try {
          mustBe(intent, ['requires_action'], 'authenticate');
        } catch (error) {
          answerRefusal(error);
          return wordsPage('Verifica già conclusa', 'Torna al negozio.', 409, intentReturn(intent));
        }
        const passed = fields.get('choice') === 'approved';
        const choice = passed
          ? ({ outcome: 'approved' } as const)
          : ({ outcome: 'refused', reason: 'authentication' } as const);
        await attemptPayment(till, intent, choice, origin);
        const back = intentReturn(intent);
        const words = passed ? 'Verifica riuscita.' : declines.authentication.message;
        return back === undefined ? wordsPage('Fatto', words) : seeOther(back);
      },
    },
  ];
}
