import type { Database } from '../platform/database/connection.ts';
import { selectCoupons } from './coupon.queries.ts';
import type { Coupon } from './coupon.ts';

const none: ReadonlyMap<string, Coupon> = new Map();

/**
 * Coupons by code (upper case), with what the customer of an e-mail address used of them. Without codes nothing is
 * asked of the database.
 */
export async function readCoupons(
  database: Database,
  codes: readonly string[],
  email: string | undefined,
): Promise<ReadonlyMap<string, Coupon>> {
  return codes.length === 0 ? none : selectCoupons(database, codes, email);
}
