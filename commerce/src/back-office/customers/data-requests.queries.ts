import type { askedHow, DataAct } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface NewDataRequest {
  readonly customerId: number;
  readonly act: DataAct;
  readonly askedHow: (typeof askedHow)[number];
  readonly key: string;
  readonly askedBy: number;
  readonly at: Date;
}

/** Stores a request; undefined when its key is known, or the same act waits for the same customer. */
export async function insertDataRequest(
  database: Database,
  { customerId, act, askedHow: how, key, askedBy, at }: NewDataRequest,
): Promise<number | undefined> {
  const row = await database
    .insertInto('customer_data_request')
    .values({ customer_id: customerId, act, asked_how: how, key, asked_by: askedBy, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks an account until the transaction ends; false when there is none. */
export async function lockRequestedCustomer(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a request with this key was stored. */
export async function isDataRequestKnown(database: Database, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('customer_data_request')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests of customers that are still there, with who asked. */
const requests = (database: Database) =>
  database
    .selectFrom('customer_data_request')
    .innerJoin('customer', 'customer.id', 'customer_data_request.customer_id')
    .innerJoin('staff', 'staff.id', 'customer_data_request.asked_by')
    .select(['customer_data_request.id', 'customer.id as customerId', 'customer.email'])
    .select(['first_name as firstName', 'last_name as lastName', 'customer.language'])
    .select(['act', 'asked_how as askedHow', 'asked_by as askedBy', 'staff.name as askedByName'])
    .select(['asked_at as askedAt', 'state', 'decided_at as decidedAt']);

/** Requests that wait, oldest first. */
export const waitingDataRequests = (database: Database) =>
  requests(database).where('state', '=', 'waiting').orderBy('asked_at').execute();
export type StoredDataRequest = Awaited<ReturnType<typeof waitingDataRequests>>[number];

/** Requests of one customer that wait, and copies approved after a moment, newest first. */
export const dataRequestsOf = (database: Database, customerId: number, approvedAfter: Date) =>
  requests(database)
    .where('customer_id', '=', customerId)
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'waiting'),
        and([eb('state', '=', 'approved'), eb('decided_at', '>', approvedAfter)]),
      ]),
    )
    .orderBy('asked_at', 'desc')
    .execute();

/** One request, its customer locked until the transaction ends. */
export const lockDataRequest = (database: Database, id: number): Promise<StoredDataRequest | undefined> =>
  requests(database)
    .where('customer_data_request.id', '=', id)
    .forUpdate(['customer', 'customer_data_request'])
    .executeTakeFirst();

export async function decideDataRequest(
  database: Database,
  id: number,
  { approve, by, at }: { readonly approve: boolean; readonly by: number; readonly at: Date },
): Promise<void> {
  await database
    .updateTable('customer_data_request')
    .set({ state: approve ? 'approved' : 'refused', decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}
