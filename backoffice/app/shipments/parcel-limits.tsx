import type { CarrierLimits } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { beyondLimits } from '@casamaestra/rules/measures/package-limits.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { carriersQuery } from '../carriers/carriers-query.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './shipments.module.css';
import { measureNames, measureRules, onePackage, type TypedParcel } from './typed-measures.ts';

type ParcelLimitsProps = {
  /** As it is typed. */
  carrier: string;
  typed: TypedParcel;
  /** What its articles weigh together; null: one of them nobody has weighed; undefined: not asked. */
  articlesKg: number | null | undefined;
};

/** What the chosen carrier takes as one package, and what of this parcel it does not take. */
export function ParcelLimits({ carrier, typed, articlesKg }: ParcelLimitsProps) {
  const { beyond, packing } = texts().carriers;
  const { data } = useQuery(carriersQuery);
  const name = carrier.trim().toLowerCase();
  const known = data?.carriers.find((one) => one.name.toLowerCase() === name);
  const limits = known?.limits ?? {};
  const told = limitTexts(limits);
  const faults = beyondLimits(onePackage(typed, articlesKg ?? null), limits);
  return (
    <div className={css.limits}>
      {articlesKg !== undefined && (
        <p className={css.soft}>
          {articlesKg === null ? packing.unweighed : packing.articles(counted(articlesKg))}
        </p>
      )}
      {known && told.length > 0 && <p className={css.soft}>{packing.takes(known.name, told.join('; '))}</p>}
      <div role="alert">
        {faults.length > 0 && (
          <>
            <ul className={css.fault}>
              {faults.map((fault) => (
                <li key={fault}>{beyond[fault]}</li>
              ))}
            </ul>
            <p>{packing.instead}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Limits in words, as far as they are known. */
function limitTexts(limits: CarrierLimits): readonly string[] {
  const { packing } = texts().carriers;
  const {
    max_weight_kg: weight,
    max_length_cm: length,
    max_height_cm: height,
    max_girth_cm: girth,
    heavy_above_kg: heavy,
    heavy_length_cm: heavyLength,
  } = limits;
  return [
    weight === undefined ? '' : packing.weight(counted(weight)),
    length === undefined ? '' : packing.length(counted(length)),
    height === undefined ? '' : packing.height(counted(height)),
    girth === undefined ? '' : packing.girth(counted(girth)),
    heavy === undefined || heavyLength === undefined
      ? ''
      : packing.heavy(counted(heavy), counted(heavyLength)),
  ].filter((text) => text !== '');
}

type MeasuresTypedProps = {
  typed: TypedParcel;
  /** Faults are told once the form was sent. */
  isTried: boolean;
  onType: (typed: TypedParcel) => void;
};

/** What a scale and a ruler say; all of it may stay empty. */
export function MeasuresTyped({ typed, isTried, onType }: MeasuresTypedProps) {
  const { values, wrong, packing } = texts().carriers;
  const labels = {
    packages: values.packages,
    weight: values.weight_kg,
    length: values.length_cm,
    width: values.width_cm,
    height: values.height_cm,
  };
  return (
    <fieldset className={css.measured}>
      <legend>{packing.measures}</legend>
      <div className={css.measures}>
        {measureNames.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            error={isTried && !measureRules[name](typed[name]) ? wrong : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                maxLength={9}
                autoComplete="off"
                value={typed[name]}
                onChange={({ target }) => onType({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
