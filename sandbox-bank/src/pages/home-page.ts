import type { BankTexts } from '@casamaestra/texts/it/service/bank.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import type { BookedTransaction, SandboxBankControl } from '../control.ts';
import { type Route, seeOther } from '../http/exchange.ts';
import { escaped, page } from './layout.ts';
import { browserLanguage } from './page-language.ts';

const states: Readonly<Record<string, keyof BankTexts['states']>> = {
  UNSUBMITTED: 'unpaid',
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
  requires_payment_method: 'unpaid',
  requires_action: 'challenge',
  processing: 'pending',
  requires_capture: 'authorised',
  succeeded: 'approved',
  canceled: 'cancelled',
};

function row(transaction: BookedTransaction, language: Language): string {
  const { list, states: stateTexts } = bankTexts(language);
  const { gateway, reference, order, state, amountCents, capturedCents, refundedCents } = transaction;
  const waiting = state === 'PENDING' || state === 'processing';
  const buttons = waiting
    ? `<form method="post" action="/operazioni"><input type="hidden" name="reference" value="${escaped(reference)}"><button name="to" value="approved">${escaped(list.approve)}</button> <button name="to" value="refused">${escaped(list.refuse)}</button></form>`
    : '';
  const known = states[state];
  const cells = [
    order,
    gateway === 'axerve' ? 'Axerve' : 'Stripe',
    known === undefined ? state : stateTexts[known],
    ...[amountCents, capturedCents, refundedCents].map((cents) => moneyOfCents(cents, language)),
  ];
  return `<tr>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}<td>${buttons}</td></tr>`;
}

function transactionsPage(control: SandboxBankControl, language: Language) {
  const texts = bankTexts(language);
  const { list } = texts;
  const rows = control.transactions().slice(-shownMost).toReversed();
  const heads = [
    texts.order,
    list.gateway,
    list.state,
    texts.amount,
    list.captured,
    list.refunded,
    list.decide,
  ];
  const table = `<div class="table card" tabindex="0" role="region" aria-label="${escaped(list.title)}"><table><thead><tr>${heads.map((text) => `<th>${escaped(text)}</th>`).join('')}</tr></thead><tbody>${rows.map((one) => row(one, language)).join('')}</tbody></table></div>`;
  const nothing = `<p class="quiet">${escaped(list.none)}</p>`;
  return page({
    language,
    title: list.title,
    body: `<h1>${escaped(list.heading)}</h1><p>${escaped(list.note)}</p>${rows.length === 0 ? nothing : table}`,
  });
}

const shownMost = 50;

/** The bank's own page: latest transactions, with buttons to decide pending ones. */
export function homePages(control: SandboxBankControl): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/$/,
      name: 'home',
      answer: (request) => transactionsPage(control, browserLanguage(request)),
    },
    {
      method: 'POST',
      pattern: /^\/operazioni$/,
      name: 'home',
      answer: async ({ body }) => {
        const fields = new URLSearchParams(body);
        const reference = fields.get('reference') ?? '';
        const waiting = control
          .transactions()
          .some((known) => known.reference === reference && ['PENDING', 'processing'].includes(known.state));
        if (waiting)
          await control.settle(reference, fields.get('to') === 'approved' ? 'approved' : 'refused');
        return seeOther('/');
      },
    },
  ];
}
