import { takesCard } from '../axerve/axerve-detail.ts';
import type { AxervePayment } from '../axerve/axerve-payments.ts';
import type { BankAnswer } from '../http/exchange.ts';
import {
  appChoices,
  appRefusals,
  pendingChoices,
  refusalChoices,
  troubleChoices,
  usualChoices,
} from './choices.ts';
import { escaped, euros, page } from './layout.ts';

const choiceButton = (choice: { value: string; title: string; text: string }, main = false) =>
  `<button${main ? ' class="main"' : ''} name="choice" value="${choice.value}"><strong>${choice.title}</strong><small>${choice.text}</small></button>`;

const typeNames: Readonly<Record<string, string>> = {
  CREDITCARD: 'Carta',
  APPLEPAY: 'Apple Pay',
  GOOGLEPAY: 'Google Pay',
  PAYPAL: 'PayPal',
  SATISPAY: 'Satispay',
};

function summary(payment: AxervePayment): string {
  const buyer = payment.buyerName === '' ? '' : `<dt>Intestatario</dt><dd>${escaped(payment.buyerName)}</dd>`;
  const means = payment.types.map((type) => typeNames[type] ?? type).join(', ');
  const paidWith = means === '' ? '' : `<dt>Si paga con</dt><dd>${escaped(means)}</dd>`;
  return `<div class="card"><dl><dt>Negozio</dt><dd>Negozio di prova</dd>${paidWith}<dt>Ordine</dt><dd>${escaped(payment.shopTransactionID)}</dd>${buyer}<dt>Importo</dt><dd class="sum">${euros(payment.amountCents)}</dd></dl></div>`;
}

const hidden = (payment: AxervePayment) =>
  `<input type="hidden" name="paymentID" value="${escaped(payment.paymentID)}"><input type="hidden" name="paymentToken" value="${escaped(payment.paymentToken)}">`;

const leadsTo = (payment: AxervePayment) => [payment.buyerOK, payment.buyerKO];

/** The page where a person chooses the outcome of a payment. On purpose without a field for a card number. */
export function hostedPage(payment: AxervePayment): BankAnswer {
  const group = (title: string, buttons: string) =>
    `<h2>${title}</h2><fieldset class="choices pair"><legend hidden>${title}</legend>${buttons}</fieldset>`;
  const card = takesCard(payment);
  const [approve, challenge] = card ? usualChoices : appChoices;
  const first = [
    approve === undefined ? '' : choiceButton(approve, true),
    challenge === undefined ? '' : choiceButton(challenge),
  ].join('');
  const body = `<h1>Come deve finire questo pagamento?</h1>${summary(payment)}
<p>Questa banca è finta e serve a provare il negozio: non scrivere mai qui i dati di una carta vera. Scegli tu l’esito.</p>
<form method="post" action="/pagam/esito">${hidden(payment)}
<fieldset class="choices"><legend>Esito</legend>${first}</fieldset>
${group('Rifiutato', (card ? refusalChoices : appRefusals).map((choice) => choiceButton(choice)).join(''))}
${group('In attesa', pendingChoices.map((choice) => choiceButton(choice)).join(''))}
${group('Contrattempi', troubleChoices.map((choice) => choiceButton(choice)).join(''))}
${group('Rinuncia', choiceButton({ value: 'abandoned', title: 'Torna al negozio senza pagare', text: 'Oppure chiudi questa scheda: il negozio non saprà nulla.' }))}
</form>
<p><a href="/" target="_blank" rel="noopener">Elenco delle operazioni</a>: lì si decidono quelle in attesa.</p>`;
  return page({ title: 'Scegli l’esito del pagamento', body, leadsTo: leadsTo(payment) });
}

/** The page of the 3-D Secure challenge. */
export function hostedChallenge(payment: AxervePayment): BankAnswer {
  const body = `<h1>Verifica 3-D Secure</h1>${summary(payment)}
<p>Qui la banca della carta ti chiederebbe un codice o l’impronta. In questa prova basta un pulsante.</p>
<form method="post" action="/pagam/esito">${hidden(payment)}<fieldset class="choices"><legend>Sei davvero tu?</legend>
${choiceButton({ value: 'approved', title: 'Conferma la mia identità', text: 'La verifica riesce e il pagamento è approvato.' }, true)}
${choiceButton({ value: 'refused:authentication', title: 'Verifica non riuscita', text: 'Il pagamento è rifiutato.' })}
</fieldset></form>`;
  return page({ title: 'Verifica 3-D Secure', body, leadsTo: leadsTo(payment) });
}

/** A short message. */
export function wordsPage(title: string, text: string, status = 200, back?: string): BankAnswer {
  const link =
    back === undefined ? '' : `<p><a class="button" href="${escaped(back)}">Torna al negozio</a></p>`;
  return page({ title, status, body: `<h1>${title}</h1><p>${text}</p>${link}` });
}
