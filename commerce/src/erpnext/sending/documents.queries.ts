import type { ErpnextDocument, ErpnextFailure } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export type DocumentKind = ErpnextDocument['kind'];

/** A document that is due. */
export interface DueDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly orderId: number;
  readonly subjectId: number;
  /** Attempts, this one included. */
  readonly tries: number;
}

/** Takes due documents for this node until `leaseEnds`, the oldest first. */
export async function claimDocuments(
  database: Database,
  { now, leaseEnds, limit }: { readonly now: Date; readonly leaseEnds: Date; readonly limit: number },
): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    update erpnext_document set due_at = ${leaseEnds}, tries = tries + 1
     where id in (select id from erpnext_document where state = 'waiting' and due_at <= ${now}
                   order by due_at, id limit ${limit}::int for update skip locked)
    returning id::float8 as id, kind, order_id::float8 as "orderId", subject_id::float8 as "subjectId", tries`.execute(
    database,
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markInErpnext(
  database: Database,
  id: number,
  name: string | null,
  at: Date,
): Promise<void> {
  await database
    .updateTable('erpnext_document')
    .set({ state: 'done', name, done_at: at, failure: null, detail: '' })
    .where('id', '=', id)
    .execute();
}

export interface Unsent {
  readonly failure: ErpnextFailure;
  readonly detail: string;
  /** null: not tried again by itself. */
  readonly dueAt: Date | null;
}

export async function markUnsent(
  database: Database,
  id: number,
  { failure, detail, dueAt }: Unsent,
): Promise<void> {
  await database
    .updateTable('erpnext_document')
    .set({ failure, detail, ...(dueAt === null ? { state: 'given_up' } : { due_at: dueAt }) })
    .where('id', '=', id)
    .execute();
}

/** Makes documents due at once with all their attempts: one, or all that were given up. Returns their orders. */
export async function makeDocumentsDue(
  database: Database,
  id: number | undefined,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    update erpnext_document d set state = 'waiting', due_at = ${at}, tries = 0, failure = null, detail = ''
      from shop_order o
     where o.id = d.order_id and case when ${id ?? null}::bigint is null then d.state = 'given_up' else d.id = ${id ?? null}::bigint end
    returning o.number`.execute(database);
  return rows.map(({ number }) => number);
}

export const lastDocuments = (database: Database, givenUp: boolean, limit: number) =>
  database
    .selectFrom('erpnext_document as d')
    .innerJoin('shop_order as o', 'o.id', 'd.order_id')
    .select([
      'o.number as order',
      'd.name',
      'd.tries',
      'd.detail',
      'd.due_at as dueAt',
      'd.added_at as addedAt',
    ])
    .select(['d.done_at as doneAt', sql<number>`d.id::float8`.as('id')])
    .select([
      sql<DocumentKind>`d.kind`.as('kind'),
      sql<ErpnextDocument['state']>`d.state`.as('state'),
      sql<ErpnextFailure | null>`d.failure`.as('failure'),
    ])
    .$if(givenUp, (query) => query.where('d.state', '=', 'given_up'))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

/** How many documents wait and were given up. */
export async function countDocuments(
  database: Database,
): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'given_up')::int as "givenUp"
      from erpnext_document where state <> 'done'`.execute(database);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}
