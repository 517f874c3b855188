import type { FeedDelivery } from '../catalog/export/merchant-attributes.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCommerceSettings } from './commerce-settings.queries.ts';

/** The current shipping rules for a merchant feed: for the first country the shop delivers to. */
export async function readFeedDelivery(database: Database): Promise<FeedDelivery | null> {
  const { shipping, countries } = await selectCommerceSettings(database);
  const [home] = countries;
  if (home === undefined) return null;
  return { country: home.code, rules: shipping.map((rule) => ({ ...rule, service: rule.label.it })) };
}
