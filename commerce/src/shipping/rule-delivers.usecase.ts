import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { deliversTo } from '@casamaestra/rules/shipping/shipping-options.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCommerceSettings } from './commerce-settings.queries.ts';

/** Whether the shop offers a way of delivery, and delivers to an address by it. */
export async function ruleDelivers(
  database: Database,
  name: string,
  { country, pincode }: Pick<Address, 'country' | 'pincode'>,
): Promise<boolean> {
  const { shipping } = await selectCommerceSettings(database);
  const rule = shipping.find((one) => one.name === name);
  return rule !== undefined && deliversTo(rule, country, pincode);
}
