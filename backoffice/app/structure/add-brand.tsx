import { addBrandOperation } from '@casamaestra/contract/staff/structure-additions.operations.ts';
import { callStaff } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { AddLines } from './add-lines.tsx';

/** A brand that no product has yet. */
export function AddBrand() {
  const { structure, activity } = texts();
  const { brand } = structure;
  return (
    <AddLines
      id="brand-not-added"
      title={brand.addTitle}
      button={brand.add}
      added={brand.added}
      act={activity.kinds['structure.add_brand']}
      lines={[
        { field: 'name', label: brand.name, most: 80, required: true },
        { field: 'slogan', label: brand.slogan, most: 300 },
        { field: 'country', label: brand.country, most: 60 },
      ]}
      add={(fields) => callStaff(addBrandOperation, fields)}
    />
  );
}
