import type { DeliveryRule } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DeliverableCountry } from '../commerce-setting.ts';
import { selectCountries } from '../export-commerce-settings.queries.ts';
import { countOrdersByRule, selectDeliveryRecords } from './delivery-record.queries.ts';

/** All delivery rules in their order, and the countries they may name. */
export async function listDelivery(database: Database): Promise<{
  readonly rules: DeliveryRule[];
  readonly countries: DeliverableCountry[];
}> {
  const [records, orders, countries] = await Promise.all([
    selectDeliveryRecords(database, { lock: false }),
    countOrdersByRule(database),
    selectCountries(database),
  ]);
  const rules = records.map(({ name, version, fields, ownFields }) => ({
    name,
    version,
    fields,
    own_fields: [...ownFields],
    orders: orders.get(name) ?? 0,
  }));
  return { rules, countries };
}
