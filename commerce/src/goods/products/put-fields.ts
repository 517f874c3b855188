import { classesOf } from '@casamaestra/contract/catalog/energy-scale.ts';
import { mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { featuresOfFamily, isFamily } from '../features/features.queries.ts';
import { changedFeatures } from '../features/stored-features.ts';
import { faultOfAccessories } from './accessories.ts';
import { hasVariantsOnSale, missingOf } from './completeness.queries.ts';
import { vatClasses } from './new-product.queries.ts';
import type { ChangedFields } from './changed-fields.ts';
import { lackedByPlan, plannedSale } from './planned-sale.ts';
import {
  areOperators,
  isAddressTaken,
  isBrand,
  isCategory,
  picturesToShow,
  writeProduct,
} from './staff-product.queries.ts';
import type { StaffProductRow, WrittenFields } from './staff-product.queries.ts';

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
  readonly now: number;
  readonly roles: readonly StaffRole[];
  /** Whether goods without maker are withheld (MODE=production). */
  readonly withholds: boolean;
}

/** Category, brand, VAT class, type and people of the law that are not there. */
export async function faultOfNamed(
  transaction: Database,
  {
    category_id: category,
    brand_id: brand,
    vat_class: vat,
    manufacturer_id: maker,
    eu_responsible_id: responsible,
    family_code: family,
  }: ChangedFields,
): Promise<Outcome<undefined>> {
  if (category !== undefined && !(await isCategory(transaction, category)))
    return refused('staff_category_unknown', {}, 'changes.category_id');
  if (typeof brand === 'number' && !(await isBrand(transaction, brand)))
    return refused('staff_brand_unknown', {}, 'changes.brand_id');
  if (vat !== undefined && !(await vatClasses(transaction)).some((one) => one.class === vat))
    return refused('staff_vat_unknown', {}, 'changes.vat_class');
  if (typeof maker === 'number' && !(await areOperators(transaction, [maker])))
    return refused('staff_operator_unknown', {}, 'changes.manufacturer_id');
  if (typeof responsible === 'number' && !(await areOperators(transaction, [responsible])))
    return refused('staff_operator_unknown', {}, 'changes.eu_responsible_id');
  if (typeof family === 'string' && !(await isFamily(transaction, family)))
    return refused('staff_family_unknown', {}, 'changes.family_code');
  return accepted(undefined);
}

/** What is wrong with new fields of a product, each at its field; pictures are looked up when they are written. */
async function faultOfFields(
  transaction: Database,
  row: StaffProductRow,
  fields: ChangedFields,
  withholds: boolean,
): Promise<Outcome<undefined>> {
  const { slug, energy, published, manufacturer_id: maker } = fields;
  const named = await faultOfNamed(transaction, fields);
  if (!named.ok) return named;
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

/** The features of a product as changed; only such as its type has are added. */
async function featuresAfter(
  transaction: Database,
  row: StaffProductRow,
  { features, family_code: family = row.familyCode }: ChangedFields,
): Promise<Outcome<Pick<WrittenFields, 'features'>>> {
  if (features === undefined) return accepted({});
  const order = family === null ? [] : (await featuresOfFamily(transaction, family)).map(({ code }) => code);
  const said = new Set([...order, ...row.features.map(({ code }) => code)]);
  const foreign = Object.keys(features).find((code) => features[code] !== null && !said.has(code));
  return foreign === undefined
    ? accepted({ features: changedFeatures(row.features, features, order) })
    : refused('staff_feature_foreign', { feature: foreign }, `changes.features.${foreign}`);
}

/** Writes fields of a product by the rules of what may be on its page. */
export async function putFields(
  transaction: Database,
  row: StaffProductRow,
  fields: ChangedFields,
  { roles, withholds, now }: Writing,
): Promise<Outcome<undefined>> {
  const { pictures, features: _, ...others } = fields;
  const textsOnly = grantedTo(roles, 'products').limits.includes('texts');
  if (textsOnly && Object.keys(fields).some((field) => !texts.has(field)))
    return refused('staff_product_texts_only', {});
  const fault = await faultOfFields(transaction, row, others, withholds);
  if (!fault.ok) return fault;
  const needed = await faultOfAccessories(transaction, row, fields.accessories);
  if (!needed.ok) return needed;
  const features = await featuresAfter(transaction, row, fields);
  if (!features.ok) return features;
  const stored = await picturesToShow(transaction, pictures?.map(({ hash }) => hash) ?? []);
  if (pictures?.some(({ hash }) => !stored.has(hash)) === true)
    return refused('staff_picture_unknown', {}, 'changes.pictures');
  const shown = pictures?.flatMap(({ hash, alt }) => {
    const picture = stored.get(hash);
    return picture === undefined ? [] : [{ ...picture, ...(alt !== '' && { alt }) }];
  });
  const planned = plannedSale(row, fields, now);
  if (!planned.ok) return planned;
  const written = { ...others, ...features.value, ...(shown !== undefined && { pictures: shown }) };
  await writeProduct(transaction, row.id, { ...written, ...planned.value.written });
  const { isAwaited, isTouched } = planned.value;
  return isAwaited && isTouched ? faultOfPlan(transaction, row.id) : accepted(undefined);
}

/** What a product lacks, as it was just written, for its sale to begin by itself. */
async function faultOfPlan(transaction: Database, id: number): Promise<Outcome<undefined>> {
  const lacks = lackedByPlan(await missingOf(transaction, id), await hasVariantsOnSale(transaction, id));
  return lacks.length === 0
    ? accepted(undefined)
    : refused('staff_product_plan_incomplete', { lacks: lacks.join(', ') }, 'changes.offered_from');
}
