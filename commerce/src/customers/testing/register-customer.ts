import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/connection.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import { createShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { createAccessTokens } from '../sessions/access-token.ts';

export interface TestCustomer {
  readonly customerId: number;
  readonly email: string;
  readonly sessionId: string;
  readonly jwt: string;
  /** For the third argument of `shop.post`. */
  readonly headers: { readonly jwt: string };
}

export interface TestCustomerOptions {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** The shop's clock, when a test changes it. */
  readonly clock?: Clock;
}

const SESSION_MS = 24 * 3_600_000;

/** A logged-in customer, inserted directly, so that tests of other areas need no password. */
export async function registerCustomer(
  { database }: { readonly database: Database },
  { email, firstName = 'Ada', lastName = 'Bianchi', clock = systemClock }: TestCustomerOptions,
): Promise<TestCustomer> {
  const { id: customerId } = await database
    .insertInto('customer')
    .values({ email, first_name: firstName, last_name: lastName, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await database
    .insertInto('customer_session')
    .values({
      id: sessionId,
      customer_id: customerId,
      token_hash: randomBytes(32),
      remember: false,
      expires_at: new Date(clock.now() + SESSION_MS),
    })
    .execute();
  const tokens = createAccessTokens(createShopSecrets(database), clock);
  const { jwt } = await tokens.sign({ customerId, sessionId, email });
  return { customerId, email, sessionId, jwt, headers: { jwt: `Bearer ${jwt}` } };
}
