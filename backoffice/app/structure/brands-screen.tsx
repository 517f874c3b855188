import { brandsOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StaffBrand } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { texts } from '../platform/texts.ts';
import { AddBrand } from './add-brand.tsx';
import { RecordForm } from './record-form.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { RecordLine } from './record-line.tsx';

/** Brands of the catalogue. */
export function BrandsScreen() {
  const { columns } = texts().structure;
  return (
    <RegisterScreen<StaffBrand>
      kind="brand"
      part="brands"
      operation={brandsOperation}
      columns={[columns.country, columns.slogan]}
      cells={({ country, slogan }) => [country, slogan]}
      Form={BrandForm}
      add={<AddBrand />}
    />
  );
}

function BrandForm({ row: { id, name, slogan, country }, mayEdit }: { row: StaffBrand; mayEdit: boolean }) {
  const { brand } = texts().structure;
  return (
    <RecordForm
      kind="brand"
      id={id}
      label={brand.title}
      fields={{ name, slogan, country }}
      nameField="name"
      names={{ name: brand.name, slogan: brand.slogan, country: brand.country }}
      mayEdit={mayEdit}
    >
      {({ typed, type, errorOf }) => (
        <>
          <RecordLine
            label={brand.name}
            hint={brand.nameHint}
            error={errorOf('name')}
            required
            most={80}
            value={typed.name}
            onType={(value) => type({ name: value })}
          />
          <RecordLine
            label={brand.slogan}
            error={errorOf('slogan')}
            most={300}
            value={typed.slogan}
            onType={(value) => type({ slogan: value })}
          />
          <RecordLine
            label={brand.country}
            error={errorOf('country')}
            most={60}
            value={typed.country}
            onType={(value) => type({ country: value })}
          />
        </>
      )}
    </RecordForm>
  );
}
