import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../../platform/database/connection.ts';
import { namesOfCodes } from './staff-product.queries.ts';
import type { StaffProductRow } from './staff-product.queries.ts';

/** Products that another one may not name as needed with it; those a file told already are left as they are. */
export async function faultOfAccessories(
  database: Database,
  { code: own, accessories: before }: Pick<StaffProductRow, 'code' | 'accessories'>,
  codes: readonly string[] = [],
): Promise<Outcome<undefined>> {
  const field = 'changes.accessories';
  if (codes.includes(own)) return refused('staff_accessory_itself', {}, field);
  const fresh = codes.filter((code) => !before.includes(code));
  const known = await namesOfCodes(database, fresh);
  const unknown = fresh.find((code) => known[code] === undefined);
  return unknown === undefined
    ? accepted(undefined)
    : refused('staff_accessory_unknown', { code: unknown }, field);
}
