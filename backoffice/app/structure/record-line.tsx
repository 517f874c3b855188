import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';

interface RecordLineProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  required?: boolean;
  most: number;
  value: string;
  onType: (value: string) => void;
}

/** A line of text of a record. */
export const RecordLine = ({ most, value, onType, ...field }: RecordLineProps) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        autoComplete="off"
        maxLength={most}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
