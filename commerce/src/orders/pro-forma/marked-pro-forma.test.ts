import { expect, test } from 'vitest';
import { addressLine, companyLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords } from '@casamaestra/texts/testing/marked-words.ts';
import { readConfig } from '../../shop-config.ts';
import { printableText } from './printable-text.ts';
import { proFormaPdf } from './pro-forma-pdf.ts';
import { lineToPrint, orderToPrint } from './testing/order-to-print.ts';
import { textOfPdf } from './testing/text-of-pdf.ts';

// What a paper shows outside marks is a value of order or shop file, or words that somebody wrote beside the texts.
markTexts();

const { shop } = readConfig({});
const invoice = {
  customer_type: 'Company',
  company_name: 'Edil Rossi',
  vat_number: '00743110157',
  tax_code: '00743110157',
  recipient_code: 'M5UXCR1',
  pec: 'edil@pec.esempio.it',
} as const;

test.each(
  languages.flatMap((language) =>
    (['delivery', 'pickup'] as const).map((shippingKind) => [language, shippingKind] as const),
  ),
)('every sentence of the pro-forma in %s is a text of that language (%s)', async (language, shippingKind) => {
  const lines = [lineToPrint(1, 'Martello'), { ...lineToPrint(2, 'Mensola'), customMade: true }];
  const bought = { couponCodes: ['PROMO'], discountCents: 100, shippingKind };
  const told = shippingKind === 'pickup' ? null : invoice;
  const order = { ...orderToPrint(lines), ...bought, language, invoice: told };
  const { first_name, last_name } = order.shippingAddress;
  const values = new KnownValues();
  values.add([shop, addressLine(shop.company.address), companyLine(shop), taxLine(shop)]);
  values.add([
    order,
    printableText(`${first_name} ${last_name}`),
    'Colore',
    'Caffè',
    `47121 Forlì (FC)`,
    invoice,
  ]);
  values.add([countryName('IT', language), 'SDI M5UXCR1', `PEC ${shop.contacts.pec}`, `PEC ${invoice.pec}`]);
  // A line that was broken ends with its space.
  const text = textOfPdf(await proFormaPdf(order, shop)).replaceAll(' \n', ' ');
  expect(text.match(/‹/g)?.length).toBeGreaterThan(15);
  expect(strangeWords(text, language, values)).toEqual([]);
});
