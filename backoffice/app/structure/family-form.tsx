import type { StaffFamily, StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import { RecordForm } from './record-form.tsx';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

interface FamilyFormProps {
  family: StaffFamily;
  features: readonly StaffFeature[];
  mayEdit: boolean;
}

/** Name of a family, and its features in the order of product pages. */
export function FamilyForm({ family, features, mayEdit }: FamilyFormProps) {
  const { structure } = texts();
  const { code, name, features: own } = family;
  return (
    <RecordForm
      kind="family"
      id={code}
      label={structure.family.title}
      fields={{ name, features: own }}
      nameField="name"
      names={{ name: structure.family.name, features: structure.family.features }}
      mayEdit={mayEdit}
    >
      {({ typed, type, errorOf }) => (
        <>
          <RecordLine
            label={structure.family.name}
            error={errorOf('name')}
            required
            most={120}
            value={typed.name}
            onType={(value) => type({ name: value })}
          />
          <FeatureOrder
            codes={typed.features}
            features={features}
            onOrder={(next) => type({ features: next })}
          />
        </>
      )}
    </RecordForm>
  );
}

interface FeatureOrderProps {
  codes: readonly string[];
  features: readonly StaffFeature[];
  onOrder: (codes: string[]) => void;
}

function FeatureOrder({ codes, features, onOrder }: FeatureOrderProps) {
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
      <Field label={family.add}>
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
