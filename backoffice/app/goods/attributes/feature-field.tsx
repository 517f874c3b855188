import type { ProductFeature } from '@casamaestra/contract/staff/product-features.operations.ts';
import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useId } from 'react';
import { texts } from '../../platform/texts.ts';
import { numberTyped, writtenValue } from './typed-features.ts';

type FeatureFieldProps = {
  feature: ProductFeature;
  value: ProductFeatureValue | undefined;
  error: string | undefined;
  onType: (value: ProductFeatureValue) => void;
};

/** One feature: yes or no, a number in its unit, or words that others of the type say as well. */
export function FeatureField({ feature, value, error, onType }: FeatureFieldProps) {
  const { attributes: words, activity } = texts();
  const list = useId();
  const { label, type, unit, values, of_family: isOwn } = feature;
  const hint = isOwn ? undefined : words.foreignHint;
  return (
    <Field label={unit === null ? label : `${label} (${unit})`} hint={hint} error={error}>
      {(control) =>
        type === 'boolean' ? (
          <Select
            {...control}
            value={writtenValue(value)}
            onChange={({ target }) => onType(target.value === '' ? '' : target.value === 'true')}
          >
            <option value="">{words.unsaid}</option>
            <option value="true">{activity.yes}</option>
            <option value="false">{activity.no}</option>
          </Select>
        ) : (
          <>
            <Input
              {...control}
              value={writtenValue(value)}
              maxLength={500}
              {...(type === 'number' && { inputMode: 'decimal' as const })}
              {...(values.length > 0 && { list })}
              onChange={({ target }) => onType(type === 'number' ? numberTyped(target.value) : target.value)}
            />
            {values.length > 0 && (
              <datalist id={list}>
                {values.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}
