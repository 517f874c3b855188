import type { Database } from '../../platform/database/connection.ts';

export interface SessionOwner {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The customer of a session that has neither ended nor been revoked. */
export async function ownerOfSession(
  database: Database,
  session: { readonly sessionId: string; readonly customerId: number },
  now: Date,
): Promise<SessionOwner | undefined> {
  return database
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select(['customer.id', 'customer.email', 'customer.first_name', 'customer.last_name'])
    .where('customer_session.id', '=', session.sessionId)
    .where('customer_session.customer_id', '=', session.customerId)
    .where('customer_session.revoked_at', 'is', null)
    .where('customer_session.expires_at', '>', now)
    .where('customer.disabled', '=', false)
    .executeTakeFirst();
}
