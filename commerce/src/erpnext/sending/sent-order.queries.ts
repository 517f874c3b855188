import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface SentLine {
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly qty: number;
  readonly priceCents: number;
  readonly discountCents: number;
  readonly vatPercent: number;
}

/** An order with what its Sales Order says of it. Days are Italian, "YYYY-MM-DD". */
export interface SentOrder {
  readonly number: string;
  readonly isCancelled: boolean;
  readonly email: string;
  readonly phone: string;
  readonly shippingKind: 'delivery' | 'pickup';
  readonly shippingAddress: Address;
  readonly billingAddress: Address | null;
  readonly invoice: Invoice | null;
  readonly placedOn: string;
  readonly latest: string;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly shippingLabel: string;
  readonly totalCents: number;
  /** By rate, as the order keeps it. */
  readonly vat: readonly {
    readonly percent: number;
    readonly net_cents: number;
    readonly vat_cents: number;
  }[];
  readonly lines: readonly SentLine[];
}

export async function orderToSend(database: Database, id: number): Promise<SentOrder | undefined> {
  const { rows } = await sql<SentOrder>`
    select number, state = 'cancelled' as "isCancelled", email, phone, shipping_kind as "shippingKind",
           shipping_address as "shippingAddress", billing_address as "billingAddress", invoice,
           ((placed_at at time zone 'Europe/Rome')::date)::text as "placedOn", latest::text as latest,
           discount_cents as "discountCents", shipping_cents as "shippingCents", shipping_label as "shippingLabel",
           total_cents as "totalCents", vat,
           (select json_agg(json_build_object('sku', sku, 'name', name, 'options', options, 'qty', qty,
                     'priceCents', price_cents, 'discountCents', discount_cents,
                     'vatPercent', vat_percent::float8) order by position) from order_line where order_id = o.id) as lines
      from shop_order o where id = ${id}::bigint`.execute(database);
  return rows[0];
}

/** Money that came or went, by its reference. */
export interface SentMoney {
  readonly reference: string;
  readonly amountCents: number;
  readonly day: string;
}

/** Money that went back, with the reference of the payment it was part of. */
export interface SentRefund extends SentMoney {
  readonly payment: string;
}

export async function paymentToSend(database: Database, id: number): Promise<SentMoney | undefined> {
  const { rows } = await sql<SentMoney>`
    select p.transaction_id as reference, p.captured_cents as "amountCents",
           ((coalesce(o.paid_at, p.updated_at) at time zone 'Europe/Rome')::date)::text as day
      from payment p join shop_order o on o.id = p.order_id where p.id = ${id}::bigint`.execute(database);
  return rows[0];
}

export async function refundToSend(database: Database, id: number): Promise<SentRefund | undefined> {
  const { rows } = await sql<SentRefund>`
    select o.number || '-R' || r.id as reference, r.amount_cents as "amountCents", p.transaction_id as payment,
           ((r.updated_at at time zone 'Europe/Rome')::date)::text as day
      from refund r join shop_order o on o.id = r.order_id join payment p on p.id = r.payment_id
     where r.id = ${id}::bigint`.execute(database);
  return rows[0];
}
