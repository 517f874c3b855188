import type { OrderDocument } from '@casamaestra/contract/staff/order-documents.operations.ts';
import { expect, test } from 'vitest';
import { easyfattOf } from './easyfatt.ts';

const words = {
  order: (number: string) => `Ordine ${number}`,
  discount: 'Sconto',
  pieces: 'pz',
  methods: { card: 'Carta', paypal: 'PayPal', satispay: 'Satispay', online: 'Online', transfer: 'Bonifico' },
};
const bologna = {
  first_name: 'Anna',
  last_name: 'Rossi & figli <srl>',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};
const order: OrderDocument = {
  number: 'CM-22222222',
  sequence: 41,
  date: '2026-10-31',
  email: 'anna@esempio.it',
  phone: '333 1234567',
  billing_address: bologna,
  delivery_address: null,
  invoice: null,
  lines: [
    { sku: 'TR-1', name: 'Trapano', options: '18 V', qty: 2, price: 50, discount: 10, vat_percent: 22 },
  ],
  delivery: 'Corriere',
  delivery_costs: [{ vat_percent: 22, amount: 9.9 }],
  vat: [{ percent: 22, net: 81.89, vat: 18.01 }],
  total: 99.9,
  refunded: 0,
  payment_method: 'transfer',
  paid: true,
};
const written = (changes: Partial<OrderDocument> = {}) => easyfattOf([{ ...order, ...changes }], words);
const all = (name: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('an order is one order of a customer, whose rows come to what was paid', () => {
  const xml = written();
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<EasyfattDocuments AppVersion="2"><Documents>/,
  );
  expect(all('DocumentType', xml)).toEqual(['C']);
  expect([all('Date', xml)[0], all('Number', xml), all('Numbering', xml)]).toEqual([
    '2026-10-31',
    ['41'],
    ['/WEB'],
  ]);
  expect(all('Description', xml)).toEqual(['Trapano (18 V)', 'Sconto', 'Corriere']);
  expect(all('VatCode', xml)).toEqual(['22', '22', '22']);
  const totals = all('Total', xml).map(Number);
  expect(totals).toEqual([99.9, 100, -10, 9.9]);
  expect([all('TotalWithoutTax', xml), all('VatAmount', xml)]).toEqual([['81.89'], ['18.01']]);
  expect([all('Paid', xml), all('Amount', xml)]).toEqual([['true'], ['99.90']]);
  expect(all('Stock', xml)).toEqual(['true', 'false', 'false']);
});

test('what people wrote stays text, whatever it looks like', () => {
  const xml = written({ phone: '\u0000333\uD800 ]]>' });
  expect(all('CustomerName', xml)).toEqual(['Anna Rossi &amp; figli &lt;srl&gt;']);
  expect(all('CustomerCellPhone', xml)).toEqual(['333\uFFFD ]]&gt;']);
});

test('a company has its names and codes, and goods go to their own address', () => {
  const xml = written({
    delivery_address: { ...bologna, city: 'Modena' },
    invoice: {
      customer_type: 'Company',
      company_name: 'Rossi Srl',
      vat_number: '12345678903',
      recipient_code: 'ABCDEF1',
    },
  });
  expect(all('CustomerName', xml)).toEqual(['Rossi Srl']);
  expect(all('CustomerVatCode', xml)).toEqual(['12345678903']);
  expect(all('CustomerEInvoiceDestCode', xml)).toEqual(['ABCDEF1']);
  expect([all('CustomerCity', xml), all('DeliveryCity', xml)]).toEqual([['Bologna'], ['Modena']]);
});
