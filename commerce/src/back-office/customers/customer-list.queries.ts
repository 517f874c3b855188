import type {
  customerKinds,
  customerSortings,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { countRows } from '../../platform/database/count-rows.queries.ts';
import type { CustomerMasking } from './customer-masking.ts';

export interface CustomerFilter {
  readonly kind?: (typeof customerKinds)[number] | undefined;
  /** First and last day in Italy, "YYYY-MM-DD". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
  /** What the text may be: nothing is found by what the role does not see. */
  readonly masking: CustomerMasking;
}

/** How many customers each way of finding may yield; more are no help to anybody. */
const FOUND_MAX = 500;
/** Largest number of a customer. */
const ID_MAX = 2_147_483_647;

/** A text as the beginning of something, for LIKE. */
const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const found = (condition: ReturnType<typeof sql>) =>
  sql`union all (select id from customer where ${condition} limit ${FOUND_MAX}::int)`;

/** "ada bianchi", "bianchi ada", "ada de luca": the whole of one name and the beginning of the other. */
function byBothNames(lower: string) {
  const first = lower.indexOf(' ');
  const last = lower.lastIndexOf(' ');
  if (first < 0) return sql``;
  const [name, surnameStart] = [lower.slice(0, first), startOf(lower.slice(first + 1))];
  const [surname, nameStart] = [lower.slice(0, last), startOf(lower.slice(last + 1))];
  return sql`
    ${found(sql`lower(last_name) like ${surnameStart} and lower(first_name) = ${name}`)}
    ${found(sql`lower(last_name) = ${surname} and lower(first_name) like ${nameStart}`)}`;
}

/** Ids by the number of the customer, or by what a name or a contact begins with; each by an index of its own. */
function foundBy(text: string, { names, contacts }: CustomerMasking) {
  const lower = text.toLowerCase().replaceAll(/\s+/g, ' ');
  const start = startOf(lower);
  const phone = startOf(text.replaceAll(/[\s./-]/g, ''));
  const id = /^\d{1,10}$/.test(text) && Number(text) <= ID_MAX ? Number(text) : 0;
  const byName = sql`
    ${found(sql`lower(last_name) like ${start}`)}
    ${found(sql`lower(first_name) like ${start}`)}
    ${byBothNames(lower)}`;
  const byContact = sql`
    ${found(sql`lower(company_name) like ${start}`)}
    ${found(sql`email_key like ${start}`)}
    ${found(sql`phone like ${phone}`)}
    ${found(sql`phone like ${`+39${phone}`}`)}`;
  return sql<boolean>`customer.id in ((select ${id}::int) ${names ? byName : sql``} ${contacts ? byContact : sql``})`;
}

function filtered(database: Database, { kind, from, to, text = '', masking }: CustomerFilter) {
  return database
    .selectFrom('customer')
    .$if(kind === 'closed', (query) => query.where('disabled', '=', true))
    .$if(kind === 'companies', (query) => query.where('vat_number', 'is not', null))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`customer.created_at >= ${from}::timestamp at time zone 'Europe/Rome'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(
        sql<boolean>`customer.created_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/Rome'`,
      ),
    )
    .$if(text !== '', (query) => query.where(foundBy(text, masking)));
}

/** The last row of a page: what it is sorted by, and its id. */
export interface CustomerCursor {
  readonly value: string;
  readonly id: number;
}

export interface CustomerPage {
  readonly sort: (typeof customerSortings)[number];
  readonly after?: CustomerCursor | undefined;
  readonly limit: number;
}

/** One page of customers, by the row the page before ended with. */
export function listCustomerRows(
  database: Database,
  filter: CustomerFilter,
  { sort, after, limit }: CustomerPage,
) {
  const column = sort === 'name' ? sql`lower(customer.last_name)` : sql`customer.created_at`;
  const type = sort === 'name' ? sql`text` : sql`timestamptz`;
  const beyond = sort === 'newest' ? sql`<` : sql`>`;
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return filtered(database, filter)
    .select(['customer.id', 'first_name as firstName', 'last_name as lastName', 'company_name as company'])
    .select(['email', 'phone', 'disabled', 'customer.created_at as createdAt'])
    .select(
      sql<string | null>`(select city from customer_address where customer_id = customer.id and not disabled
        order by is_default_shipping desc, id limit 1)`.as('city'),
    )
    .select(sql<number>`(select count(*)::int from shop_order where customer_id = customer.id)`.as('orders'))
    .select(
      sql<Date | null>`(select max(placed_at) from shop_order where customer_id = customer.id)`.as(
        'lastOrderAt',
      ),
    )
    .select(sql<string>`${column}::text`.as('sortedBy'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${column}, customer.id) ${beyond} (${after?.value ?? ''}::${type}, ${after?.id ?? 0}::int)`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('customer.id', direction)
    .limit(limit)
    .execute();
}
export type CustomerListRow = Awaited<ReturnType<typeof listCustomerRows>>[number];

/** How many customers a filter leaves; where a text finds more than are looked at, that many are not all. */
export async function countCustomers(database: Database, filter: CustomerFilter) {
  const { rows, exact } = await countRows(database, filtered(database, filter));
  return { rows, exact: exact && (!filter.text || rows < FOUND_MAX) };
}
