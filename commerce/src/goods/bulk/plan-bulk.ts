import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { BulkField, bulkFieldFaults } from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { featuresByCode } from '../features/features.queries.ts';
import { featureOfField, featuresOf, fieldOfFeature } from '../features/stored-features.ts';
import { typedValue } from '../features/typed-value.ts';
import { faultOfNamed } from '../products/put-fields.ts';
import { bulkProducts, typesWith } from './bulk-products.queries.ts';
import type { BulkProduct } from './bulk-products.queries.ts';

type Fault = (typeof bulkFieldFaults)[number];

/** A field as the log names it, and what it shall say. */
export interface WantedField {
  readonly field: string;
  readonly to: unknown;
}

export interface PlannedProduct extends WantedField {
  readonly product: BulkProduct;
  readonly from: unknown;
  /** Why it stays as it is. */
  readonly fault: Fault | null;
}

const FIELD = 'change.to';

/** What is wanted, if there is such a thing: a feature in the unit the shop counts it in. */
export async function wantedField(database: Database, change: BulkField): Promise<Outcome<WantedField>> {
  if (change.field !== 'feature') {
    const { field, to } = change;
    const named = await faultOfNamed(database, { [field]: to });
    return named.ok ? accepted({ field, to }) : { ...named, refusal: { ...named.refusal, field: FIELD } };
  }
  const [feature] = await featuresByCode(database, [change.code]);
  if (feature === undefined) return refused('staff_feature_foreign', { feature: change.code }, 'change.code');
  const value = typedValue(feature, change.to, FIELD);
  return value.ok ? accepted({ field: fieldOfFeature(feature.code), to: value.value }) : value;
}

/** What a field of a product says today. */
export function saidBy(product: BulkProduct, field: string): unknown {
  const code = featureOfField(field);
  if (code !== undefined) return featuresOf(product.features)[code] ?? null;
  return product[field as 'brand_id'];
}

/** Whether the dates of a product, where it has any, let it be in sale now. */
const isOfToday = ({ offeredFrom: from, offeredUntil: until }: BulkProduct, now: number): boolean =>
  (from === null || from.getTime() <= now) && (until === null || until.getTime() > now);

/** Why a product may not be given this. */
export function bulkFaultOf(
  product: BulkProduct,
  { field, to }: WantedField,
  rules: {
    readonly withholds: boolean;
    readonly families: ReadonlyMap<string, unknown>;
    readonly now: number;
  },
): Fault | null {
  const isNamed = field === 'manufacturer_id' ? to !== null : product.manufacturer_id !== null;
  const isOffered = field === 'published' ? to === true : product.published;
  const isOfMaker = field === 'published' ? to === true : field === 'manufacturer_id' && to === null;
  if (rules.withholds && isOfMaker && isOffered && !isNamed && !product.isSafetyExempt) return 'maker';
  if (field === 'published' && to === true && !isOfToday(product, rules.now)) return 'dated';
  const isForeign =
    featureOfField(field) !== undefined &&
    to !== null &&
    saidBy(product, field) === null &&
    !rules.families.has(product.familyCode ?? '');
  return isForeign ? 'foreign' : null;
}

export interface BulkPlan {
  readonly products: number;
  readonly wanted: WantedField;
  /** Those that would say something else, and those that may not. */
  readonly planned: readonly PlannedProduct[];
  /** Features of the types that have the one of the change, in their order. */
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly fingerprint: string;
}

function fingerprintOf(planned: readonly PlannedProduct[], wanted: WantedField): string {
  const hash = createHash('sha256').update(JSON.stringify(wanted));
  for (const { product, from, fault } of planned) hash.update(JSON.stringify([product.id, from, fault]));
  return hash.digest('hex');
}

/** What a change makes of the products as they are now. */
export async function planBulk(
  database: Database,
  { ids, change }: { readonly ids: readonly number[]; readonly change: BulkField },
  { withholds, locks, now }: { readonly withholds: boolean; readonly locks: boolean; readonly now: number },
): Promise<Outcome<BulkPlan>> {
  const found = await wantedField(database, change);
  if (!found.ok) return found;
  const wanted = found.value;
  const products = await bulkProducts(database, ids, locks);
  const families = change.field === 'feature' ? await typesWith(database, change.code) : new Map();
  const planned = products.flatMap((product): PlannedProduct[] => {
    const from = saidBy(product, wanted.field);
    return isDeepStrictEqual(from, wanted.to)
      ? []
      : [{ ...wanted, product, from, fault: bulkFaultOf(product, wanted, { withholds, families, now }) }];
  });
  return accepted({
    products: products.length,
    wanted,
    planned,
    families,
    fingerprint: fingerprintOf(planned, wanted),
  });
}
