import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';

const lists = new Set(['countries', 'postcodes', 'postcodes_except']);

/** A field as the shop keeps it: lists sorted, no language without words. */
export function cleanField(field: string, value: unknown): unknown {
  if (lists.has(field)) return (value as readonly string[]).toSorted();
  if (field !== 'label') return value;
  const { it, en, sk } = value as DeliveryRuleFields['label'];
  return { it, en: en === '' ? it : en, sk: sk === '' ? it : sk };
}

/** A rule as the shop keeps it. */
export const cleanDelivery = (fields: DeliveryRuleFields): DeliveryRuleFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, cleanField(field, value)]),
  ) as DeliveryRuleFields;
