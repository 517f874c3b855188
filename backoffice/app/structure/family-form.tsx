import type { StaffFamily, StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { texts } from '../platform/texts.ts';
import { FeatureOrder } from './feature-order.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordLine } from './record-line.tsx';

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
