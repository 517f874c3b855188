import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FormState } from './use-form.ts';

type TextFieldProps = ComponentProps<'input'> & {
  state: FormState;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

/** One line of text with its label, hint and problem. */
export const TextField = ({
  state,
  name,
  label,
  hint,
  required,
  className,
  id,
  ...input
}: TextFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={state.problems[name]}
    required={required}
    className={className}
    id={id}
  >
    {(control) => <Input {...input} {...control} name={name} />}
  </Field>
);
