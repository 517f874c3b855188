import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';

type MomentFieldProps = { label: string; value: string; onType: (text: string) => void };

/** Day and time in the shop's time zone. */
export const MomentField = ({ label, value, onType }: MomentFieldProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="datetime-local"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    )}
  </Field>
);
