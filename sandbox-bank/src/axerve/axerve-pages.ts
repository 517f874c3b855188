import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { type BankAnswer, type BankRequest, type Route, seeOther } from '../http/exchange.ts';
import { type Choice, parseChoice } from '../outcome.ts';
import { hostedChallenge, hostedPage } from '../pages/hosted-page.ts';
import { browserLanguage, paymentLanguage } from '../pages/page-language.ts';
import { wordsPage } from '../pages/words-page.ts';
import { axerveShopLogin } from './axerve-calls.ts';
import { returnAddress } from './axerve-notices.ts';
import type { AxervePayment, AxervePayments } from './axerve-payments.ts';
import type { Next } from './axerve-till.ts';

type Choose = (payment: AxervePayment, choice: Choice) => Promise<Next>;

function unknownPayment(request: BankRequest): BankAnswer {
  const language = browserLanguage(request);
  const { unknown, unknownText } = bankTexts(language).said;
  return wordsPage(language, { title: unknown, text: unknownText, status: 404 });
}

/** A payment, shown only with its token. */
function shown(payments: AxervePayments, fields: URLSearchParams): AxervePayment | undefined {
  const payment = payments.get(fields.get('paymentID') ?? '');
  return payment?.paymentToken === fields.get('paymentToken') ? payment : undefined;
}

function afterwards(next: Next, language: Language): BankAnswer {
  const { said } = bankTexts(language);
  if (next.kind === 'unheard') return wordsPage(language, { title: said.unheard, text: said.unheardText });
  if (next.kind === 'refused') {
    const text = said.impossibleText(next.error.code);
    return wordsPage(language, { title: said.impossible, text, status: 409 });
  }
  if (next.url === undefined) return wordsPage(language, { title: said.done, text: said.noReturn });
  return seeOther(next.url);
}

/** Axerve's pages for buyers. */
export function axervePages(payments: AxervePayments, choose: Choose): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/pagam\/src\/index\.html$/,
      name: 'axerve.page',
      answer: (request) => {
        const { query } = request;
        const payment = shown(payments, query);
        if (payment === undefined || query.get('shopLogin') !== axerveShopLogin)
          return unknownPayment(request);
        const language = paymentLanguage(payment.language, request);
        if (payment.result === 'UNSUBMITTED') return hostedPage(payment, language);
        const { processed, processedText } = bankTexts(language).said;
        return wordsPage(language, {
          title: processed,
          text: processedText,
          back: returnAddress(payment),
        });
      },
    },
    {
      method: 'POST',
      pattern: /^\/pagam\/esito$/,
      name: 'axerve.choose',
      answer: async (request) => {
        const fields = new URLSearchParams(request.body);
        const payment = shown(payments, fields);
        if (payment === undefined) return unknownPayment(request);
        const language = paymentLanguage(payment.language, request);
        const choice = parseChoice(fields.get('choice') ?? '');
        if (choice === undefined) {
          const { outcomeUnknown: title, outcomeUnknownText: text } = bankTexts(language).said;
          return wordsPage(language, { title, text, status: 400 });
        }
        if (choice.outcome === 'challenge') return hostedChallenge(payment, language);
        return afterwards(await choose(payment, choice), language);
      },
    },
  ];
}
