import { invoiceFile } from '@casamaestra/texts/it/service/invoice-file.ts';
import type { StoredVat } from '../document-vat.ts';
import { xmlOf } from './element.ts';
import type { XmlPart } from './element.ts';
import type { DocumentLine, InvoiceDocument } from './invoice-document.ts';
import { latinText } from './latin-text.ts';
import { buyerPart, sellerPart, transmissionPart } from './parties.ts';

const namespaces = 'xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPR12"';

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** Without VAT, with as many of eight decimals as it needs: what is left of VAT-inclusive prices has no end. */
const netEuros = (grossCents: number, percent: number): string =>
  (grossCents / (100 + percent)).toFixed(8).replace(/(\.\d\d\d*?)0+$/, '$1');

function linePart(line: DocumentLine, index: number): XmlPart {
  const { code, qty, priceCents, discountCents, percent } = line;
  const discount: XmlPart = [
    'ScontoMaggiorazione',
    [
      ['Tipo', 'SC'],
      ['Importo', netEuros(discountCents / qty, percent)],
    ],
  ];
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      code === null
        ? null
        : [
            'CodiceArticolo',
            [
              ['CodiceTipo', 'SKU'],
              ['CodiceValore', latinText(code, 35)],
            ],
          ],
      ['Descrizione', latinText(line.text, 1000)],
      ['Quantita', qty.toFixed(2)],
      ['PrezzoUnitario', netEuros(priceCents, percent)],
      discountCents === 0 ? null : discount,
      ['PrezzoTotale', netEuros(priceCents * qty - discountCents, percent)],
      ['AliquotaIVA', percent.toFixed(2)],
    ],
  ];
}

const summaryPart = ({ percent, net_cents: net, vat_cents: vat }: StoredVat): XmlPart => [
  'DatiRiepilogo',
  [
    ['AliquotaIVA', percent.toFixed(2)],
    ['ImponibileImporto', euros(net)],
    ['Imposta', euros(vat)],
    ['EsigibilitaIVA', 'I'],
  ],
];

/** What a document costs, VAT included. */
export const documentCents = (vat: readonly StoredVat[]): number =>
  vat.reduce((sum, { net_cents: net, vat_cents: share }) => sum + net + share, 0);

const generalPart = (document: InvoiceDocument): XmlPart => [
  'DatiGenerali',
  [
    [
      'DatiGeneraliDocumento',
      [
        ['TipoDocumento', document.kind],
        ['Divisa', 'EUR'],
        ['Data', document.day],
        ['Numero', document.number],
        ['ImportoTotaleDocumento', euros(documentCents(document.vat))],
        ['Causale', latinText(invoiceFile.order(document.orderNumber), 200)],
      ],
    ],
    document.corrects === null
      ? null
      : [
          'DatiFattureCollegate',
          [
            ['IdDocumento', document.corrects.number],
            ['Data', document.corrects.day],
          ],
        ],
    ...document.transports.map(({ number, day, lines = [] }): XmlPart => [
      'DatiDDT',
      [
        ['NumeroDDT', latinText(number, 20)],
        ['DataDDT', day],
        ...lines.map((line): XmlPart => ['RiferimentoNumeroLinea', String(line)]),
      ],
    ]),
  ],
];

const paymentPart = ({ paidBy, vat }: InvoiceDocument): XmlPart =>
  paidBy === null
    ? null
    : [
        'DatiPagamento',
        [
          ['CondizioniPagamento', 'TP02'],
          [
            'DettaglioPagamento',
            [
              ['ModalitaPagamento', paidBy],
              ['ImportoPagamento', euros(documentCents(vat))],
            ],
          ],
        ],
      ];

/** The file of an invoice as the exchange system takes it (FatturaPA, FPR12, schema 1.2.3). */
export function fatturaXml(document: InvoiceDocument): string {
  const body: readonly XmlPart[] = [
    ['FatturaElettronicaHeader', [transmissionPart(document), sellerPart(document), buyerPart(document)]],
    [
      'FatturaElettronicaBody',
      [
        generalPart(document),
        ['DatiBeniServizi', [...document.lines.map(linePart), ...document.vat.map(summaryPart)]],
        paymentPart(document),
      ],
    ],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:FatturaElettronica ${namespaces}>\n${xmlOf(body)}</p:FatturaElettronica>\n`;
}
