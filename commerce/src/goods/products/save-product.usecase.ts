import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { cleanHtml } from '../../catalog/import/checking/clean-html.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { readTyped } from '../features/typed-changes.ts';
import type { TypedChanges, WantedChanges } from '../features/typed-changes.ts';
import { featureOfField } from '../features/stored-features.ts';
import { changedFieldsOf } from './changed-fields.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { ownPartsOf } from './own-parts.queries.ts';
import { recordOfProduct, saidFields } from './product-fields.ts';
import { putFields } from './put-fields.ts';
import { readProductForStaff } from './read-product.usecase.ts';
import { lockProducts, releaseFields } from './staff-product.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'publicUrl'>;

interface Saved {
  readonly id: number;
  readonly changes: TypedChanges;
  readonly reason?: string | undefined;
}

/** Descriptions are compared as they are stored. */
const cleaned = (changes: WantedChanges): WantedChanges => {
  const { description_html: html } = changes;
  return html === undefined
    ? changes
    : { ...changes, description_html: { from: html.from, to: cleanHtml(String(html.to)) } };
};

/** "feature.potenza" stands among the features. */
const placeOf = (field: string): string => {
  const feature = featureOfField(field);
  return feature === undefined ? field : `features.${feature}`;
};

const shortened = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);

/** Changes a product: fields nobody else changed meanwhile; what is changed stays the shop's own. */
export async function saveProduct(
  parts: Parts,
  input: Saved,
  who: StaffIdentity,
): Promise<Outcome<StaffProduct>> {
  const { database, clock, config } = parts;
  const record = recordOfProduct(input.id);
  const saved = await inTransaction<Outcome<undefined>>(database, async (transaction) => {
    const [row] = await lockProducts(transaction, [input.id]);
    if (row === undefined) return { keep: false, value: refused('staff_product_unknown', {}, 'id') };
    const wanted = await readTyped(transaction, input.changes);
    if (!wanted.ok) return { keep: false, value: wanted };
    const today = saidFields(row, Object.keys(wanted.value));
    const merged = mergeFields(today, cleaned(wanted.value), false);
    if (!merged.ok) {
      const { field } = merged;
      const other = (await whoChanged(transaction, { record, field })) ?? '–';
      const now = shortened(today[field]);
      return {
        keep: false,
        value: refused('changed_meanwhile', { field, now, who: other }, `changes.${placeOf(field)}`),
      };
    }
    const { rows } = merged;
    if (rows.length === 0) return { keep: false, value: accepted(undefined) };
    const fields = changedFieldsOf(rows.map(({ field, to }) => ({ field, value: to })));
    const written = await putFields(transaction, row, fields, {
      now: clock.now(),
      roles: who.roles,
      withholds: config.mode === 'production',
    });
    if (!written.ok) return { keep: false, value: written };
    if (fields.published === true) await notePublicPrices(transaction, [input.id], clock.now());
    const at = new Date(clock.now());
    const change = { author: authorOf(who), at, kind: 'products.save', record, reason: input.reason, rows };
    await recordChange(transaction, change);
    return { keep: true, value: accepted(undefined) };
  });
  return saved.ok ? readProductForStaff(parts, input.id, who) : saved;
}

/** Gives the fields and prices of a product back to the files. */
export async function releaseProduct(
  parts: Parts,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<StaffProduct>> {
  const { database, clock } = parts;
  if (grantedTo(who.roles, 'products').limits.includes('texts'))
    return refused('staff_product_texts_only', {});
  const released = await inTransaction<Outcome<undefined>>(database, async (transaction) => {
    const [row] = await lockProducts(transaction, [id]);
    if (row === undefined) return { keep: false, value: refused('staff_product_unknown', {}, 'id') };
    const own = await ownPartsOf(transaction, { productId: id });
    await releaseFields(transaction, id);
    const [left] = await lockProducts(transaction, [id]);
    const rows = [
      { field: 'own_fields', from: row.ownFields, to: left?.ownFields ?? [] },
      ...own
        .filter(({ parts }) => parts.length > 0)
        .map(({ sku, parts }) => ({ record: recordOfVariant(sku), field: 'own_parts', from: parts, to: [] })),
    ];
    const at = new Date(clock.now());
    const record = recordOfProduct(id);
    await recordChange(transaction, { author: authorOf(who), at, kind: 'products.release', record, rows });
    return { keep: true, value: accepted(undefined) };
  });
  return released.ok ? readProductForStaff(parts, id, who) : released;
}
