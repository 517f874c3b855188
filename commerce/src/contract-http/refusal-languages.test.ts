import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { environment: { LANGUAGES: 'it,en,sk' } });
});
afterAll(() => shop.close());

interface ErrorBody {
  readonly code: string;
  readonly facts: object;
  readonly field?: string;
  readonly _error_message: string;
  readonly _server_messages: string;
}

interface Sample {
  readonly call: string;
  readonly input: object;
  readonly said: { readonly code: string; readonly facts: object; readonly field?: string };
  readonly it: string;
  readonly en: string;
  readonly sk: string;
}

const order = { order_number: 'CM-1234567', order_email: 'anna@example.it' };
const account = { email: 'anna@example.it', first_name: 'Anna', last_name: 'Rossi' };

/** A refused call of each area. */
const samples: readonly Sample[] = [
  {
    call: 'checkout.placeOrder',
    input: { lines: [{ sku: 'X', qty: 0 }] },
    said: { code: 'order_field_invalid', facts: { field: 'idempotency_key' }, field: 'idempotency_key' },
    it: 'La richiesta non ha una chiave valida: ricarica la pagina e riprova.',
    en: 'The request has no valid key: reload the page and try again.',
    sk: 'Požiadavka nemá platný kľúč: obnovte stránku a skúste to znova.',
  },
  {
    call: 'cart.quote',
    input: { lines: [{ sku: 'X', qty: 'molti' }] },
    said: {
      code: 'field_of_other_type',
      facts: { field: 'lines.0.qty', type: 'number' },
      field: 'lines.0.qty',
    },
    it: '«lines.0.qty» dev’essere un numero.',
    en: '“lines.0.qty” must be a number.',
    sk: '„lines.0.qty“ musí byť číslo.',
  },
  {
    call: 'customers.register',
    input: { ...account, password: 'corta' },
    said: { code: 'password_too_short', facts: { least: 10 }, field: 'password' },
    it: 'La password dev’essere di almeno 10 caratteri: va benissimo una frase di quattro parole, o quella che ti propone il browser.',
    en: 'The password must have at least 10 characters: a phrase of four words is fine, or the one your browser suggests.',
    sk: 'Heslo musí mať aspoň 10 znakov: pokojne veta zo štyroch slov alebo heslo, ktoré navrhne prehliadač.',
  },
  {
    call: 'customers.signIn',
    input: { usr: 'nessuno@example.it', pwd: 'sbagliata' },
    said: { code: 'credentials_wrong', facts: {} },
    it: 'Email o password non corrette.',
    en: 'E-mail or password are not right.',
    sk: 'E-mail alebo heslo nie sú správne.',
  },
  {
    call: 'orders.mine',
    input: {},
    said: { code: 'login_required', facts: { purpose: 'orders' } },
    it: 'Accedi per vedere i tuoi ordini.',
    en: 'Log in to see your orders.',
    sk: 'Ak chcete vidieť svoje objednávky, prihláste sa.',
  },
  {
    call: 'withdrawals.open',
    input: order,
    said: { code: 'order_unknown', facts: {} },
    it: 'Non troviamo un ordine con questi dati. Controlla il numero e l’email.',
    en: 'We find no order with these data. Check the number and the e-mail.',
    sk: 'Objednávku s týmito údajmi sme nenašli. Skontrolujte číslo a e-mail.',
  },
  {
    call: 'payments.payAgain',
    input: { order_token: 'falso', payment_method: 'transfer' },
    said: { code: 'order_of_payment_unknown', facts: {} },
    it: 'Non troviamo questo ordine.',
    en: 'We cannot find this order.',
    sk: 'Túto objednávku sme nenašli.',
  },
  {
    call: 'reviews.vote',
    input: { name: 'REV-1', helpful: true },
    said: { code: 'login_required', facts: { purpose: 'vote' } },
    it: 'Accedi per dire se una recensione è utile.',
    en: 'Log in to say whether a review is useful.',
    sk: 'Ak chcete povedať, či je recenzia užitočná, prihláste sa.',
  },
  {
    call: 'shipping.rules',
    input: { country: 'IT', totalPrice: 'tanto' },
    said: { code: 'amount_invalid', facts: { field: 'totalPrice' }, field: 'totalPrice' },
    it: '«totalPrice» dev’essere un importo in euro.',
    en: '“totalPrice” must be an amount in euros.',
    sk: '„totalPrice“ musí byť suma v eurách.',
  },
  {
    call: 'stock.notifyWhenBack',
    input: { item_name: 'X', email: 'anna' },
    said: { code: 'email_invalid', facts: {}, field: 'email' },
    it: 'Scrivi un indirizzo e-mail valido, per esempio nome@esempio.it.',
    en: 'Enter a valid e-mail address, for example name@example.com.',
    sk: 'Napíšte platnú e-mailovú adresu, napríklad meno@priklad.sk.',
  },
  {
    call: 'catalog.product',
    input: { slug: 'det/niente' },
    said: { code: 'product_unknown', facts: { slug: 'det/niente' }, field: 'slug' },
    it: 'Il prodotto «det/niente» non c’è o non è più in vendita: prova a cercarlo per nome.',
    en: 'There is no product “det/niente”, or it is no longer sold: try to search for it by name.',
    sk: 'Produkt „det/niente“ neexistuje alebo sa už nepredáva: skúste ho vyhľadať podľa názvu.',
  },
];

describe('a refused call answers code, facts, field and a sentence', () => {
  test.each(
    samples.flatMap((sample) =>
      (['it', 'en', 'sk'] as const).map((language) => [sample.call, language, sample] as const),
    ),
  )('%s in %s', async (name, language, { input, said, ...sentences }) => {
    const operation = operations.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`no call ${name}`);
    const headers = { cookie: `language=${language}` };
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    const { body } =
      operation.verb === 'GET'
        ? await shop.ask(`${operation.path}?${query}`, { headers })
        : await shop.post(operation.path, input, headers);
    const { code, facts, field, ...shown } = body as ErrorBody;
    expect({ code, facts, ...(field !== undefined && { field }) }).toEqual(said);
    expect(shown['_error_message']).toBe(sentences[language]);
    const [first = ''] = JSON.parse(shown['_server_messages']) as string[];
    expect(JSON.parse(first)).toMatchObject({ indicator: 'red', raise_exception: 1 });
    expect(operation.refusals).toContain(code);
  });

  test('unknown paths are refused in the language too, as text and as page', async () => {
    const unknown = await shop.ask('/api/nope', { headers: { cookie: 'language=sk' } });
    expect(unknown.body).toMatchObject({ code: 'call_unknown', _error_message: 'Toto volanie neexistuje.' });
    const page = await shop.ask('/api/nope', { headers: { accept: 'text/html', cookie: 'language=en' } });
    expect(page.text).toContain('<html lang="en"');
    expect(page.text).toContain('This call does not exist.');
  });
});
