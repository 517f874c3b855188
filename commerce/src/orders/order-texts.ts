import { languageFacts, languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** Words of the shop in an order's history and mails, in the order's language. */
export interface OrderTexts {
  readonly refunded: (amount: string) => string;
  readonly expiredCard: string;
  readonly expiredTransfer: string;
  /** Nobody opened the mailed link within a day. */
  readonly expiredUnconfirmed: string;
  /** Somebody opened it. */
  readonly confirmed: string;
  readonly cancelledByCustomer: string;
  readonly emailCorrected: string;
  /** A declaration of withdrawal by its number, with the goods it is about. */
  readonly withdrawn: (number: string, goods: string) => string;
  readonly withdrawnGoodsBack: (number: string) => string;
  /** Label of the download. */
  readonly proForma: string;
}

const texts: Readonly<Record<Language, OrderTexts>> = {
  it: {
    refunded: (amount) => `Rimborso di ${amount}`,
    expiredCard: 'Il pagamento non è arrivato in tempo.',
    expiredTransfer: 'Il bonifico non è arrivato, o non della cifra giusta, entro la scadenza.',
    expiredUnconfirmed: 'L’ordine non è stato confermato entro 24 ore dal collegamento nell’e-mail.',
    confirmed: 'Hai confermato l’ordine dal collegamento nell’e-mail.',
    cancelledByCustomer: 'Annullato su tua richiesta.',
    emailCorrected: 'Hai corretto l’email dell’ordine.',
    withdrawn: (number, goods) => `Abbiamo ricevuto il tuo recesso ${number}: ${goods}.`,
    withdrawnGoodsBack: (number) => `Abbiamo ricevuto i prodotti del recesso ${number}.`,
    proForma: 'Riepilogo dell’ordine (pro-forma)',
  },
  en: {
    refunded: (amount) => `Refund of ${amount}`,
    expiredCard: 'The payment did not arrive in time.',
    expiredTransfer: 'The bank transfer did not arrive, or not for the right amount, by its due date.',
    expiredUnconfirmed: 'The order was not confirmed by the link in the email within 24 hours.',
    confirmed: 'You confirmed the order by the link in the email.',
    cancelledByCustomer: 'Cancelled at your request.',
    emailCorrected: 'You corrected the email of the order.',
    withdrawn: (number, goods) => `We have received your withdrawal ${number}: ${goods}.`,
    withdrawnGoodsBack: (number) => `We have received the goods of withdrawal ${number}.`,
    proForma: 'Order summary (pro-forma)',
  },
  sk: {
    refunded: (amount) => `Vrátenie ${amount}`,
    expiredCard: 'Platba neprišla včas.',
    expiredTransfer: 'Bankový prevod neprišiel v lehote, alebo nie v správnej sume.',
    expiredUnconfirmed: 'Objednávka nebola do 24 hodín potvrdená odkazom v e-maile.',
    confirmed: 'Objednávku ste potvrdili odkazom v e-maile.',
    cancelledByCustomer: 'Zrušené na vašu žiadosť.',
    emailCorrected: 'Opravili ste e-mail objednávky.',
    withdrawn: (number, goods) => `Prijali sme vaše odstúpenie od zmluvy ${number}: ${goods}.`,
    withdrawnGoodsBack: (number) => `Prijali sme tovar z odstúpenia ${number}.`,
    proForma: 'Súhrn objednávky (proforma)',
  },
};

export const shopLanguage = (language: string): Language => offeredLanguage(language, languages);

export const orderTexts = (language: string): OrderTexts => texts[shopLanguage(language)];

export const localeOf = (language: string): string => languageFacts[shopLanguage(language)].locale;

/** "23 novembre 2026": a day in Italy. */
export const dayText = (moment: Date | string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: typeof moment === 'string' ? 'UTC' : 'Europe/Rome',
  }).format(new Date(moment));

/** "23 novembre 2026 alle ore 10:05:09": a moment in Italy, to the second. */
export const momentText = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  }).format(moment);

/** "1.234,50 €" from cents, as the language writes it. */
export const euroText = (amountCents: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(amountCents / 100);
