import type { OrderDocument } from '@casamaestra/contract/staff/order-documents.operations.ts';

/** Words of the file that people read in the other program. */
export interface EasyfattWords {
  readonly order: (number: string) => string;
  readonly discount: string;
  readonly pieces: string;
  readonly methods: Readonly<Record<OrderDocument['payment_method'], string>>;
}

/** As text of XML 1.0: what it keeps for itself is written out, characters it does not know are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** An element; without a text it is left out, and the other program takes its own default. */
const element = (name: string, text: string | undefined): string =>
  text === undefined || text.trim() === '' ? '' : `<${name}>${escaped(text)}</${name}>`;
const amount = (value: number): string => value.toFixed(2);

function address(prefix: 'Customer' | 'Delivery', of: OrderDocument['billing_address']): string {
  return [
    element(`${prefix}Address`, [of.address_line1, of.address_line2].filter(Boolean).join(', ')),
    element(`${prefix}Postcode`, of.pincode),
    element(`${prefix}City`, of.city),
    element(`${prefix}Province`, of.state),
    element(`${prefix}Country`, of.country),
  ].join('');
}

const nameIn = (of: OrderDocument['billing_address']): string =>
  of.company_name || `${of.first_name} ${of.last_name}`;

function customer({
  email,
  phone,
  billing_address: of,
  delivery_address: to,
  invoice,
}: OrderDocument): string {
  const company = invoice?.customer_type === 'Company' ? invoice : undefined;
  return [
    element('CustomerWebLogin', email),
    element('CustomerName', company?.company_name ?? nameIn(of)),
    address('Customer', of),
    element('CustomerFiscalCode', invoice?.tax_code),
    element('CustomerVatCode', company?.vat_number),
    element('CustomerCellPhone', phone),
    element('CustomerEmail', email),
    element('CustomerPec', company?.pec),
    element('CustomerEInvoiceDestCode', company?.recipient_code),
    ...(to === null ? [] : [element('DeliveryName', nameIn(to)), address('Delivery', to)]),
  ].join('');
}

interface Row {
  readonly code?: string;
  readonly text: string;
  readonly qty: number;
  readonly price: number;
  readonly vat: number;
}

const vatOf = (percent: number): string =>
  `<VatCode Perc="${percent}"${percent > 0 ? ' Class="Imponibile"' : ''}>${percent}</VatCode>`;

const rowOf = ({ code, text, qty, price, vat }: Row, { pieces }: EasyfattWords): string =>
  `<Row>${element('Code', code)}${element('Description', text)}<Qty>${qty}</Qty>${element('Um', pieces)}` +
  `<Price>${amount(price)}</Price>${vatOf(vat)}<Total>${amount(qty * price)}</Total>` +
  `<Stock>${code !== undefined}</Stock></Row>`;

/** Goods, what was taken off them, delivery: by rate, so that they come to the cents that the buyer paid. */
function rowsOf({ lines, delivery, delivery_costs: costs }: OrderDocument, words: EasyfattWords): Row[] {
  return [
    ...lines.flatMap(({ sku, name, options, qty, price, discount, vat_percent: vat }): Row[] => [
      { code: sku, text: options === '' ? name : `${name} (${options})`, qty, price, vat },
      ...(discount === 0 ? [] : [{ text: words.discount, qty: 1, price: -discount, vat }]),
    ]),
    ...costs.map((cost) => ({ text: delivery, qty: 1, price: cost.amount, vat: cost.vat_percent })),
  ];
}

function documentOf(order: OrderDocument, words: EasyfattWords): string {
  const sum = (of: 'net' | 'vat') => amount(order.vat.reduce((total, rate) => total + rate[of], 0));
  return [
    '<Document>',
    customer(order),
    '<DocumentType>C</DocumentType>',
    element('Date', order.date),
    element('Number', String(order.sequence)),
    element('Numbering', '/WEB'),
    element('TotalWithoutTax', sum('net')),
    element('VatAmount', sum('vat')),
    element('Total', amount(order.total)),
    '<PricesIncludeVat>true</PricesIncludeVat>',
    element('PaymentName', words.methods[order.payment_method]),
    element('InternalComment', words.order(order.number)),
    element('CustomField1', order.number),
    `<Rows>${rowsOf(order, words)
      .map((row) => rowOf(row, words))
      .join('')}</Rows>`,
    `<Payments><Payment><Advance>false</Advance>${element('Date', order.date)}`,
    `${element('Amount', amount(order.total))}<Paid>${order.paid}</Paid></Payment></Payments>`,
    '</Document>',
  ].join('');
}

/** Orders as Danea Easyfatt receives them (EasyfattDocuments, version 2: danea.it, "ricezione ordini"). */
export const easyfattOf = (orders: readonly OrderDocument[], words: EasyfattWords): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<EasyfattDocuments AppVersion="2"><Documents>\n${orders
    .map((order) => `${documentOf(order, words)}\n`)
    .join('')}</Documents></EasyfattDocuments>\n`;
