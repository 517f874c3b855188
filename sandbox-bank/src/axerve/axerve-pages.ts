import { type BankAnswer, type Route, seeOther } from '../http/exchange.ts';
import { type Choice, parseChoice } from '../outcome.ts';
import { hostedChallenge, hostedPage, wordsPage } from '../pages/hosted-page.ts';
import { axerveShopLogin } from './axerve-calls.ts';
import { returnAddress } from './axerve-notices.ts';
import type { AxervePayment, AxervePayments } from './axerve-payments.ts';
import type { Next } from './axerve-till.ts';

type Choose = (payment: AxervePayment, choice: Choice) => Promise<Next>;

const unknownPayment = () =>
  wordsPage(
    'Pagamento non trovato',
    'Il collegamento non è valido, o la banca di prova è stata riavviata e ha dimenticato tutto. Torna al negozio e riprova.',
    404,
  );

/** A payment, shown only with its token. */
function shown(payments: AxervePayments, fields: URLSearchParams): AxervePayment | undefined {
  const payment = payments.get(fields.get('paymentID') ?? '');
  return payment?.paymentToken === fields.get('paymentToken') ? payment : undefined;
}

function afterwards(next: Next): BankAnswer {
  if (next.kind === 'unheard') {
    return wordsPage(
      'La linea è caduta',
      'Il pagamento è approvato, ma il negozio non lo ha saputo: né notifica né ritorno. Deve accorgersene da solo, chiedendo alla banca.',
    );
  }
  if (next.kind === 'refused') return wordsPage('Non si può', `${next.error.description}.`, 409);
  if (next.url === undefined)
    return wordsPage('Fatto', 'Il negozio non ha lasciato un indirizzo a cui tornare.');
  return seeOther(next.url);
}

/** Axerve's pages for buyers. */
export function axervePages(payments: AxervePayments, choose: Choose): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/pagam\/src\/index\.html$/,
      name: 'axerve.page',
      answer: ({ query }) => {
        const payment = shown(payments, query);
        if (payment === undefined || query.get('shopLogin') !== axerveShopLogin) return unknownPayment();
        if (payment.result === 'UNSUBMITTED') return hostedPage(payment);
        return wordsPage(
          'Questo pagamento è già stato elaborato',
          'Non serve pagare di nuovo.',
          200,
          returnAddress(payment),
        );
      },
    },
    {
      method: 'POST',
      pattern: /^\/pagam\/esito$/,
      name: 'axerve.choose',
      answer: async ({ body }) => {
        const fields = new URLSearchParams(body);
        const payment = shown(payments, fields);
        if (payment === undefined) return unknownPayment();
        const choice = parseChoice(fields.get('choice') ?? '');
        if (choice === undefined)
          return wordsPage('Esito sconosciuto', 'Torna indietro e scegli di nuovo.', 400);
        if (choice.outcome === 'challenge') return hostedChallenge(payment);
        return afterwards(await choose(payment, choice));
      },
    },
  ];
}
