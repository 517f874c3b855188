import type { StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import css from './structure.module.css';

interface FeatureOrderProps {
  codes: readonly string[];
  features: readonly StaffFeature[];
  error?: string | undefined;
  onOrder: (codes: string[]) => void;
}

/** Features of a type of product, in the order of its pages. */
export function FeatureOrder({ codes, features, error, onOrder }: FeatureOrderProps) {
  const { family } = texts().structure;
  const labels = new Map(features.map(({ code, label }) => [code, label]));
  const swap = (at: number, to: number) =>
    onOrder(codes.map((code, index) => codes[index === at ? to : index === to ? at : index] ?? code));
  return (
    <div className={css.half}>
      <ol className={css.order} aria-label={family.features}>
        {codes.map((code, at) => {
          const label = labels.get(code) ?? code;
          return (
            <li key={code}>
              <span>{label}</span>
              <IconButton
                icon="chevron-up"
                label={family.up(label)}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={family.down(label)}
                disabled={at === codes.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                icon="close"
                label={family.remove(label)}
                onClick={() => onOrder(codes.filter((one) => one !== code))}
              />
            </li>
          );
        })}
      </ol>
      <Field label={family.add} error={error}>
        {(control) => (
          <Select {...control} value="" onChange={({ target }) => onOrder([...codes, target.value])}>
            <option value="">{family.addChoose}</option>
            {features
              .filter(({ code }) => !codes.includes(code))
              .map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
