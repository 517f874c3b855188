import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createQuotationOperation,
  quotationSchema,
} from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import { customerAddressesOperation } from '@casamaestra/contract/customers/frappe-addresses.operations.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { messageOf, startCheckoutShop } from '../testing/checkout-shop.ts';
import type { CheckoutShop } from '../testing/checkout-shop.ts';

const method = (name: string) => `/api/method/mymb_ecommerce.mymb_ecommerce.${name}`;
const create = method('order.create_quotation');

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

const emptyAddress = {
  address_line1: null,
  address_line2: null,
  city: null,
  state: null,
  pincode: null,
  country: 'Italy',
};
const address = {
  address_line1: 'Via Emilia 12',
  address_line2: null,
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'Italy',
};
const contact = {
  first_name: 'Anna',
  last_name: 'Rossi',
  email_id: 'anna@esempio.it',
  phone: '3331234567',
  shipping_address: address,
  billing_address: emptyAddress,
};
const quotationInput = {
  items: [{ item_code: 'TR-1', qty: 1 }],
  customer_id: '',
  customer_type: 'Individual',
  contact_info: contact,
  shipping_address_different: false,
  invoice: false,
  business_info: { tax_code: null },
  channel: 'B2C',
  shipping_rule: 'test-corriere',
  order_comment: null,
};

const quotation = async (input: object) => {
  const name = messageOf(await shop.post(create, input), createQuotationOperation.output);
  const path = method('document.get_document');
  return messageOf(await shop.post(path, { doctype: 'Quotation', name }), quotationSchema);
};
const addressesOf = async (name: string) => {
  const { request } = await shop.database
    .selectFrom('quotation')
    .select('request')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return request as { shipping_address: { state: string }; billing_address: object; phone: string };
};

describe('K01 create_quotation as clients of the Frappe API send it', () => {
  test('a billing address that is all null is the shipping address', async () => {
    const { name, grand_total } = await quotation(quotationInput);
    expect(grand_total).toBe(109.8);
    expect((await addressesOf(name)).billing_address).toMatchObject({ address_line1: 'Via Emilia 12' });
  });

  test('a quantity as text, and none that is no whole number', async () => {
    expect(await quotation({ ...quotationInput, items: [{ item_code: 'TR-1', qty: '2' }] })).toMatchObject({
      total_qty: 2,
    });
    for (const qty of ['0', '1.5', 'due', '', '-1']) {
      const answer = await shop.post(create, { ...quotationInput, items: [{ item_code: 'TR-1', qty }] });
      expect([qty, answer.status]).toEqual([qty, 417]);
    }
  });

  test.each([
    ['Bologna', 'BO', '40121'],
    ['bologna', 'BO', '40121'],
    ['Reggio Emilia', 'RE', '42121'],
    ['Monza e Brianza', 'MB', '20900'],
    ['Forli-Cesena', 'FC', '47121'],
    ['roma', 'RM', '00184'],
  ])('a province by its name: %s', async (state, code, pincode) => {
    const shipping_address = { ...address, state, pincode };
    const { name } = await quotation({ ...quotationInput, contact_info: { ...contact, shipping_address } });
    expect((await addressesOf(name)).shipping_address.state).toBe(code);
  });

  test('an unknown province is refused by its field', async () => {
    const shipping_address = { ...address, state: 'Atlantide' };
    const answer = await shop.post(create, {
      ...quotationInput,
      contact_info: { ...contact, shipping_address },
    });
    expect(answer).toMatchObject({ status: 417, body: { field: 'shipping_address.state' } });
  });

  test('addresses of a customer are in the book afterwards, each once; those of a guest nowhere', async () => {
    const { headers } = await registerCustomer(shop, { email: 'libro@esempio.it' });
    const book = async () => {
      const answer = await shop.ask(method('order.get_addresses_for_current_customer'), { headers });
      return messageOf(answer, customerAddressesOperation.output);
    };
    const billing_address = { ...address, address_line1: 'Via Po 1', city: 'Imola', pincode: '40026' };
    const different = {
      ...quotationInput,
      shipping_address_different: true,
      contact_info: { ...contact, billing_address },
    };
    expect((await shop.post(create, different, headers)).status).toBe(200);
    const shouted = { ...address, address_line1: 'VIA EMILIA, 12', city: 'BOLOGNA' };
    const again = { ...quotationInput, contact_info: { ...contact, shipping_address: shouted } };
    expect((await shop.post(create, again, headers)).status).toBe(200);
    const kept = await book();
    expect(kept).toMatchObject([
      { address_line1: 'Via Emilia 12', country: 'Italy', address_type: 'Shipping', is_primary_address: 1 },
      { address_line1: 'Via Po 1', city: 'Imola', address_type: 'Billing', is_primary_address: 0 },
    ]);
    const named = {
      ...quotationInput,
      contact_info: { ...contact, shipping_address: { name: kept[1]?.name } },
    };
    expect((await shop.post(create, named, headers)).status).toBe(200);
    await shop.post(create, quotationInput);
    expect(await book()).toHaveLength(2);
    const other = await registerCustomer(shop, { email: 'altro.libro@esempio.it' });
    const { headers: theirs } = other;
    const asked = await shop.ask(method('order.get_addresses_for_current_customer'), { headers: theirs });
    expect(messageOf(asked, customerAddressesOperation.output)).toEqual([]);
  });

  test('an address book is not filled beyond its limit', async () => {
    const { headers, customerId } = await registerCustomer(shop, { email: 'pieno@esempio.it' });
    for (let number = 1; number <= 52; number += 1) {
      const shipping_address = { ...address, address_line1: `Via Lunga ${number}` };
      const input = { ...quotationInput, contact_info: { ...contact, shipping_address } };
      expect((await shop.post(create, input, headers)).status).toBe(200);
    }
    const kept = await shop.database
      .selectFrom('customer_address')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute();
    expect(kept).toHaveLength(50);
  });

  test('orders without a telephone are not taken for those of one buyer', async () => {
    for (let buyer = 1; buyer <= 8; buyer += 1) {
      const headers = { 'x-client-address': `203.0.113.${buyer}` };
      const contact_info = { ...contact, phone: null, email_id: `senza${buyer}@esempio.it` };
      const quoted = await shop.post(create, { ...quotationInput, contact_info }, headers);
      const quotation_name = messageOf(quoted, createQuotationOperation.output);
      const asked = { quotation_name, payment_gateway: 'gestpay' };
      expect((await shop.post(method('payment.payment_request'), asked, headers)).status).toBe(200);
    }
  });

  test('without a telephone', async () => {
    const { name, contact_mobile } = await quotation({
      ...quotationInput,
      contact_info: { ...contact, phone: null },
    });
    expect(contact_mobile).toBe('');
    const answer = await shop.post(method('payment.payment_request'), {
      quotation_name: name,
      payment_gateway: 'transfer',
    });
    expect(answer.status).toBe(200);
  });
});
