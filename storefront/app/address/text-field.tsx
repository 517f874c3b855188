import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { ComponentProps, ReactNode } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'value'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onText: (text: string) => void;
  onLeave?: (() => void) | undefined;
};

/** A labelled line of text that says what is wrong once it has been left. */
export const TextField = ({
  id,
  label,
  hint,
  error,
  required,
  onText,
  onLeave,
  className,
  ...rest
}: TextFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error} required={required} className={className}>
    {(control) => (
      <Input
        maxLength={120}
        {...rest}
        {...control}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onLeave}
      />
    )}
  </Field>
);
