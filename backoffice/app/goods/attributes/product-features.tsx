import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFeature } from '@casamaestra/contract/staff/product-features.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { LazyCombobox } from '../../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { may } from '../../platform/permitted.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import { choicesQuery } from '../goods-queries.ts';
import type { TypeField, UpdateFields } from '../product-changes.ts';
import { FeatureField } from './feature-field.tsx';
import { featuresQuery } from './features-query.ts';
import { countSaid } from './typed-features.ts';

type ProductFeaturesProps = {
  product: StaffProduct;
  typed: ProductFields;
  onType: TypeField;
  onUpdate: UpdateFields;
  /** What the service says is wrong with a field. */
  errorAt: (field: string) => string | undefined;
};

/** What stands of features no type has and no product says yet: typed before another type was chosen. */
const stray = (code: string): ProductFeature => ({
  code,
  label: code,
  type: 'text',
  unit: null,
  of_family: false,
  values: [],
});

/** What type of product it is, and what it says of the features of that type. */
export function ProductFeatures({ product, typed, onType, onUpdate, errorAt }: ProductFeaturesProps) {
  const { attributes: words, structure } = texts();
  const { data } = useQuery({
    ...featuresQuery(product.id, typed.family_code),
    placeholderData: keepPreviousData,
  });
  const known = new Set(data?.map(({ code }) => code));
  const strays = data === undefined ? [] : Object.keys(typed.features).filter((code) => !known.has(code));
  const own = (data ?? []).filter((one) => one.of_family).map(({ code }) => code);
  return (
    <ScreenPart title={words.features}>
      <div className={css.form}>
        <p className={css.soft}>
          {words.featuresText} <Link to="/struttura/caratteristiche">{structure.tabs.attributes}</Link>.
        </p>
        <FamilyChoice
          product={product}
          value={typed.family_code}
          error={errorAt('family_code')}
          onChoose={(code) => onType({ family_code: code })}
        />
        {own.length > 0 && <Said said={countSaid(own, typed.features)} of={own.length} />}
        {own.length > 0 && <p className={css.soft}>{words.severalHint}</p>}
        <div className={css.pairs}>
          {[...(data ?? []), ...strays.map(stray)].map((feature) => (
            <FeatureField
              key={feature.code}
              feature={feature}
              value={typed.features[feature.code]}
              error={errorAt(`features.${feature.code}`)}
              onType={(value) =>
                onUpdate(({ features }) => ({ features: { ...features, [feature.code]: value } }))
              }
            />
          ))}
        </div>
      </div>
    </ScreenPart>
  );
}

/** How many of the features of its type are said. */
function Said({ said, of }: { said: number; of: number }) {
  const words = texts().attributes;
  return (
    <p>
      <meter min={0} max={of} value={said} aria-label={words.said} className={css.meter} />{' '}
      <strong>{words.saidOf(counted(said), counted(of))}</strong>
    </p>
  );
}

type FamilyChoiceProps = {
  product: StaffProduct;
  value: string | null;
  error: string | undefined;
  onChoose: (code: string | null) => void;
};

function FamilyChoice({ product, value, error, onChoose }: FamilyChoiceProps) {
  const { attributes: words, shell } = texts();
  const { data } = useQuery({ ...choicesQuery(), enabled: may(useMe(), 'products', 'edit') });
  const early = value === null ? [] : [{ value, label: product.family ?? value }];
  const options = data?.families.map(({ code, name }) => ({ value: code, label: name })) ?? early;
  return (
    <Field label={words.family} error={error}>
      {(control) => (
        <LazyCombobox
          {...control}
          options={options}
          value={value ?? ''}
          placeholder={words.noFamily}
          labels={shell.combobox}
          onValue={(code) => onChoose(code === '' ? null : code)}
        />
      )}
    </Field>
  );
}
