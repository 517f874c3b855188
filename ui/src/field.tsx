import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export type ControlProps = {
  id: string;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Always visible below the label: format, reason for asking. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Id of the control, when something links to it; default: generated. */
  id?: string | undefined;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** What is wrong with a control or a group of them, which names it by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={css.error}>
    <Icon name="warning" size={18} />
    <span>{children}</span>
  </p>
);

/** Label, hint and error around one control: `<Field label="Email">{(control) => <Input {...control} />}</Field>`. */
export const Field = ({
  label,
  hint,
  error,
  required,
  id: givenId,
  hideLabel,
  className,
  children,
}: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = classes(hint ? `${id}h` : '', error ? `${id}e` : '');
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}h`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}e`}>{error}</FieldError>}
    </div>
  );
};
