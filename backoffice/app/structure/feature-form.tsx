import type { StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { texts } from '../platform/texts.ts';
import { FeatureChoices } from './feature-choices.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordLine } from './record-line.tsx';

/** Name of a feature, with the unit of its numbers or the values that are offered for it. */
export function FeatureForm({ feature, mayEdit }: { feature: StaffFeature; mayEdit: boolean }) {
  const words = texts().structure.feature;
  const { id, label, unit, choices } = feature;
  return (
    <RecordForm
      kind="feature"
      id={id}
      label={words.title}
      fields={{ label, unit, choices }}
      nameField="label"
      names={{ label: words.label, unit: words.unit, choices: words.choices }}
      mayEdit={mayEdit}
    >
      {({ typed, type, errorOf }) => (
        <>
          <RecordLine
            label={words.label}
            error={errorOf('label')}
            required
            most={80}
            value={typed.label}
            onType={(value) => type({ label: value })}
          />
          {feature.type === 'text' ? (
            <FeatureChoices
              choices={typed.choices}
              error={errorOf('choices')}
              onType={(value) => type({ choices: value })}
            />
          ) : (
            <RecordLine
              label={words.unit}
              hint={words.unitHint}
              error={errorOf('unit')}
              most={20}
              value={typed.unit}
              onType={(value) => type({ unit: value })}
            />
          )}
        </>
      )}
    </RecordForm>
  );
}
