import { describe, expect, test } from 'vitest';
import { bologna } from '../../checkout/testing/checkout-shop.ts';
import { schemaFaults, textIn } from '../testing/invoice-schema.ts';
import { fatturaXml } from './fattura-xml.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { latinText } from './latin-text.ts';

const company = {
  customer_type: 'Company',
  company_name: 'Edil Rossi & Figli S.r.l.',
  vat_number: '12345678903',
  recipient_code: 'ABC1234',
} as const;

const whole: InvoiceDocument = {
  kind: 'TD01',
  number: '2026/12',
  day: '2026-11-23',
  progressive: '0000C',
  seller: {
    name: 'Casamaestra S.r.l.',
    vat_number: 'IT01234567897',
    address: { street: 'Via Roma 1', postcode: '40121', town: 'Bologna', province: 'BO', country: 'IT' },
  },
  buyer: { invoice: { customer_type: 'Individual', tax_code: 'RSSNNA80A41A944X' }, address: bologna },
  lines: [
    { code: 'PI-5', text: 'Pittura', qty: 3, priceCents: 2450, discountCents: 100, percent: 22 },
    { code: null, text: 'Spese', qty: 1, priceCents: 990, discountCents: 0, percent: 22 },
  ],
  vat: [{ percent: 22, net_cents: 6754, vat_cents: 1486 }],
  orderNumber: 'CM-22222222',
  transports: [],
  corrects: null,
  paidBy: 'MP08',
};
const xmlWith = (changes: Partial<InvoiceDocument>) => fatturaXml({ ...whole, ...changes });
const buyerWith = (changes: Partial<InvoiceDocument['buyer']>) => ({
  buyer: { ...whole.buyer, ...changes },
});
const munich = { ...bologna, country: 'DE', pincode: '80331', state: 'Bayern', city: 'München' };

const recipientOf = (xml: string) => [textIn(xml, 'CodiceDestinatario'), textIn(xml, 'PECDestinatario')];

describe('the file of an invoice', () => {
  const forms: Readonly<Record<string, Partial<InvoiceDocument>>> = {
    'of a private buyer': {},
    'of a company with a code': buyerWith({ invoice: company }),
    'of a company with a PEC': buyerWith({
      invoice: { ...company, recipient_code: undefined, tax_code: '12345678903', pec: 'edil@pec.it' },
    }),
    'of a company abroad': buyerWith({ invoice: { ...company, vat_number: 'DE123456789' }, address: munich }),
    'of a private buyer abroad': buyerWith({ address: munich }),
    'of a credit note': { kind: 'TD04', corrects: { number: '2026/3', day: '2026-10-01' }, paidBy: null },
    'of a deferred one': { kind: 'TD24', transports: [{ number: 'DDT 7', day: '2026-11-02' }] },
    'of one of two parcels': {
      kind: 'TD24',
      transports: [
        { number: '2026/7', day: '2026-11-02', lines: [1] },
        { number: '2026/8', day: '2026-11-03', lines: [1] },
      ],
    },
    'with long and foreign words': {
      lines: [
        { ...whole.lines[0], code: 'Š'.repeat(80), text: 'Vernice “Žluť” <5 l> & càlce – 3 €'.repeat(60) },
      ].map((line) => ({ qty: 1, priceCents: 100, discountCents: 0, percent: 22, ...line })),
      ...buyerWith({
        address: {
          ...bologna,
          first_name: 'Łukasz',
          last_name: 'Nový'.repeat(30),
          address_line1: 'Вул. '.repeat(30),
        },
      }),
    },
  };
  test.each(Object.keys(forms))('%s keeps to the schema', async (form) => {
    expect(await schemaFaults(xmlWith(forms[form] ?? {}))).toEqual([]);
  });

  test('is refused by the schema when its parts are in another order or too long', async () => {
    const xml = xmlWith({});
    expect(await schemaFaults(xml.replace(/<Divisa>EUR<\/Divisa>\s*/, ''))).not.toEqual([]);
    expect(await schemaFaults(xml.replace('Bologna', 'B'.repeat(61)))).not.toEqual([]);
    expect(await schemaFaults(xml.replace('Pittura', 'Žluť'))).not.toEqual([]);
  });

  test('goes to seven zeros for private buyers and PEC, to the code of a company, to seven X abroad', () => {
    const pec = { ...company, recipient_code: undefined, pec: 'edil@pec.it' };
    expect(recipientOf(xmlWith({}))).toEqual(['0000000', null]);
    expect(recipientOf(xmlWith(buyerWith({ invoice: company })))).toEqual(['ABC1234', null]);
    expect(recipientOf(xmlWith(buyerWith({ invoice: pec })))).toEqual(['0000000', 'edil@pec.it']);
    expect(recipientOf(xmlWith(buyerWith({ invoice: pec, address: munich })))).toEqual(['XXXXXXX', null]);
  });

  test('has abroad no Italian postcode, province or tax code', () => {
    const xml = xmlWith(buyerWith({ address: munich }));
    const buyer = xml.slice(xml.indexOf('<CessionarioCommittente>'));
    expect(textIn(buyer, 'CAP')).toBe('00000');
    expect(textIn(buyer, 'Provincia')).toBeNull();
    expect(textIn(buyer, 'CodiceFiscale')).toBeNull();
    expect([textIn(buyer, 'IdPaese'), textIn(buyer, 'IdCodice')]).toEqual(['DE', '0000000']);
    const french = { ...munich, country: 'FR' };
    const firm = xmlWith(buyerWith({ invoice: { ...company, vat_number: 'AB123456789' }, address: french }));
    const number = firm.slice(firm.indexOf('<CessionarioCommittente>'));
    expect([textIn(number, 'IdPaese'), textIn(number, 'IdCodice')]).toEqual(['FR', 'AB123456789']);
  });

  test('has lines whose quantity times price less discount is their total, and whose sum is the net of their rate', () => {
    const figures = [...xmlWith({}).matchAll(/<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/g)].map(([line]) => {
      const of = (name: string) => Number(textIn(line, name) ?? 0);
      return { total: of('PrezzoTotale'), right: (of('PrezzoUnitario') - of('Importo')) * of('Quantita') };
    });
    expect(figures).toHaveLength(2);
    for (const { total, right } of figures) expect(total).toBeCloseTo(right, 6);
    expect(figures.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(67.54, 2);
    expect(textIn(xmlWith({}), 'ImportoTotaleDocumento')).toBe('82.40');
  });

  test('has the characters of Latin-1, and says what others mean', () => {
    expect(latinText('  “Città”  – Žluťoučký\n5 € ½ ', 80)).toBe('"Città" - Zlutoucký 5 EUR ½');
    expect(latinText('你好 a', 80)).toBe('?? a');
    expect(latinText('abc def', 4)).toBe('abc');
    expect(xmlWith(buyerWith({ invoice: company }))).toContain('Edil Rossi &amp; Figli S.r.l.');
  });
});
