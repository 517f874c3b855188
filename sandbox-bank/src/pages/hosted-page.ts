import type { BankTexts } from '@casamaestra/texts/it/service/bank.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { takesCard } from '../axerve/axerve-detail.ts';
import type { AxervePayment } from '../axerve/axerve-payments.ts';
import type { BankAnswer } from '../http/exchange.ts';
import { appChoices, cardChoices, offered, pendingChoices, troubleChoices } from './choices.ts';
import { escaped, page } from './layout.ts';

interface Button {
  readonly value: string;
  readonly title: string;
  readonly text: string;
}

const choiceButton = ({ value, title, text }: Button, main = false) =>
  `<button${main ? ' class="main"' : ''} name="choice" value="${value}"><strong>${escaped(title)}</strong><small>${escaped(text)}</small></button>`;

const walletNames: Readonly<Record<string, string>> = {
  APPLEPAY: 'Apple Pay',
  GOOGLEPAY: 'Google Pay',
  PAYPAL: 'PayPal',
  SATISPAY: 'Satispay',
};

function summary(payment: AxervePayment, language: Language): string {
  const texts = bankTexts(language);
  const row = (name: string, value: string) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;
  const means = payment.types.map((type) =>
    type === 'CREDITCARD' ? texts.card : (walletNames[type] ?? type),
  );
  const rows = [
    row(texts.shop, texts.shopName),
    means.length === 0 ? '' : row(texts.paidWith, means.join(', ')),
    row(texts.order, payment.shopTransactionID),
    payment.buyerName === '' ? '' : row(texts.holder, payment.buyerName),
  ];
  const sum = escaped(moneyOfCents(payment.amountCents, language));
  return `<div class="card"><dl>${rows.join('')}<dt>${escaped(texts.amount)}</dt><dd class="sum">${sum}</dd></dl></div>`;
}

const hidden = (payment: AxervePayment) =>
  `<input type="hidden" name="paymentID" value="${escaped(payment.paymentID)}"><input type="hidden" name="paymentToken" value="${escaped(payment.paymentToken)}">`;

const leadsTo = (payment: AxervePayment) => [payment.buyerOK, payment.buyerKO];

const group = (title: string, buttons: readonly Button[]) =>
  `<h2>${escaped(title)}</h2><fieldset class="choices pair"><legend hidden>${escaped(title)}</legend>${buttons.map((choice) => choiceButton(choice)).join('')}</fieldset>`;

/** Where pending payments are decided. */
export const operationsLink = (texts: BankTexts): string =>
  `<p><a href="/" target="_blank" rel="noopener">${escaped(texts.operations)}</a>: ${escaped(texts.operationsNote)}</p>`;

/** The page where a person chooses the outcome of a payment. On purpose without a field for a card number. */
export function hostedPage(payment: AxervePayment, language: Language): BankAnswer {
  const texts = bankTexts(language);
  const { choose } = texts;
  const card = takesCard(payment);
  const { usual, refusals } = card ? cardChoices : appChoices;
  const first = offered(usual, texts, !card).map((choice) =>
    choiceButton(choice, choice.value === 'approved'),
  );
  const body = `<h1>${escaped(choose.heading)}</h1>${summary(payment, language)}
<p>${escaped(choose.note)}</p>
<form method="post" action="/pagam/esito">${hidden(payment)}
<fieldset class="choices"><legend>${escaped(choose.outcome)}</legend>${first.join('')}</fieldset>
${group(choose.refused, offered(refusals, texts, !card))}
${group(choose.pending, offered(pendingChoices, texts))}
${group(choose.trouble, offered(troubleChoices, texts))}
${group(choose.abandon, offered(['abandoned'], texts))}
</form>
${operationsLink(texts)}`;
  return page({ language, title: choose.title, body, leadsTo: leadsTo(payment) });
}

/** The page of the 3-D Secure challenge. */
export function hostedChallenge(payment: AxervePayment, language: Language): BankAnswer {
  const { challenge } = bankTexts(language);
  const body = `<h1>${escaped(challenge.title)}</h1>${summary(payment, language)}
<p>${escaped(challenge.note)}</p>
<form method="post" action="/pagam/esito">${hidden(payment)}<fieldset class="choices"><legend>${escaped(challenge.question)}</legend>
${choiceButton({ value: 'approved', title: challenge.yes, text: challenge.yesText }, true)}
${choiceButton({ value: 'refused:authentication', title: challenge.no, text: challenge.noText })}
</fieldset></form>`;
  return page({ language, title: challenge.title, body, leadsTo: leadsTo(payment) });
}
