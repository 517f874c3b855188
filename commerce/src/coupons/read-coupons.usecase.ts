import type { Database } from '../platform/database/connection.ts';
import { selectCoupons } from './coupon.queries.ts';
import type { Coupon } from './coupon.ts';

const none: ReadonlyMap<string, Coupon> = new Map();

/**
 * Coupons by code (upper case), with the uses counted for the customer of an e-mail address. Without codes
 * there is no query.
 */
export async function readCoupons(
  database: Database,
  codes: readonly string[],
  email: string | undefined,
): Promise<ReadonlyMap<string, Coupon>> {
  return codes.length === 0 ? none : selectCoupons(database, codes, email);
}
