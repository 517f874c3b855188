import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import type { Database } from '../../platform/database/connection.ts';
import { featuresByCode } from './features.queries.ts';
import { fieldOfFeature } from './stored-features.ts';
import { typedNumber, typedValue } from './typed-value.ts';

export type WantedChanges = Readonly<Record<string, WantedChange | undefined>>;
type Typed = string | number | null;
interface FeatureChange {
  readonly from: ProductFeatureValue | null;
  readonly to: ProductFeatureValue | null;
}
export interface TypedChanges {
  readonly features?: Readonly<Record<string, FeatureChange>> | undefined;
  readonly [field: string]: unknown;
}

const MEASURE_MOST = 10_000;
const AGE_MOST = 21;
const measures: ReadonlySet<string> = new Set(['width_cm', 'depth_cm', 'height_cm']);

function measureOf(typed: Typed, field: string): Outcome<number | null> {
  const number = typed === null ? accepted(null) : typedNumber(typed, 'cm', field);
  if (!number.ok || number.value === null) return number;
  const rounded = Math.round(number.value * 100) / 100;
  return rounded > 0 && rounded <= MEASURE_MOST
    ? accepted(rounded)
    : refused('staff_measure_wrong', { most: MEASURE_MOST }, field);
}

function ageOf(typed: Typed, field: string): Outcome<number | null> {
  const number = typed === null ? accepted(null) : typedNumber(typed, null, field);
  if (!number.ok || number.value === null) return number;
  return Number.isInteger(number.value) && number.value >= 0 && number.value <= AGE_MOST
    ? number
    : refused('staff_age_wrong', { most: AGE_MOST }, field);
}

/** Each feature as a field of its own, in the unit the shop counts it in. */
async function featureChanges(
  database: Database,
  wanted: NonNullable<TypedChanges['features']>,
): Promise<Outcome<WantedChanges>> {
  const known = new Map(
    (await featuresByCode(database, Object.keys(wanted))).map((feature) => [feature.code, feature]),
  );
  const changes: Record<string, WantedChange> = {};
  for (const [code, { from, to }] of Object.entries(wanted)) {
    const field = `changes.features.${code}`;
    const feature = known.get(code);
    if (feature === undefined) return refused('staff_feature_foreign', { feature: code }, field);
    const value = typedValue(feature, to, field);
    if (!value.ok) return value;
    changes[fieldOfFeature(code)] = { from, to: value.value };
  }
  return accepted(changes);
}

/** What a form of a product sends, with numbers in the place of what was typed and a field for each feature. */
export async function readTyped(database: Database, sent: TypedChanges): Promise<Outcome<WantedChanges>> {
  const { features, ...plain } = sent;
  const changes: Record<string, WantedChange | undefined> = {};
  for (const [name, change] of Object.entries(plain as WantedChanges)) {
    const read = measures.has(name) ? measureOf : name === 'min_age' ? ageOf : undefined;
    if (read === undefined || change === undefined) changes[name] = change;
    else {
      const number = read(change.to as Typed, `changes.${name}`);
      if (!number.ok) return number;
      changes[name] = { ...change, to: number.value };
    }
  }
  if (features === undefined) return accepted(changes);
  const own = await featureChanges(database, features);
  return own.ok ? accepted({ ...changes, ...own.value }) : own;
}
