import type { FeedDelivery } from '../catalog/export/merchant-goods.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectSellingRules } from './selling-rules.queries.ts';

/** Rules of delivery in force, as a merchant feed tells them: for the first country the shop delivers to. */
export async function readFeedDelivery(database: Database): Promise<FeedDelivery | null> {
  const { shipping, countries } = await selectSellingRules(database);
  const [home] = countries;
  if (home === undefined) return null;
  return { country: home.code, rules: shipping.map((rule) => ({ ...rule, service: rule.label.it })) };
}
