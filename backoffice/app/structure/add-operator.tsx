import { addOperatorOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { callStaff } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { AddLines } from './add-lines.tsx';

/** A maker or person responsible whom no file has named yet. */
export function AddOperator() {
  const { structure, activity } = texts();
  const { operator } = structure;
  return (
    <AddLines
      id="operator-not-added"
      title={operator.addTitle}
      button={operator.add}
      added={operator.added}
      act={activity.kinds['structure.add_operator']}
      lines={[
        { field: 'name', label: operator.name, most: 200, required: true },
        { field: 'address', label: operator.address, most: 300, required: true },
        { field: 'contact', label: operator.contact, most: 200, required: true, hint: operator.contactHint },
      ]}
      add={(fields) => callStaff(addOperatorOperation, fields)}
    />
  );
}
