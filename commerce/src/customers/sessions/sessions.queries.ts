import type { Database } from '../../platform/database/connection.ts';

export interface SessionOwner {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The owner of an active session, and whether its token can be renewed. */
interface ActiveOwner extends SessionOwner {
  readonly renewable: boolean;
}

/** The customer of a session that has neither ended nor been revoked. */
export async function ownerOfSession(
  database: Database,
  session: { readonly sessionId: string; readonly customerId: number },
  now: Date,
): Promise<ActiveOwner | undefined> {
  return database
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select(['customer.id', 'customer.email', 'customer.first_name', 'customer.last_name', 'renewable'])
    .where('customer_session.id', '=', session.sessionId)
    .where('customer_session.customer_id', '=', session.customerId)
    .where('customer_session.revoked_at', 'is', null)
    .where('customer_session.expires_at', '>', now)
    .where('customer.disabled', '=', false)
    .executeTakeFirst();
}

export interface NewSession {
  readonly id: string;
  readonly customerId: number;
  readonly tokenHash: Buffer;
  readonly remember: boolean;
  readonly renewable: boolean;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(database: Database, session: NewSession): Promise<void> {
  const { id, customerId, tokenHash, remember, renewable, userAgent, now, expiresAt } = session;
  await database
    .insertInto('customer_session')
    .values({
      id,
      customer_id: customerId,
      token_hash: tokenHash,
      remember,
      renewable,
      user_agent: userAgent,
      rotated_at: now,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** A session with its customer, locked until the transaction ends. */
export async function lockSession(database: Database, id: string) {
  return database
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_session.customer_id')
    .select([
      'customer_session.customer_id',
      'token_hash',
      'previous_hash',
      'rotated_at',
      'remember',
      'expires_at',
      'revoked_at',
      'email',
      'first_name',
      'last_name',
      'disabled',
    ])
    .where('customer_session.id', '=', id)
    .forUpdate('customer_session')
    .executeTakeFirst();
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** Replaces the current refresh token by the next one. */
export async function rotateSession(
  database: Database,
  session: {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly previousHash: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await database
    .updateTable('customer_session')
    .set({
      token_hash: session.tokenHash,
      previous_hash: session.previousHash,
      rotated_at: session.now,
      last_used_at: session.now,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Ends sessions of a customer: one, all but one, or all. Returns their number. */
export async function revokeSessions(
  database: Database,
  customerId: number,
  { only, except, now }: { readonly only?: string; readonly except?: string; readonly now: Date },
): Promise<number> {
  let query = database
    .updateTable('customer_session')
    .set({ revoked_at: now })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all sessions of a customer but the most recently used ones. */
export async function endOldestSessions(
  database: Database,
  customerId: number,
  { kept, now }: { readonly kept: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('customer_session')
    .set({ revoked_at: now })
    .where('id', 'in', (where) =>
      where
        .selectFrom('customer_session')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(kept),
    )
    .execute();
}

/** When a session was opened: the customer's last authentication. */
export async function sessionOpenedAt(database: Database, id: string): Promise<Date> {
  const { created_at: openedAt } = await database
    .selectFrom('customer_session')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openedAt;
}

/** Active sessions, most recently used first. */
export async function activeSessions(database: Database, customerId: number, now: Date) {
  return database
    .selectFrom('customer_session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'remember'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes sessions that ended before a moment. */
export async function purgeSessions(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('customer_session')
    .where((where) => where.or([where('expires_at', '<', before), where('revoked_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
