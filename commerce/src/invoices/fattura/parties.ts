import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { foreignRecipientCode, noRecipientCode } from '@casamaestra/rules/tax/codes/recipient-code.ts';
import type { Content, XmlPart } from './element.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { latinText } from './latin-text.ts';

/** Postcodes of Italy have five figures; of an address abroad FatturaPA takes five zeros. */
const FOREIGN_CAP = '00000';

interface Place {
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly province: string | undefined;
  readonly country: string;
}

const placeOf = ({ street, postcode, town, province = '', country }: Place): Content => [
  ['Indirizzo', latinText(street, 60)],
  ['CAP', country === 'IT' && /^\d{5}$/.test(postcode) ? postcode : FOREIGN_CAP],
  ['Comune', latinText(town, 60)],
  ['Provincia', country === 'IT' && /^[A-Z]{2}$/.test(province) ? province : ''],
  ['Nazione', country],
];

const addressPlace = ({ address_line1, address_line2 = '', pincode = '', city, state, country }: Address) =>
  placeOf({
    street: `${address_line1} ${address_line2}`,
    postcode: pincode,
    town: city,
    province: state,
    country,
  });

/** A VAT number, which may have its country in front; Greece is EL there. */
function vatId(number: string, country: string): Content {
  const own = country === 'GR' ? 'EL' : country;
  const code = number.startsWith(own) ? number.slice(own.length) : number;
  return [
    ['IdPaese', own],
    ['IdCodice', code.slice(0, 28)],
  ];
}

/** The company that sells, in the ordinary regime (RF01). */
export const sellerPart = ({ seller }: Pick<InvoiceDocument, 'seller'>): XmlPart => [
  'CedentePrestatore',
  [
    [
      'DatiAnagrafici',
      [
        ['IdFiscaleIVA', vatId(seller.vat_number, seller.address.country)],
        ['CodiceFiscale', seller.tax_code ?? ''],
        ['Anagrafica', [['Denominazione', latinText(seller.name, 80)]]],
        ['RegimeFiscale', 'RF01'],
      ],
    ],
    ['Sede', placeOf({ ...seller.address, province: seller.address.province })],
  ],
];

/** Who is named, and by which numbers: a private buyer abroad has none that Italy knows. */
function buyerNames({ invoice, address }: InvoiceDocument['buyer']): Content {
  const { country, first_name: first, last_name: last } = address;
  const isItalian = country === 'IT';
  if (invoice.customer_type === 'Company')
    return [
      ['IdFiscaleIVA', vatId(invoice.vat_number, country)],
      ['CodiceFiscale', isItalian ? (invoice.tax_code ?? '') : ''],
      ['Anagrafica', [['Denominazione', latinText(invoice.company_name, 80)]]],
    ];
  return [
    isItalian ? null : ['IdFiscaleIVA', vatId('0000000', country)],
    ['CodiceFiscale', isItalian ? invoice.tax_code : ''],
    [
      'Anagrafica',
      [
        ['Nome', latinText(first, 60)],
        ['Cognome', latinText(last, 60)],
      ],
    ],
  ];
}

/** The buyer, as the order has them. */
export const buyerPart = ({ buyer }: Pick<InvoiceDocument, 'buyer'>): XmlPart => [
  'CessionarioCommittente',
  [
    ['DatiAnagrafici', buyerNames(buyer)],
    ['Sede', addressPlace(buyer.address)],
  ],
];

/** Where the exchange system delivers: seven zeros for private buyers and for PEC, seven X abroad. */
export function transmissionPart({ seller, progressive, buyer }: InvoiceDocument): XmlPart {
  const { invoice, address } = buyer;
  const company = invoice.customer_type === 'Company' ? invoice : undefined;
  const isItalian = address.country === 'IT';
  const code = isItalian ? (company?.recipient_code ?? noRecipientCode) : foreignRecipientCode;
  const pec = isItalian && code === noRecipientCode ? (company?.pec ?? '') : '';
  return [
    'DatiTrasmissione',
    [
      ['IdTrasmittente', vatId(seller.tax_code ?? seller.vat_number, seller.address.country)],
      ['ProgressivoInvio', progressive],
      ['FormatoTrasmissione', 'FPR12'],
      ['CodiceDestinatario', code],
      ['PECDestinatario', pec],
    ],
  ];
}
