import { operatorsOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StaffOperator } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { texts } from '../platform/texts.ts';
import { AddOperator } from './add-operator.tsx';
import { RecordForm } from './record-form.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { RecordLine } from './record-line.tsx';

/** Makers and people responsible in the Union, as they stand on pages of products. */
export function OperatorsScreen() {
  const { operator, columns } = texts().structure;
  return (
    <RegisterScreen<StaffOperator>
      kind="operator"
      part="operators"
      operation={operatorsOperation}
      text={operator.text}
      columns={[columns.address, columns.contact]}
      cells={({ address, contact }) => [address, contact]}
      Form={OperatorForm}
      add={<AddOperator />}
    />
  );
}

function OperatorForm({ row, mayEdit }: { row: StaffOperator; mayEdit: boolean }) {
  const { operator } = texts().structure;
  const { id, name, address, contact } = row;
  return (
    <RecordForm
      kind="operator"
      id={id}
      label={operator.title}
      fields={{ name, address, contact }}
      nameField="name"
      names={{ name: operator.name, address: operator.address, contact: operator.contact }}
      mayEdit={mayEdit}
    >
      {({ typed, type, errorOf }) => (
        <>
          <RecordLine
            label={operator.name}
            error={errorOf('name')}
            required
            most={200}
            value={typed.name}
            onType={(value) => type({ name: value })}
          />
          <RecordLine
            label={operator.address}
            error={errorOf('address')}
            required
            most={300}
            value={typed.address}
            onType={(value) => type({ address: value })}
          />
          <RecordLine
            label={operator.contact}
            hint={operator.contactHint}
            error={errorOf('contact')}
            required
            most={200}
            value={typed.contact}
            onType={(value) => type({ contact: value })}
          />
        </>
      )}
    </RecordForm>
  );
}
