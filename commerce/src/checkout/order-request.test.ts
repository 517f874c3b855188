import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { bologna, messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop } from './testing/checkout-shop.ts';

const placed = z.object({ order_number: z.string() });

let shop: CheckoutShop;
let good: PlaceOrderInput;
beforeAll(async () => {
  shop = await startCheckoutShop();
  good = await shop.order({ 'TR-1': 1 });
});
afterAll(() => shop.close());

const line = (qty: unknown) => ({ lines: [{ sku: 'TR-1', qty }] });
const shipping = (changes: object) => ({ shipping_address: { ...bologna, ...changes } });
const company = { customer_type: 'Company', company_name: 'Edil Rossi', vat_number: '00743110157' };

/** The value sent instead of the valid one, and the field the refusal must name. */
const bad: readonly (readonly [what: string, changes: object, field: string])[] = [
  ['a negative quantity', line(-1), 'lines.0.qty'],
  ['no pieces', line(0), 'lines.0.qty'],
  ['half a piece', line(0.5), 'lines.0.qty'],
  ['a billion pieces', line(1e9), 'lines.0.qty'],
  ['a quantity that is no number', line(null), 'lines.0.qty'],
  ['a quantity as text', line('3'), 'lines.0.qty'],
  [
    'too many pieces on two lines',
    {
      lines: [
        { sku: 'TR-1', qty: 9999 },
        { sku: 'TR-1', qty: 1 },
      ],
    },
    'lines.0.qty',
  ],
  ['an empty cart', { lines: [] }, 'lines'],
  ['101 lines', { lines: Array.from({ length: 101 }, (_, n) => ({ sku: `S${n}`, qty: 1 })) }, 'lines'],
  ['a key that is no UUID', { idempotency_key: '1' }, 'idempotency_key'],
  ['a word for an address', { email: 'anna' }, 'email'],
  ['an address with a line break', { email: 'anna@esempio.it\r\nBcc: x@y.it' }, 'email'],
  ['a telephone of four digits', { phone: '1234' }, 'phone'],
  ['no name', shipping({ first_name: ' ' }), 'shipping_address.first_name'],
  ['a name that is no text', shipping({ first_name: { $ne: 1 } }), 'shipping_address.first_name'],
  ['a link for a name', shipping({ first_name: 'https://x.it' }), 'shipping_address.first_name'],
  ['a link in the note', { note: 'Hai vinto: www.esempio.it' }, 'note'],
  ['a street without letters', shipping({ address_line1: '12' }), 'shipping_address.address_line1'],
  ['a CAP of four digits', shipping({ pincode: '4012' }), 'shipping_address.pincode'],
  ['a CAP of another province', shipping({ pincode: '20121' }), 'shipping_address.pincode'],
  ['no province', shipping({ state: undefined }), 'shipping_address.state'],
  ['a province that is none', shipping({ state: 'QQ' }), 'shipping_address.state'],
  ['a German postcode in Italian', shipping({ country: 'DE', pincode: '1234' }), 'shipping_address.pincode'],
  ['a lower-case country', shipping({ country: 'it' }), 'shipping_address.country'],
  ['half a billing address', { billing_address: { ...bologna, city: '' } }, 'billing_address.city'],
  [
    'a wrong codice fiscale',
    { invoice: { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562T' } },
    'invoice.tax_code',
  ],
  [
    'eleven zeros',
    { invoice: { ...company, vat_number: '00000000000', pec: 'a@pec.it' } },
    'invoice.vat_number',
  ],
  ['no SDI code and no PEC', { invoice: company }, 'invoice.recipient_code'],
  ['an SDI code of six', { invoice: { ...company, recipient_code: 'ABC123' } }, 'invoice.recipient_code'],
  ['a PEC without host', { invoice: { ...company, pec: 'azienda@' } }, 'invoice.pec'],
  ['an unknown payment method', { payment_method: 'contanti' }, 'payment_method'],
  ['a negative total', { seen_total: -1 }, 'seen_total'],
  ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
];

describe('C07 invalid addresses, invoice details and quantities are refused by field', () => {
  test.each(bad)('%s', async (_what, changes, field) => {
    const answer = await shop.place({ ...good, ...changes });
    expect(answer.status).toBe(417);
    expect(answer.body).toMatchObject({ exc_type: 'ValidationError', field });
    const { _error_message: message } = answer.body as { _error_message: string };
    expect(message).toMatch(/^[A-Z].*[.]$/s);
    expect(message).not.toMatch(/invalid|expected|required/i);
  });

  test('none of these created an order', async () => {
    expect(await shop.orderCount()).toBe(0);
    expect(await shop.stockOf('TR-1')).toBe(1000);
  });

  test.each([
    ['NaN', '{"lines":[{"sku":"TR-1","qty":NaN}]}'],
    ['a list', '[]'],
    ['an empty body', ''],
    ['a word', '"ordine"'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s is refused as a body', async (_what, body) => {
    const path = '/api/method/casamaestra.checkout.place_order';
    const answer = await shop.ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(417);
  });

  test('characters the database refuses are removed', async () => {
    const odd = { ...good, note: 'a\u0000b\uD800', ...shipping({ last_name: 'Ro\u0007ssi' }) };
    const { order_number } = messageOf(await shop.place(odd), placed);
    const row = await shop.database
      .selectFrom('shop_order')
      .select(['note', 'shipping_address'])
      .where('number', '=', order_number)
      .executeTakeFirstOrThrow();
    expect(row.note).toBe('a b\uFFFD');
    expect(row.shipping_address).toMatchObject({ last_name: 'Ro ssi' });
  });

  test('codes, province and telephone are stored in their normal form', async () => {
    const invoice = { ...company, vat_number: 'IT 007.4311.0157', recipient_code: 'm5uxcr1' };
    const sent = {
      ...good,
      idempotency_key: crypto.randomUUID(),
      invoice,
      ...shipping({ state: 'bo' }),
      phone: '0039 051 123456',
    };
    const { order_number } = messageOf(await shop.place(sent), placed);
    const row = await shop.database
      .selectFrom('shop_order')
      .select(['invoice', 'phone', 'shipping_address'])
      .where('number', '=', order_number)
      .executeTakeFirstOrThrow();
    expect(row.invoice).toMatchObject({ vat_number: '00743110157', recipient_code: 'M5UXCR1' });
    expect(row.phone).toBe('+39051123456');
    expect(row.shipping_address).toMatchObject({ state: 'BO' });
  });
});
