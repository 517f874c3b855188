import { isLanguage, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BankAnswer, type BankRequest, json, type Route, seeOther } from '../http/exchange.ts';
import { parseChoice } from '../outcome.ts';
import { cardChallenge, cardFrame } from '../pages/card-pages.ts';
import { browserLanguage } from '../pages/page-language.ts';
import { wordsPage } from '../pages/words-page.ts';
import { answerRefusal } from './stripe-calls.ts';
import { refuse } from './stripe-errors.ts';
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

/** Stripe's script with the title of its frame in each language. */
function stripeScript(): BankAnswer {
  const answer = script('stripe.js');
  const titles = Object.fromEntries(languages.map((language) => [language, bankTexts(language).frame]));
  return {
    ...answer,
    body: answer.body.replace('frameTitles = {}', `frameTitles = ${JSON.stringify(titles)}`),
  };
}

const languageOf = (intent: Intent | undefined, request: BankRequest): Language =>
  intent?.language ?? browserLanguage(request);

/** The frame of an intent, which remembers the language the shop's page asked for. */
function openFrame(intent: Intent | undefined, request: BankRequest): BankAnswer {
  const asked = request.query.get('locale');
  if (intent !== undefined && isLanguage(asked)) intent.language = asked;
  return cardFrame(intent, languageOf(intent, request));
}

/** Browser side of the Stripe gateway: script, frame, 3-D Secure page. */
export function stripePages(till: StripeTill): Route[] {
  const { store } = till;
  const intentOf = (secret: string): Intent =>
    store.bySecret(secret) ??
    refuse({
      status: 404,
      message: 'No such payment_intent.',
      code: 'resource_missing',
      param: 'client_secret',
    });
  const question = (
    name: string,
    work: (input: FrameInput, intent: Intent, request: BankRequest) => Promise<object>,
  ): Route => ({
    method: 'POST',
    pattern: new RegExp(`^/stripe/frame/${name}$`),
    name: `stripe.frame.${name}`,
    answer: (request) =>
      frameAnswer(async () => {
        const input = frameInput(request);
        return work(input, intentOf(input.client_secret ?? ''), request);
      }),
  });
  return [
    { method: 'GET', pattern: /^\/stripe\.js$/, name: 'stripe.script', answer: stripeScript },
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
      answer: (request) => openFrame(store.bySecret(request.query.get('client_secret') ?? ''), request),
    },
    question('retrieve', async (_input, intent, { origin }) => ({
      paymentIntent: presentIntent(intent, origin),
    })),
    question('confirm', (input, intent, request) => confirmInFrame(till, input, intent, request)),
    ...challengePages(till),
  ];
}

async function confirmInFrame(
  till: StripeTill,
  input: FrameInput,
  intent: Intent,
  request: BankRequest,
): Promise<object> {
  const { origin } = request;
  const { choose, said } = bankTexts(languageOf(intent, request));
  const choice = parseChoice(input.choice ?? '');
  if (choice === undefined) {
    return {
      error: {
        type: 'validation_error',
        code: 'incomplete_number',
        message: choose.missing,
      },
    };
  }
  if (choice.outcome === 'abandoned') {
    return {
      error: {
        type: 'validation_error',
        message: said.interrupted,
      },
    };
  }
  intent.returnUrl = input.return_url || intent.returnUrl;
  await attemptPayment(till, intent, choice, origin);
  if (choice.outcome === 'unheard') {
    return { error: { type: 'api_connection_error', message: said.lineDown } };
  }
  const paymentIntent = presentIntent(intent, origin);
  return intent.lastError === null
    ? { paymentIntent }
    : { error: { ...intent.lastError, payment_intent: paymentIntent } };
}

function gone(request: BankRequest): BankAnswer {
  const language = browserLanguage(request);
  const { said, challenge } = bankTexts(language);
  return wordsPage(language, { title: said.unknown, text: challenge.gone, status: 404 });
}

function challengeOver(intent: Intent, language: Language, status: number): BankAnswer {
  const { challenge, backToShop } = bankTexts(language);
  return wordsPage(language, {
    title: challenge.over,
    text: `${backToShop}.`,
    status,
    back: intentReturn(intent),
  });
}

/** What the shopper answered to the challenge, and where they go then. */
async function answerChallenge(till: StripeTill, request: BankRequest): Promise<BankAnswer> {
  const { body, origin } = request;
  const fields = new URLSearchParams(body);
  const intent = till.store.bySecret(fields.get('client_secret') ?? '');
  if (intent === undefined) return gone(request);
  const language = languageOf(intent, request);
  try {
    mustBe(intent, ['requires_action'], 'authenticate');
  } catch (error) {
    answerRefusal(error);
    return challengeOver(intent, language, 409);
  }
  const passed = fields.get('choice') === 'approved';
  const choice = passed
    ? ({ outcome: 'approved' } as const)
    : ({ outcome: 'refused', reason: 'authentication' } as const);
  await attemptPayment(till, intent, choice, origin);
  const back = intentReturn(intent);
  if (back !== undefined) return seeOther(back);
  const { challenge, declines, said } = bankTexts(language);
  return wordsPage(language, {
    title: said.done,
    text: passed ? challenge.passed : declines.authentication,
  });
}

function challengePages(till: StripeTill): Route[] {
  const pattern = /^\/stripe\/verifica$/;
  return [
    {
      method: 'GET',
      pattern,
      name: 'stripe.challenge',
      answer: (request) => {
        const intent = till.store.bySecret(request.query.get('client_secret') ?? '');
        if (intent === undefined) return gone(request);
        const language = languageOf(intent, request);
        if (intent.status === 'requires_action') return cardChallenge(intent, language);
        return challengeOver(intent, language, 200);
      },
    },
    {
      method: 'POST',
      pattern,
      name: 'stripe.challenge',
      answer: (request) => answerChallenge(till, request),
    },
  ];
}
