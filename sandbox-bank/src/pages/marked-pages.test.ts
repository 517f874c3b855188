import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords, wordsOfHtml } from '@casamaestra/texts/testing/marked-words.ts';
import type { Reason } from '../outcome.ts';
import { startSandboxBank, type SandboxBank } from '../sandbox-bank.ts';
import { declined } from '../stripe/stripe-errors.ts';
import { askAxerve } from '../testing/bank-client.ts';

// No page of the bank says anything that is not a text of its reader's language.
markTexts();

let bank: SandboxBank;
beforeAll(async () => {
  bank = await startSandboxBank({ port: 0 });
});
afterAll(() => bank.close());

const known = new KnownValues();
known.add(['CM-7K3MQ9XR-1', 'Anna Rossi', 'Axerve', 'Stripe', 'PayPal', 'Apple Pay', 'EUR']);

async function strangeIn(path: string, language: Language, init: RequestInit = {}): Promise<string[]> {
  const headers = { 'accept-language': language };
  const answer = await fetch(new URL(path, bank.url), { ...init, headers, redirect: 'manual' });
  const text = await answer.text();
  if (!text.includes(`<html lang="${language}"`)) return [`${path} is not written in ${language}`];
  const hints = [...text.matchAll(/data-[\w-]+="([^"]*)"/g)].map(([, hint = '']) => hint);
  return [wordsOfHtml(text), ...hints].flatMap((words) =>
    words.split('\n').flatMap((line) => strangeWords(line, language, known)),
  );
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

async function axervePages(language: Language): Promise<string[]> {
  const strange: string[] = [];
  for (const paymentType of [['CREDITCARD', 'APPLEPAY'], ['PAYPAL']]) {
    const order = { amount: '27.30', currency: 'EUR', shopTransactionID: 'CM-7K3MQ9XR-1', paymentType };
    const { payload } = await askAxerve(bank.url, 'create', { ...order, buyerName: 'Anna Rossi' });
    const { paymentID, paymentToken, userRedirect } = payload as {
      paymentID: string;
      paymentToken: string;
      userRedirect: { href: string };
    };
    const choose = (choice: string) =>
      strangeIn('/pagam/esito', language, form({ paymentID, paymentToken, choice }));
    strange.push(...(await strangeIn(userRedirect.href, language)));
    for (const choice of ['challenge', 'nonsense', 'pending', 'approved', 'approved', 'unheard'])
      strange.push(...(await choose(choice)));
    strange.push(...(await strangeIn(userRedirect.href, language)));
  }
  return strange;
}

async function stripePages(language: Language): Promise<string[]> {
  const options = { host: '127.0.0.1', port: bank.port, protocol: 'http', maxNetworkRetries: 0 } as const;
  const intents = new Stripe('sk_test_sandboxbank', options).paymentIntents;
  const { client_secret: secret } = await intents.create({ amount: 2730, currency: 'eur' });
  const client_secret = secret ?? '';
  const frame = (one: string) =>
    `/stripe/frame?${new URLSearchParams({ client_secret: one, locale: language })}`;
  const challenge = `/stripe/verifica?${new URLSearchParams({ client_secret })}`;
  const confirm = async (choice: string): Promise<void> => {
    const body = JSON.stringify({ client_secret, choice });
    await fetch(new URL('/stripe/frame/confirm', bank.url), { method: 'POST', body });
  };
  const strange = [
    ...(await strangeIn(frame('nobody'), language)),
    ...(await strangeIn(frame(client_secret), language)),
  ];
  await confirm('challenge');
  strange.push(...(await strangeIn(challenge, language)));
  for (const choice of ['approved', 'approved'])
    strange.push(...(await strangeIn('/stripe/verifica', language, form({ client_secret, choice }))));
  for (const path of [challenge, '/stripe/verifica?client_secret=nobody'])
    strange.push(...(await strangeIn(path, language)));
  return strange;
}

test.each(languages)('every page is written in the %s of its reader', async (language) => {
  const pages = [...(await axervePages(language)), ...(await stripePages(language))];
  for (const path of ['/', '/nothing', '/pagam/src/index.html'])
    pages.push(...(await strangeIn(path, language)));
  expect(pages).toEqual([]);
});

test.each(['funds', 'expired', 'cvv', 'generic', 'authentication'] as const satisfies readonly Reason[])(
  'why a card is declined: %s',
  (reason) => {
    for (const language of languages)
      expect(strangeWords(declined(reason, language).message, language, known)).toEqual([]);
  },
);
