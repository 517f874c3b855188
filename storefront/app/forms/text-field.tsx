import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FormState } from './use-form.ts';

type TextFieldProps = ComponentProps<'input'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Where the problem of this name is found, unless it is given. */
  state?: Pick<FormState, 'problems'>;
  error?: string | undefined;
  /** For what React keeps, with `value`. */
  onText?: (text: string) => void;
};

/** A text field with label, hint and problem. */
export const TextField = ({
  name,
  label,
  hint,
  state,
  error = state?.problems[name],
  required,
  className,
  id,
  onText,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} className={className} id={id}>
    {(control) => (
      <Input
        onChange={onText && ((event) => onText(event.currentTarget.value))}
        {...input}
        {...control}
        name={name}
      />
    )}
  </Field>
);
