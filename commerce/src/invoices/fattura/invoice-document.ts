import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { InvoiceKind } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type { StoredVat } from '../document-vat.ts';

/** A line of an invoice; amounts in cents, VAT included, discount of the whole line. */
export interface DocumentLine {
  readonly code: string | null;
  readonly text: string;
  readonly qty: number;
  readonly priceCents: number;
  readonly discountCents: number;
  readonly percent: number;
}

/** A transport document that a deferred invoice refers to (DatiDDT). */
export interface TransportOfInvoice {
  readonly number: string;
  /** "YYYY-MM-DD" */
  readonly day: string;
  /** Lines of the invoice it moved, from 1; empty: all of them. */
  readonly lines?: readonly number[] | undefined;
}

/** All that a file of FatturaPA says. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind;
  /** "2026/12" */
  readonly number: string;
  /** "YYYY-MM-DD" */
  readonly day: string;
  /** Of the file: other for each that leaves the shop. */
  readonly progressive: string;
  readonly seller: Pick<ShopFile['company'], 'name' | 'vat_number' | 'tax_code' | 'address'>;
  readonly buyer: { readonly invoice: Invoice; readonly address: Address };
  readonly lines: readonly DocumentLine[];
  readonly vat: readonly StoredVat[];
  readonly orderNumber: string;
  /** The transport documents of a deferred invoice; none of the others. */
  readonly transports: readonly TransportOfInvoice[];
  /** What a credit note corrects. */
  readonly corrects: { readonly number: string; readonly day: string } | null;
  /** How it was paid: MP05 by transfer, MP08 by card; null: not said. */
  readonly paidBy: 'MP05' | 'MP08' | null;
}
