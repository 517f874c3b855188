import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';

type CarrierFilterProps = {
  label: string;
  anyLabel: string;
  carriers: readonly string[];
  /** As the address says it; one that is none of the carriers stays chosen. */
  chosen: string;
};

/** Narrows a list by the carrier of its parcels. */
export function CarrierFilter({ label, anyLabel, carriers, chosen }: CarrierFilterProps) {
  const names = chosen === '' || carriers.includes(chosen) ? carriers : [...carriers, chosen];
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} key={names.join()} name="corriere" defaultValue={chosen}>
          <option value="">{anyLabel}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
