import { hazardCodes } from '@casamaestra/contract/catalog/product-row.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import type { TypeField } from '../product-changes.ts';
import { numberTyped, shownNumber } from './typed-features.ts';

type ProductMeasuresProps = {
  typed: ProductFields;
  onType: TypeField;
  errorAt: (field: string) => string | undefined;
};

/** How large it is, who may buy it, what its label warns of, and whether it can be given back. */
export function ProductMeasures({ typed, onType, errorAt }: ProductMeasuresProps) {
  const { attributes: words } = texts();
  const number = (field: 'width_cm' | 'depth_cm' | 'height_cm' | 'min_age', hint?: string) => (
    <Field label={words.numbers[field]} hint={hint} error={errorAt(field)}>
      {(control) => (
        <Input
          {...control}
          value={shownNumber(typed[field])}
          maxLength={40}
          inputMode="decimal"
          onChange={({ target: { value } }) => onType({ [field]: value === '' ? null : numberTyped(value) })}
        />
      )}
    </Field>
  );
  const flag = (field: 'custom_made' | 'age_check' | 'hazardous') => (
    <Checkbox
      label={words.flags[field]}
      checked={typed[field]}
      onChange={({ target }) => onType({ [field]: target.checked })}
    />
  );
  return (
    <ScreenPart title={words.measures}>
      <div className={css.form}>
        <p className={css.soft}>{words.measuresText}</p>
        <div className={css.pairs}>
          {number('width_cm')}
          {number('depth_cm')}
          {number('height_cm')}
        </div>
        {flag('custom_made')}
        {number('min_age', words.ageHint)}
        {flag('age_check')}
        {flag('hazardous')}
        <HazardLabel codes={typed.hazard_label} onType={onType} />
      </div>
    </ScreenPart>
  );
}

type HazardLabelProps = { codes: ProductFields['hazard_label']; onType: TypeField };

/** Signal word and pictograms, in the order of the law. */
function HazardLabel({ codes, onType }: HazardLabelProps) {
  const { attributes: words, hazards } = texts();
  return (
    <fieldset className={css.look}>
      <legend>{words.hazardLabel}</legend>
      <p className={css.soft}>{words.hazardHint}</p>
      <div className={css.pairs}>
        {hazardCodes.map((code) => (
          <Checkbox
            key={code}
            label={code.startsWith('GHS') ? words.pictogram(hazards[code] ?? code, code) : hazards[code]}
            checked={codes.includes(code)}
            onChange={({ target }) =>
              onType({
                hazard_label: hazardCodes.filter((one) =>
                  one === code ? target.checked : codes.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
