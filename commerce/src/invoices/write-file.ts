import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { InvoiceKind } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { orderLines, refundLines } from './document-lines.ts';
import type { StoredVat } from './document-vat.ts';
import { fatturaXml } from './fattura/fattura-xml.ts';
import type { TransportOfInvoice } from './fattura/invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.queries.ts';

export const writtenNumber = (year: number, number: number): string => `${year}/${number}`;

/** Who an invoice is for, in one line. */
export const invoicedName = (invoice: Invoice, { first_name: first, last_name: last }: Address): string =>
  invoice.customer_type === 'Company' ? invoice.company_name : `${first} ${last}`;

interface FileFacts {
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly number: number;
  readonly day: string;
  readonly progressive: string;
  readonly vat: readonly StoredVat[];
  readonly transports: readonly TransportOfInvoice[];
  readonly corrects: { readonly number: string; readonly day: string } | null;
}

/** The file of a document about an order: its name, which no other has, and its XML. */
export function writeFile(
  { company }: ShopFile,
  order: InvoicedOrder & { readonly invoice: Invoice },
  { year, number, ...facts }: FileFacts,
): { readonly name: string; readonly xml: string } {
  const { corrects } = facts;
  const sender = company.tax_code ?? company.vat_number;
  const { country } = company.address;
  const lines =
    corrects === null
      ? orderLines(order)
      : refundLines(facts.vat, { order: order.number, invoice: corrects.number });
  const xml = fatturaXml({
    ...facts,
    number: writtenNumber(year, number),
    seller: company,
    buyer: { invoice: order.invoice, address: order.address },
    lines,
    orderNumber: order.number,
    paidBy: corrects !== null ? null : order.method === 'transfer' ? 'MP05' : 'MP08',
  });
  const prefix = sender.startsWith(country) ? sender : `${country}${sender}`;
  return { name: `${prefix}_${facts.progressive}.xml`, xml };
}
