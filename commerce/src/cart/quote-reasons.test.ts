import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteInput } from '@casamaestra/contract/cart/quote.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { drill, quoteNow, startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
let bruna: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await startQuoteShop();
  await shop.database.updateTable('coupon').set({ uses: 1 }).where('code', '=', 'UNICO').execute();
  const clock = { now: () => quoteNow };
  bruna = (await registerCustomer(shop, { email: 'bruna@esempio.it', clock })).headers;
  const used = { coupon_code: 'BENVENUTO10', email_key: 'bruna@esempio.it', uses: 1 };
  await shop.database.insertInto('coupon_customer').values(used).execute();
});
afterAll(() => shop.close());

interface Told {
  readonly code: string;
  readonly facts: object;
  readonly it: string;
  readonly en: string;
  readonly sk: string;
}

const concrete = { sku: 'BETON', qty: 1 };
const coupon = (code: string, ...more: string[]): QuoteInput => ({
  lines: [drill],
  coupon_codes: [code, ...more],
});

const told: readonly (readonly [QuoteInput, Told])[] = [
  [
    { lines: [{ sku: 'SEGRETO', qty: 1 }] },
    {
      code: 'article_not_sold',
      facts: { name: 'Prodotto SEGRETO' },
      it: '«Prodotto SEGRETO» non è più in vendita',
      en: '“Prodotto SEGRETO” is no longer sold',
      sk: '„Prodotto SEGRETO“ už nepredávame',
    },
  ],
  [
    { lines: [{ sku: 'FINITO', qty: 1 }] },
    {
      code: 'article_out_of_stock',
      facts: { name: 'Prodotto FINITO' },
      it: 'è esaurito',
      en: 'is out of stock',
      sk: 'je vypredané',
    },
  ],
  [
    { lines: [{ sku: 'VITE-L', qty: 4 }] },
    {
      code: 'article_short',
      facts: { name: 'Prodotto VITE (Misura: L)', left: 3, wanted: 4 },
      it: 'sono rimasti 3 pezzi: ne avevi scelti 4.',
      en: 'Only 3 pieces of “Prodotto VITE (Misura: L)” left: you had chosen 4.',
      sk: 'už len 3 kusy „Prodotto VITE (Misura: L)“: vybrali ste 4.',
    },
  ],
  [
    { lines: [{ ...drill, seen_price: 45 }] },
    {
      code: 'article_price_up',
      facts: { name: 'Prodotto TRAPANO', before: 45, now: 50 },
      it: 'è salito da 45,00\u00a0€ a 50,00\u00a0€.',
      en: 'went up from €45.00 to €50.00.',
      sk: 'sa zvýšila z 45,00\u00a0€ na 50,00\u00a0€.',
    },
  ],
  [
    { lines: [{ ...drill, seen_price: 55.5 }] },
    {
      code: 'article_price_down',
      facts: { name: 'Prodotto TRAPANO', before: 55.5, now: 50 },
      it: 'è sceso da 55,50\u00a0€ a 50,00\u00a0€.',
      en: 'went down from €55.50 to €50.00.',
      sk: 'klesla z 55,50\u00a0€ na 50,00\u00a0€.',
    },
  ],
  [
    { lines: [drill], country: 'US' },
    {
      code: 'country_not_served',
      facts: { country: 'US' },
      it: 'Per ora non consegniamo in questo Paese: Stati Uniti.',
      en: 'We do not deliver to this country yet: United States.',
      sk: 'Do tejto krajiny zatiaľ nedoručujeme: Spojené štáty.',
    },
  ],
  [
    { lines: [concrete], country: 'SK', shipping_kind: 'pickup' },
    {
      code: 'delivery_missing',
      facts: { country: 'SK' },
      it: 'non abbiamo una consegna a questo indirizzo (Slovacchia)',
      en: 'no delivery of these articles to this address (Slovakia)',
      sk: 'na túto adresu (Slovensko) doručiť nevieme',
    },
  ],
  [
    { lines: [concrete], shipping_rule: 'corriere' },
    {
      code: 'delivery_replaced',
      facts: { delivery: 'Corriere con sponda' },
      it: 'ora è «Corriere con sponda».',
      en: 'it is now “Corriere con sponda (en)”.',
      sk: 'teraz je to „Corriere con sponda (sk)“.',
    },
  ],
  [
    { lines: [concrete], pincode: '90133' },
    {
      code: 'undeliverable_in_town',
      facts: { articles: ['Prodotto BETON'], town: 'Palermo' },
      it: 'Non consegniamo questo prodotto a Palermo: «Prodotto BETON».',
      en: 'We do not deliver this product to Palermo: “Prodotto BETON”.',
      sk: 'Tento tovar nedoručujeme do miesta Palermo: „Prodotto BETON“.',
    },
  ],
  [
    { lines: [concrete], pincode: '07020' },
    {
      code: 'undeliverable_at_postcode',
      facts: { articles: ['Prodotto BETON'], postcode: '07020' },
      it: 'al CAP 07020',
      en: 'to postcode 07020',
      sk: 'na PSČ 07020',
    },
  ],
  [
    { lines: [{ sku: 'BETON', qty: 13 }] },
    {
      code: 'undeliverable_in_country',
      facts: { articles: ['Prodotto BETON'], country: 'IT' },
      it: 'in questo Paese (Italia)',
      en: 'to this country (Italy)',
      sk: 'do tejto krajiny (Taliansko)',
    },
  ],
  [
    { lines: [{ sku: 'ORO', qty: 9999 }] },
    {
      code: 'total_too_large',
      facts: { most: 10_000_000 },
      it: 'può arrivare a 10.000.000,00\u00a0€',
      en: 'can be up to €10,000,000.00',
      sk: 'môže byť najviac 10\u00a0000\u00a0000,00\u00a0€',
    },
  ],
  [
    coupon('NONESISTE'),
    {
      code: 'coupon_unknown',
      facts: { code: 'NONESISTE' },
      it: 'Non conosciamo il codice NONESISTE',
      en: 'We do not know the code NONESISTE',
      sk: 'Kód NONESISTE nepoznáme',
    },
  ],
  [
    coupon('DOMANI'),
    {
      code: 'coupon_not_yet',
      facts: { code: 'DOMANI', from: '2026-11-20' },
      it: 'vale dal 20 novembre 2026',
      en: 'is valid from 20 November 2026',
      sk: 'platí od 20. novembra 2026',
    },
  ],
  [
    coupon('SCADUTO'),
    {
      code: 'coupon_expired',
      facts: { code: 'SCADUTO', on: '2020-06-20' },
      it: 'è scaduto il 20 giugno 2020',
      en: 'expired on 20 June 2020',
      sk: 'sa skončila 20. júna 2020',
    },
  ],
  [
    coupon('TRAPANI20'),
    {
      code: 'coupon_minimum',
      facts: { code: 'TRAPANI20', minimum: 60, missing: 10 },
      it: 'vale da 60,00\u00a0€ di spesa: ti mancano 10,00\u00a0€',
      en: 'is valid from €60.00: €10.00 to go',
      sk: 'platí od 60,00\u00a0€: chýba vám 10,00\u00a0€',
    },
  ],
  [
    coupon('SOLOVITI'),
    {
      code: 'coupon_wrong_products',
      facts: { code: 'SOLOVITI' },
      it: 'non vale per gli articoli nel carrello',
      en: 'is not for the articles in your cart',
      sk: 'neplatí pre tovar v košíku',
    },
  ],
  [
    coupon('UNICO'),
    {
      code: 'coupon_used_up',
      facts: { code: 'UNICO' },
      it: 'è già stato usato fino all’ultimo',
      en: 'has been used up',
      sk: 'je už vyčerpaný',
    },
  ],
  [
    coupon('BENVENUTO10'),
    {
      code: 'coupon_customer_limit',
      facts: { code: 'BENVENUTO10' },
      it: 'Hai già usato il codice BENVENUTO10',
      en: 'You have already used the code BENVENUTO10',
      sk: 'Kód BENVENUTO10 ste už použili',
    },
  ],
  [
    coupon('TUTTO', 'CASA5'),
    {
      code: 'coupon_not_combinable',
      facts: { code: 'CASA5', kept: 'TUTTO' },
      it: 'Il codice CASA5 non si somma a TUTTO',
      en: 'The code CASA5 cannot be combined with TUTTO',
      sk: 'Kód CASA5 sa nedá spojiť s TUTTO',
    },
  ],
];

describe('what is not as it was seen is a code with facts, and a sentence in the caller’s language', () => {
  test.each(told.map(([input, reason]) => [reason.code, input, reason] as const))(
    '%s',
    async (code, input, { facts, ...sentences }) => {
      const first = async (language: Language) => {
        const headers = { ...bruna, cookie: `language=${language}` };
        return (await shop.quote(input, headers)).changes[0];
      };
      expect((await first('it'))?.reason).toEqual({ code, facts });
      for (const language of languages)
        expect((await first(language))?.message).toContain(sentences[language]);
    },
  );

  test('an order at another total, by a delivery that is gone, tells both', async () => {
    const { total } = await shop.quote({ lines: [drill], pincode: '40121' });
    const street = { first_name: 'Anna', last_name: 'Rossi', address_line1: 'Via Emilia 12' };
    const order = {
      idempotency_key: '0198a9a5-7c2e-7b6e-9a51-1d1f7f3f6a01',
      lines: [drill],
      email: 'anna@esempio.it',
      phone: '333 1234567',
      shipping_address: { ...street, city: 'Bologna', state: 'BO', pincode: '40121', country: 'IT' },
      shipping_rule: 'elicottero',
      payment_method: 'transfer',
      seen_total: 1,
    };
    const reasons = async (changed: object, language: string) => {
      const headers = { cookie: `language=${language}` };
      const { body } = await shop.post(placeOrderOperation.path, { ...order, ...changed }, headers);
      const { message } = body as { message: PlacedOrder };
      if (message.status !== 'changed') throw new Error('placed');
      return message.changes.map(({ reason, message: said }) => ({ ...reason, said }));
    };
    expect(await reasons({}, 'it')).toMatchObject([
      { code: 'delivery_replaced' },
      { code: 'total_changed', facts: { total }, said: 'Il totale ora è 59,90\u00a0€.' },
    ]);
    expect((await reasons({}, 'en')).at(-1)?.said).toBe('The total is now €59.90.');
    expect((await reasons({}, 'sk')).at(-1)?.said).toBe('Celková suma je teraz 59,90\u00a0€.');
  });
});
