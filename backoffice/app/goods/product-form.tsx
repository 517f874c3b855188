import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { DraftLeft } from '../together/draft-left.tsx';
import { OthersHere } from '../together/others-here.tsx';
import { ProductDocuments } from './documents/product-documents.tsx';
import { ProductEnergy } from './documents/product-energy.tsx';
import { ProductFound } from './found/product-found.tsx';
import { ProductAccessories } from './attributes/product-accessories.tsx';
import { ProductFeatures } from './attributes/product-features.tsx';
import { ProductMeasures } from './attributes/product-measures.tsx';
import css from './goods.module.css';
import { ProductConflict } from './product-conflict.tsx';
import { ProductLaw } from './product-law.tsx';
import { ProductPictures } from './product-pictures.tsx';
import type { ProductSection } from './product-sections.ts';
import { ProductPlace, ProductTexts } from './product-texts.tsx';
import { type Faults, useProductForm } from './use-product-form.ts';

/** Fields that show themselves why they were refused. */
const refusedThere: ReadonlySet<string | undefined> = new Set([
  'changes.family_code',
  'changes.width_cm',
  'changes.depth_cm',
  'changes.height_cm',
  'changes.min_age',
  'changes.accessories',
  'changes.slug',
  'changes.offered_from',
  'changes.offered_until',
  'changes.manufacturer_id',
  'changes.eu_responsible_id',
  'changes.energy.to.class',
  'changes.energy.to.eprel_id',
]);

const saysItself = (field: string | undefined): boolean =>
  refusedThere.has(field) || field?.startsWith('changes.features.') === true;

/** The sentence about a field that the service refused. */
const refusedAt = (error: unknown, field: string): string | undefined =>
  error instanceof Refused && error.field === field && error.code !== 'changed_meanwhile'
    ? error.message
    : undefined;

const datesError = (error: unknown): string | undefined =>
  refusedAt(error, 'changes.offered_from') ?? refusedAt(error, 'changes.offered_until');

/** The pictures of a product with one after all others. */
const withPicture = ({ pictures }: ProductFields, hash: string): Partial<ProductFields> =>
  pictures.some((one) => one.hash === hash) ? {} : { pictures: [...pictures, { hash, alt: '' }] };

type ProductFormProps = { product: StaffProduct; mayEdit: boolean };

/** Everything about a product but its variants. What is typed stays, also when somebody else has saved meanwhile. */
export function ProductForm({ product, mayEdit }: ProductFormProps) {
  const { together } = texts();
  const form = useProductForm(product);
  const { record, left, changes, discard, saveAll } = form;
  const fields = Object.keys(changes);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveAll();
      }}
    >
      <OthersHere record={record} fields={fields} />
      <DraftLeft left={left} isShown={fields.length > 0} onDiscard={discard} />
      <fieldset disabled={!mayEdit} className={css.form}>
        <ProductParts product={product} form={form} />
        {/* For Enter in a field: the button that is seen stands at the foot of the page. */}
        <button type="submit" hidden>
          {together.saveAll}
        </button>
      </fieldset>
    </form>
  );
}

type ProductPartsProps = { product: StaffProduct; form: ReturnType<typeof useProductForm> };

function ProductParts({ product, form }: ProductPartsProps) {
  const { goods } = texts();
  const { typed, type, update, faults } = form;
  const fault = (section: ProductSection) => (
    <SectionFault product={product} faults={faults} section={section} onSettle={form.settle} />
  );
  return (
    <>
      <ProductTexts typed={typed} onType={type} />
      {fault('texts')}
      <ProductPlace product={product} typed={typed} onType={type} datesError={datesError(faults.place)} />
      {fault('place')}
      <ProductFeatures
        product={product}
        typed={typed}
        onType={type}
        onUpdate={update}
        errorAt={(field) => refusedAt(faults.features, `changes.${field}`)}
      />
      {fault('features')}
      <ProductMeasures
        typed={typed}
        onType={type}
        errorAt={(field) => refusedAt(faults.measures, `changes.${field}`)}
      />
      {fault('measures')}
      <ProductLaw
        product={product}
        typed={typed}
        onType={type}
        errorAt={(field) => refusedAt(faults.law, `changes.${field}`)}
      />
      {fault('law')}
      <ProductFound
        product={product}
        typed={typed}
        onType={type}
        addressError={refusedAt(faults.found, 'changes.slug')}
      />
      {fault('found')}
      <ProductAccessories
        product={product}
        codes={typed.accessories}
        onType={type}
        error={refusedAt(faults.accessories, 'changes.accessories')}
      />
      {fault('accessories')}
      <ScreenPart title={goods.pictures}>
        <ProductPictures
          product={product}
          pictures={typed.pictures}
          onType={type}
          onAdd={(hash) => update((now) => withPicture(now, hash))}
        />
      </ScreenPart>
      {fault('pictures')}
      <ProductDocuments product={product} documents={typed.documents} onType={type} onUpdate={update} />
      {fault('documents')}
      <ProductEnergy
        product={product}
        energy={typed.energy}
        onType={type}
        onUpdate={update}
        errorAt={(part) => refusedAt(faults.energy, `changes.energy.to.${part}`)}
      />
      {fault('energy')}
    </>
  );
}

type SectionFaultProps = {
  product: StaffProduct;
  faults: Faults;
  section: ProductSection;
  onSettle: ReturnType<typeof useProductForm>['settle'];
};

/** Why a section was not saved; with a choice when somebody else was quicker. */
function SectionFault({ product, faults, section, onSettle }: SectionFaultProps) {
  const { [section]: error } = faults;
  if (!(error instanceof Refused)) return <Failure error={error} id={`${section}-failure`} />;
  if (error.code !== 'changed_meanwhile')
    return saysItself(error.field) ? null : <Failure error={error} id={`${section}-failure`} />;
  const field = String(error.facts['field']);
  return (
    <div className={css.fault}>
      <ProductConflict
        product={product}
        field={field}
        refused={error}
        onSettle={(isMine) => void onSettle(section, field, isMine)}
      />
    </div>
  );
}
