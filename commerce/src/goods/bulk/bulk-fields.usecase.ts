import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  applyBulkFieldsOperation,
  previewBulkFieldsOperation,
} from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { nameValues } from '../products/name-values.usecase.ts';
import { recordOfProduct } from '../products/product-fields.ts';
import { featuresOfChosen } from './bulk-products.queries.ts';
import { planBulk } from './plan-bulk.ts';
import type { BulkPlan, PlannedProduct } from './plan-bulk.ts';
import { writeBulk } from './write-bulk.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type Preview = OperationOutput<typeof previewBulkFieldsOperation>;

const SHOWN = 200;

const mayChange = ({ roles }: StaffIdentity): Outcome<undefined> =>
  grantedTo(roles, 'products').limits.includes('texts')
    ? refused('staff_product_texts_only', {})
    : accepted(undefined);

const withholdsOf = ({ config }: Pick<Parts, 'config'>): boolean => config.mode === 'production';
const mayBe = ({ fault }: PlannedProduct): boolean => fault === null;

/** A value as a row of the difference says it; the screen has words for yes and no. */
const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join('; ') : String(value);
};

async function presentRows(
  database: Database,
  { planned, wanted: { field, to } }: BulkPlan,
): Promise<Preview['rows']> {
  const shown = planned.toSorted((a, b) => Number(mayBe(a)) - Number(mayBe(b))).slice(0, SHOWN);
  const nameOf = await nameValues(database, [{ field, values: [to, ...shown.map(({ from }) => from)] }]);
  return shown.map(({ product: { id, code, name }, from, fault }) => ({
    id,
    code,
    name,
    from: nameOf(field, from) ?? written(from),
    to: nameOf(field, to) ?? written(to),
    fault,
  }));
}

/** What a change of one field would make of the chosen products; nothing is changed. */
export async function previewBulkFields(
  parts: Parts,
  input: OperationInput<typeof previewBulkFieldsOperation>,
  who: StaffIdentity,
): Promise<Outcome<Preview>> {
  const may = mayChange(who);
  if (!may.ok) return may;
  const plan = await planBulk(parts.database, input, {
    withholds: withholdsOf(parts),
    locks: false,
    now: parts.clock.now(),
  });
  if (!plan.ok) return plan;
  const { products, planned, fingerprint } = plan.value;
  const changed = planned.filter(mayBe).length;
  return accepted({
    products,
    changed,
    faults: planned.length - changed,
    rows: await presentRows(parts.database, plan.value),
    fingerprint,
  });
}

/** Changes one field of the chosen products that may become that, as they were seen, as one change set. */
export function applyBulkFields(
  parts: Parts,
  input: OperationInput<typeof applyBulkFieldsOperation>,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof applyBulkFieldsOperation>>> {
  return inTransaction(parts.database, async (transaction) => {
    const may = mayChange(who);
    if (!may.ok) return { keep: false, value: may };
    const now = parts.clock.now();
    const plan = await planBulk(transaction, input, { withholds: withholdsOf(parts), locks: true, now });
    if (!plan.ok) return { keep: false, value: plan };
    const { planned, wanted, families, fingerprint } = plan.value;
    const changed = planned.filter(mayBe);
    if (fingerprint !== input.fingerprint)
      return { keep: false, value: refused('staff_bulk_products_changed', {}) };
    if (changed.length === 0)
      return { keep: false, value: refused('staff_bulk_nothing_other', {}, 'change.to') };
    const products = changed.map(({ product }) => product);
    await writeBulk(transaction, products, wanted, { families, now });
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(now),
      kind: 'products.bulk',
      record: 'products',
      reason: input.reason,
      rows: changed.map(({ product: { id }, field, from, to }) => ({
        record: recordOfProduct(id),
        field,
        from,
        to,
      })),
    });
    return { keep: true, value: accepted({ change, products: changed.length }) };
  });
}

/** The features that types of some products have. */
export const chosenFeatures = (database: Database, ids: readonly number[]) => featuresOfChosen(database, ids);
