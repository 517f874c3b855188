import { classesOf } from '@casamaestra/contract/catalog/energy-scale.ts';
import { mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { cleanHtml } from '../../catalog/import/checking/clean-html.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { productFieldsOf, recordOfProduct } from './product-fields.ts';
import { readProductForStaff } from './read-product.usecase.ts';
import { vatClasses } from './new-product.queries.ts';
import {
  areOperators,
  isAddressTaken,
  isBrand,
  isCategory,
  lockProducts,
  picturesByHash,
  releaseFields,
  writeProduct,
} from './staff-product.queries.ts';
import type { StaffProductRow } from './staff-product.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'publicUrl'>;

/** What a role that changes texts only may change. */
const texts: ReadonlySet<string> = new Set([
  'name',
  'short_description',
  'description_html',
  'pictures',
  'meta_title',
  'meta_description',
]);

interface Writing {
  readonly roles: readonly StaffRole[];
  /** Whether goods without maker are withheld (MODE=production). */
  readonly withholds: boolean;
}

/** Brand, VAT class and people of the law that are not there. */
async function faultOfNamed(
  transaction: Database,
  {
    brand_id: brand,
    vat_class: vat,
    manufacturer_id: maker,
    eu_responsible_id: responsible,
  }: Partial<ProductFields>,
): Promise<Outcome<undefined>> {
  if (typeof brand === 'number' && !(await isBrand(transaction, brand)))
    return refused('staff_brand_unknown', {}, 'changes.brand_id');
  if (vat !== undefined && !(await vatClasses(transaction)).some((one) => one.class === vat))
    return refused('staff_vat_unknown', {}, 'changes.vat_class');
  if (typeof maker === 'number' && !(await areOperators(transaction, [maker])))
    return refused('staff_operator_unknown', {}, 'changes.manufacturer_id');
  if (typeof responsible === 'number' && !(await areOperators(transaction, [responsible])))
    return refused('staff_operator_unknown', {}, 'changes.eu_responsible_id');
  return accepted(undefined);
}

/** What is wrong with new fields of a product, each at its field; pictures are looked up when they are written. */
async function faultOfFields(
  transaction: Database,
  row: StaffProductRow,
  fields: Partial<ProductFields>,
  withholds: boolean,
): Promise<Outcome<undefined>> {
  const { category_id: category, slug, energy, published, manufacturer_id: maker } = fields;
  const named = await faultOfNamed(transaction, fields);
  if (!named.ok) return named;
  if (category !== undefined && !(await isCategory(transaction, category)))
    return refused('staff_category_unknown', {}, 'changes.category_id');
  if (slug !== undefined && !mayBeProductAddress(slug))
    return refused('staff_product_address_wrong', {}, 'changes.slug');
  if (slug !== undefined && (await isAddressTaken(transaction, row.id, slug)))
    return refused('staff_product_address_taken', {}, 'changes.slug');
  if (energy && !classesOf(energy.scale).includes(energy.class))
    return refused('staff_energy_class', { scale: energy.scale }, 'changes.energy.to.class');
  if (energy && !/^\d*$/.test(energy.eprel_id))
    return refused('staff_energy_number', {}, 'changes.energy.to.eprel_id');
  const isNamed = maker === undefined ? row.manufacturerId !== null : maker !== null;
  const isTouched = published === true || maker === null;
  if (withholds && isTouched && (published ?? row.isOffered) && !isNamed && !row.isSafetyExempt)
    return refused(
      'staff_product_maker_missing',
      {},
      maker === null ? 'changes.manufacturer_id' : 'changes.published',
    );
  return accepted(undefined);
}

/** Writes fields of a product by the rules of what may be on its page. */
export async function putFields(
  transaction: Database,
  row: StaffProductRow,
  fields: Partial<ProductFields>,
  { roles, withholds }: Writing,
): Promise<Outcome<undefined>> {
  const { pictures, ...others } = fields;
  const textsOnly = grantedTo(roles, 'products').limits.includes('texts');
  if (textsOnly && Object.keys(fields).some((field) => !texts.has(field)))
    return refused('staff_product_texts_only', {});
  const fault = await faultOfFields(transaction, row, others, withholds);
  if (!fault.ok) return fault;
  const stored = await picturesByHash(transaction, pictures?.map(({ hash }) => hash) ?? []);
  if (pictures?.some(({ hash }) => !stored.has(hash)) === true)
    return refused('staff_picture_unknown', {}, 'changes.pictures');
  const shown = pictures?.flatMap(({ hash, alt }) => {
    const picture = stored.get(hash);
    return picture === undefined ? [] : [{ ...picture, ...(alt !== '' && { alt }) }];
  });
  await writeProduct(transaction, row.id, { ...others, ...(shown !== undefined && { pictures: shown }) });
  return accepted(undefined);
}

interface Saved {
  readonly id: number;
  readonly changes: Readonly<Record<string, WantedChange | undefined>>;
  readonly reason?: string | undefined;
}

/** Descriptions are compared as they are stored. */
const cleaned = (changes: Saved['changes']): Saved['changes'] => {
  const { description_html: html } = changes;
  return html === undefined
    ? changes
    : { ...changes, description_html: { from: html.from, to: cleanHtml(String(html.to)) } };
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
    const today: Record<string, unknown> = { ...productFieldsOf(row) };
    const merged = mergeFields(today, cleaned(input.changes), false);
    if (!merged.ok) {
      const { field } = merged;
      const other = (await whoChanged(transaction, { record, field })) ?? '–';
      const now = shortened(today[field]);
      return {
        keep: false,
        value: refused('changed_meanwhile', { field, now, who: other }, `changes.${field}`),
      };
    }
    const { rows } = merged;
    if (rows.length === 0) return { keep: false, value: accepted(undefined) };
    const fields: Partial<ProductFields> = Object.fromEntries(rows.map(({ field, to }) => [field, to]));
    const written = await putFields(transaction, row, fields, {
      roles: who.roles,
      withholds: config.mode === 'production',
    });
    if (!written.ok) return { keep: false, value: written };
    if (fields.published === true) await notePublicPrices(transaction, input.id, clock.now());
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
    await releaseFields(transaction, id);
    const rows = [{ field: 'own_fields', from: row.ownFields, to: [] }];
    const at = new Date(clock.now());
    const record = recordOfProduct(id);
    await recordChange(transaction, { author: authorOf(who), at, kind: 'products.release', record, rows });
    return { keep: true, value: accepted(undefined) };
  });
  return released.ok ? readProductForStaff(parts, id, who) : released;
}
