import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { StoredVat } from './document-vat.ts';

interface SoldLine {
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly qty: number;
  readonly priceCents: number;
  readonly discountCents: number;
  readonly vatPercent: number;
}

/** An order with what its invoice says of it. */
export interface InvoicedOrder {
  readonly id: number;
  readonly number: string;
  readonly invoice: Invoice | null;
  readonly address: Address;
  readonly vat: readonly StoredVat[];
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly method: string;
  /** Italian day on which it was paid, "YYYY-MM-DD"; null: it is not. */
  readonly paidOn: string | null;
  readonly lines: readonly SoldLine[];
}

/** An order, locked until the transaction ends: nobody else issues its invoice meanwhile. */
export async function lockInvoicedOrder(
  database: Database,
  orderNumber: string,
): Promise<InvoicedOrder | undefined> {
  const { rows } = await sql<InvoicedOrder>`
    select id, number, invoice, vat, total_cents as "totalCents", refunded_cents as "refundedCents",
           coalesce(billing_address, shipping_address) as address, payment_method as method,
           ((paid_at at time zone 'Europe/Rome')::date)::text as "paidOn",
           (select json_agg(json_build_object(
                     'sku', sku, 'name', name, 'options', options, 'qty', qty, 'priceCents', price_cents,
                     'discountCents', discount_cents, 'vatPercent', vat_percent::float8) order by position)
              from order_line where order_id = o.id) as lines
      from shop_order o where number = ${orderNumber} for no key update`.execute(database);
  return rows[0];
}

interface WaitingOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly totalCents: number;
  readonly invoice: Invoice;
  readonly address: Address;
  readonly paidOn: string;
}

/** Paid orders whose buyer asked for an invoice that is not issued, oldest payment first. */
export async function ordersToInvoice(database: Database, limit: number): Promise<readonly WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select id::float8 as id, number as "orderNumber", total_cents as "totalCents", invoice,
           coalesce(billing_address, shipping_address) as address,
           ((paid_at at time zone 'Europe/Rome')::date)::text as "paidOn"
      from shop_order o
     where invoice is not null and paid_at is not null and total_cents > 0 and refunded_cents < total_cents
       and not exists (select from invoice i where i.order_id = o.id and i.kind <> 'TD04')
     order by paid_at, id limit ${limit}::int`.execute(database);
  return rows;
}

/** A refund that is done, of an order that was invoiced, with those before it. */
export interface RefundToCredit {
  readonly id: number;
  readonly amountCents: number;
  readonly orderNumber: string;
  readonly invoiceId: number;
  readonly invoiceYear: number;
  readonly invoiceNumber: number;
  readonly invoiceDay: string;
  readonly invoiceVat: readonly StoredVat[];
  readonly buyer: string;
  readonly refundedOn: string;
  /** Number of its credit note; null: there is none yet. */
  readonly credit: string | null;
}

/**
 * Refunds after an invoice, oldest first: those without a credit note, or the one with this number, whatever it has.
 */
export async function refundsAfterInvoice(
  database: Database,
  { only = null, limit }: { readonly only?: number | null; readonly limit: number },
): Promise<readonly RefundToCredit[]> {
  const { rows } = await sql<RefundToCredit>`
    select r.id, r.amount_cents as "amountCents", o.number as "orderNumber", i.id as "invoiceId",
           i.year as "invoiceYear", i.number as "invoiceNumber", i.day::text as "invoiceDay",
           i.vat as "invoiceVat", i.buyer,
           ((r.updated_at at time zone 'Europe/Rome')::date)::text as "refundedOn",
           c.year || '/' || c.number as credit
      from refund r join shop_order o on o.id = r.order_id
      join invoice i on i.order_id = o.id and i.kind <> 'TD04'
      left join invoice c on c.refund_id = r.id
     where r.state = 'done' and not r.surplus
       and case when ${only}::bigint is null then c.id is null else r.id = ${only}::bigint end
     order by r.id limit ${limit}::int`.execute(database);
  return rows;
}
