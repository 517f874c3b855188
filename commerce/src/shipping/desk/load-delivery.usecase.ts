import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { CommerceSettingsFile } from '@casamaestra/contract/shipping/commerce-settings.ts';
import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { deliveryRecord } from './change-delivery.usecase.ts';
import { cleanDelivery } from './clean-delivery.ts';
import { putDeliveryRecord, selectDeliveryRecords } from './delivery-record.queries.ts';
import type { DeliveryRecord } from './delivery-record.queries.ts';
import { ownedWith } from './own-fields.ts';

type FileRule = NonNullable<CommerceSettingsFile['shipping_rules']>[number];

/** What a file would have said otherwise than staff did. */
export interface KeptRule {
  readonly rule: string;
  readonly fields: readonly string[];
}

const centsOrNull = (euros: number | undefined) => (euros === undefined ? null : centsFromEuros(euros));
const grams = (kilograms: number) => Math.round(kilograms * 1000);

const fieldsOf = (rule: FileRule): DeliveryRuleFields =>
  cleanDelivery({
    active: true,
    kind: rule.kind,
    label: rule.label,
    countries: rule.countries,
    postcodes: rule.postcodes,
    postcodes_except: rule.postcodes_except,
    goods_from_cents: centsFromEuros(rule.goods_from),
    goods_below_cents: centsOrNull(rule.goods_below),
    weight_from_g: grams(rule.weight_from_kg),
    weight_to_g: rule.weight_to_kg === undefined ? null : grams(rule.weight_to_kg),
    takes_hazardous: rule.takes_hazardous,
    checks_age: rule.checks_age,
    amount_cents: centsFromEuros(rule.amount),
    free_from_cents: centsOrNull(rule.free_from),
    days_min: rule.days[0],
    days_max: rule.days[1],
  });

type Next = Omit<DeliveryRecord, 'version'>;
type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const valuesOf = ({ fields, position }: Next): Values => ({ ...cleanDelivery(fields), position });

/** A rule as the file says it, but for what staff wrote. */
function merged(
  current: DeliveryRecord,
  file: { readonly fields: DeliveryRuleFields; readonly position: number },
) {
  const own = ownedWith(current.ownFields);
  const told: Values = { ...file.fields, position: file.position };
  const today = valuesOf(current);
  const next = Object.fromEntries(
    Object.entries(told).map(([field, value]) => [field, own.has(field) ? today[field] : value]),
  );
  const { position, ...fields } = next;
  const kept = Object.keys(file.fields).filter(
    (field) => own.has(field) && !isSame(told[field], today[field]),
  );
  return { next: { ...current, fields: fields as DeliveryRuleFields, position: Number(position) }, kept };
}

/** Rules that a file does not name are no longer offered, unless staff decided that they are; these come last. */
function unnamed(all: readonly DeliveryRecord[], named: ReadonlySet<string>): Next[] {
  return all
    .filter(({ name }) => !named.has(name))
    .map((one, index) => ({
      ...one,
      position: one.ownFields.includes('position') ? one.position : named.size + index,
      fields: { ...one.fields, active: one.ownFields.includes('active') && one.fields.active },
    }));
}

function changesOf(next: Next, before: DeliveryRecord | undefined): FieldChange[] {
  const today: Values = before === undefined ? {} : valuesOf(before);
  return Object.entries(valuesOf(next))
    .map(([field, to]) => ({ record: deliveryRecord(next.name), field, from: today[field] ?? null, to }))
    .filter(({ from, to }) => !isSame(from, to));
}

/**
 * Writes the delivery rules of a file. What staff wrote stays the shop's own, field by field (decision 0136); rows that
 * do not change are not written. Returns what staff wrote and the file says otherwise.
 */
export async function loadDelivery(
  transaction: Database,
  rules: readonly FileRule[],
  by: { readonly author: Author; readonly at: Date } | undefined,
): Promise<readonly KeptRule[]> {
  const all = await selectDeliveryRecords(transaction, { lock: true });
  const known = new Map(all.map((one) => [one.name, one]));
  const isOrdered = all.some(({ ownFields }) => ownFields.includes('position'));
  const last = Math.max(-1, ...all.map(({ position }) => position));
  const kept: KeptRule[] = [];
  const named = rules.map((rule, index): Next => {
    const current = known.get(rule.name);
    const position = current === undefined && isOrdered ? last + 1 + index : index;
    const file = { fields: fieldsOf(rule), position };
    if (current === undefined) return { name: rule.name, ...file, ownFields: [] };
    const { next, kept: fields } = merged(current, file);
    if (fields.length > 0) kept.push({ rule: rule.name, fields });
    return next;
  });
  const rows: FieldChange[] = [];
  for (const next of [...named, ...unnamed(all, new Set(rules.map(({ name }) => name)))]) {
    const changes = changesOf(next, known.get(next.name));
    if (changes.length === 0) continue;
    await putDeliveryRecord(transaction, next);
    rows.push(...changes.filter(({ from, to }) => from !== null || to !== null));
  }
  if (by !== undefined && rows.length > 0)
    await recordChange(transaction, { ...by, kind: 'settings.load', record: 'delivery', rows });
  return kept;
}
