import type { InvoiceKind, InvoiceState } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import { countRows } from '../platform/database/count-rows.queries.ts';

export interface InvoiceFilter {
  readonly states?: readonly InvoiceState[] | undefined;
  readonly kinds?: readonly InvoiceKind[] | undefined;
  /** "YYYY-MM", of the document. */
  readonly month?: string | undefined;
  readonly text?: string | undefined;
}

export interface InvoiceCursor {
  readonly year: number;
  readonly number: number;
}

const FOUND_MAX = 500;

/** "2026/12" or "12" finds a number; anything else the beginning of an order's. */
function foundBy(text: string) {
  const [, year, number] = /^(?:(20\d{2})\/)?(\d{1,9})$/.exec(text) ?? [];
  if (number !== undefined)
    return sql<boolean>`invoice.number = ${number}::int
      and (${year ?? null}::int is null or invoice.year = ${year ?? null}::int)`;
  const start = `${text.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`invoice.order_id in
    (select id from shop_order where number like ${start} limit ${FOUND_MAX}::int)`;
}

const inMonth = (month: string) =>
  sql<boolean>`invoice.day >= ${`${month}-01`}::date
    and invoice.day < (${`${month}-01`}::date + interval '1 month')::date`;

const filtered = (database: Database, { states, kinds, month, text }: InvoiceFilter) =>
  database
    .selectFrom('invoice')
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .$if(month !== undefined, (query) => query.where(inMonth(month ?? '')))
    .$if(text !== undefined && text !== '', (query) => query.where(foundBy(text ?? '')));

const shown = (database: Database) =>
  database
    .selectFrom('invoice')
    .innerJoin('shop_order as o', 'o.id', 'invoice.order_id')
    .leftJoin('invoice as of', 'of.id', 'invoice.corrects')
    .select(['invoice.id', 'invoice.year', 'invoice.number', 'invoice.kind', 'invoice.day', 'invoice.buyer'])
    .select(['invoice.state', 'invoice.total_cents as totalCents', 'invoice.file_name as fileName'])
    .select(['invoice.rejected_code as rejectedCode', 'invoice.rejected_field as rejectedField'])
    .select(['o.number as orderNumber', 'of.year as ofYear', 'of.number as ofNumber']);

/** An invoice as lists show it. */
export type InvoiceListRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** One page of invoices, newest first. */
export function listInvoices(
  database: Database,
  filter: InvoiceFilter,
  { after, limit }: { readonly after: InvoiceCursor | undefined; readonly limit: number },
): Promise<InvoiceListRow[]> {
  const beyond = sql<boolean>`(invoice.year, invoice.number) <
    (${after?.year ?? 0}::int, ${after?.number ?? 0}::int)`;
  const ids = filtered(database, filter)
    .select('invoice.id')
    .$if(after !== undefined, (query) => query.where(beyond))
    .orderBy('invoice.year', 'desc')
    .orderBy('invoice.number', 'desc')
    .limit(limit);
  return shown(database)
    .where('invoice.id', 'in', ids)
    .orderBy('invoice.year', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute();
}

/** How many invoices a filter leaves. */
export const countInvoices = (database: Database, filter: InvoiceFilter) =>
  countRows(database, filtered(database, filter));

/** One invoice as lists show it. */
export const readInvoiceRow = (database: Database, id: number): Promise<InvoiceListRow> =>
  shown(database).where('invoice.id', '=', id).executeTakeFirstOrThrow();

/** How many are to be sent, of every month. */
export async function countToSend(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('invoice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'to_send')
    .executeTakeFirstOrThrow();
  return count;
}

/** The files of a month, or of all, in the order of their numbers, locked until the transaction ends. */
export const lockFiles = (
  transaction: Database,
  {
    month,
    toSend,
    limit,
  }: { readonly month?: string | undefined; readonly toSend: boolean; readonly limit: number },
) =>
  transaction
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'state', 'file_name as fileName', 'xml'])
    .$if(month !== undefined, (query) => query.where(inMonth(month ?? '')))
    .$if(toSend, (query) => query.where('state', '=', 'to_send'))
    .orderBy('year')
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .execute();
