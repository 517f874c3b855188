import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isoMoment } from './personal-data.queries.ts';

/** Orders of the account, as a condition on `order_id`. */
const ofAccount = (customerId: number) =>
  sql<boolean>`order_id in (select id from shop_order where customer_id = ${customerId})`;

/** Invoices and credit notes: kept for ten years whatever is erased (Codice civile, art. 2220), with their XML. */
export function invoiceData(database: Database, customerId: number) {
  return database
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .select([sql<string>`invoice.year || '/' || invoice.number`.as('number'), 'invoice.kind', 'invoice.day'])
    .select(['shop_order.number as order_number', 'invoice.buyer', 'invoice.total_cents', 'invoice.state'])
    .select(['invoice.xml', isoMoment('invoice.issued_at').as('issued_at')])
    .where('shop_order.customer_id', '=', customerId)
    .orderBy('invoice.id')
    .execute();
}

/** Transfers for orders, as the bank told of them. */
export function transferData(database: Database, customerId: number) {
  return database
    .selectFrom('bank_entry')
    .select(['booked_on', 'amount_cents', 'currency', 'debtor_name', 'debtor_iban', 'remittance'])
    .where(ofAccount(customerId))
    .orderBy('id')
    .execute();
}

/** What was asked of the shop about the data themselves. */
export function dataRequestData(database: Database, customerId: number) {
  return database
    .selectFrom('customer_data_request')
    .select(['act', 'asked_how', 'state', isoMoment('asked_at').as('asked_at')])
    .select(isoMoment('decided_at').as('decided_at'))
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}
