import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';

/** Begins our own codes for payments that are not what was asked for. */
export const MISMATCH = 'mismatch_';

interface PaymentTexts {
  readonly failed: Readonly<Record<FailureReason, string>>;
  /** Other money than was asked for: it goes back. */
  readonly mismatch: string;
  /** The gateway gave no usable answer. */
  readonly unreachable: string;
  readonly alreadyPending: string;
  readonly notPayable: string;
}

const it: PaymentTexts = {
  failed: {
    funds:
      'La banca ha rifiutato il pagamento per disponibilità insufficiente. Prova con un’altra carta o paga con bonifico.',
    expired: 'La carta risulta scaduta. Controlla la data o usa un’altra carta.',
    cvv: 'Il codice di sicurezza (CVV) non è corretto. Controlla le cifre sul retro della carta e riprova.',
    authentication:
      'La tua banca non ha confermato la tua identità. Riprova e approva il pagamento nell’app della banca o con il codice che ti manda.',
    abandoned: 'Hai interrotto il pagamento. L’ordine ti aspetta: puoi riprovare quando vuoi.',
    denied:
      'La banca ha rifiutato il pagamento. Non dice perché: prova con un’altra carta o chiedi alla tua banca.',
    blocked: 'Questa carta non può essere usata. Prova con un’altra o chiedi alla tua banca.',
    amount: 'L’importo supera il limite della carta. Prova con un’altra carta o paga con bonifico.',
    generic: 'Il pagamento non è riuscito. Non ti è stato addebitato nulla: puoi riprovare.',
  },
  mismatch:
    'Il pagamento registrato dalla banca non corrisponde all’ordine: se ti è stato addebitato qualcosa, te lo restituiamo. Puoi pagare di nuovo.',
  unreachable:
    'In questo momento la banca non risponde. L’ordine è salvo e non ti è stato addebitato nulla: riprova tra poco.',
  alreadyPending:
    'Un pagamento per questo ordine è già in corso presso la banca. Aspetta l’esito: te lo scriviamo per e-mail.',
  notPayable: 'Questo ordine non si può più pagare.',
};

const en: PaymentTexts = {
  failed: {
    funds: 'Your bank declined the payment: there are not enough funds. Try another card or pay by transfer.',
    expired: 'The card has expired. Check the date or use another card.',
    cvv: 'The security code (CVV) is wrong. Check the digits on the back of the card and try again.',
    authentication:
      'Your bank could not confirm that it is you. Try again and approve the payment in your bank’s app or with the code it sends.',
    abandoned: 'You left the payment. Your order is waiting: try again whenever you like.',
    denied: 'Your bank declined the payment without saying why. Try another card or ask your bank.',
    blocked: 'This card cannot be used. Try another one or ask your bank.',
    amount: 'The amount is over the limit of the card. Try another card or pay by transfer.',
    generic: 'The payment did not go through. You have not been charged: you can try again.',
  },
  mismatch:
    'The payment the bank recorded does not match your order: anything you were charged goes back to you. You can pay again.',
  unreachable:
    'The bank is not answering right now. Your order is safe and you have not been charged: try again shortly.',
  alreadyPending:
    'A payment for this order is already under way at the bank. We will e-mail you its outcome.',
  notPayable: 'This order can no longer be paid.',
};

const sk: PaymentTexts = {
  failed: {
    funds: 'Banka platbu odmietla pre nedostatok prostriedkov. Skúste inú kartu alebo zaplaťte prevodom.',
    expired: 'Platnosť karty sa skončila. Skontrolujte dátum alebo použite inú kartu.',
    cvv: 'Bezpečnostný kód (CVV) nie je správny. Skontrolujte číslice na zadnej strane karty a skúste to znova.',
    authentication:
      'Banka nepotvrdila vašu totožnosť. Skúste to znova a platbu schváľte v aplikácii banky alebo kódom, ktorý vám pošle.',
    abandoned: 'Platbu ste prerušili. Objednávka na vás čaká: môžete to skúsiť znova.',
    denied: 'Banka platbu odmietla bez udania dôvodu. Skúste inú kartu alebo sa opýtajte svojej banky.',
    blocked: 'Túto kartu nemožno použiť. Skúste inú alebo sa opýtajte svojej banky.',
    amount: 'Suma prekračuje limit karty. Skúste inú kartu alebo zaplaťte prevodom.',
    generic: 'Platba sa nepodarila. Nič sme vám neúčtovali: môžete to skúsiť znova.',
  },
  mismatch:
    'Platba, ktorú zaznamenala banka, nezodpovedá objednávke: ak vám niečo účtovali, vrátime vám to. Môžete zaplatiť znova.',
  unreachable:
    'Banka práve neodpovedá. Objednávka je uložená a nič sme vám neúčtovali: skúste to o chvíľu znova.',
  alreadyPending: 'Platba tejto objednávky už v banke prebieha. Výsledok vám pošleme e-mailom.',
  notPayable: 'Túto objednávku už nemožno zaplatiť.',
};

const byLanguage: Readonly<Record<string, PaymentTexts>> = { it, en, sk };

export const paymentTexts = (language: string): PaymentTexts => byLanguage[language] ?? it;

/** Why a payment failed, in plain words; never the gateway's own. */
export function failureText(reason: FailureReason | 'mismatch', language: string): string {
  const { failed, mismatch } = paymentTexts(language);
  return reason === 'mismatch' ? mismatch : failed[reason];
}
