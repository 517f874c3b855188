import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Text at the right, such as the count of a filter value. */
  note?: ReactNode;
};

const Choice = ({ label, note, className, type, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) => (
  <label className={classes(css.choice, className)}>
    <input {...rest} type={type} />
    <span className={css.label}>{label}</span>
    {note !== undefined && <span className={css.note}>{note}</span>}
  </label>
);

/** A checkbox; the whole line is clickable. */
export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" />;

/** A radio button; wrap the group in a `<fieldset>` with a `<legend>`. */
export const Radio = (props: ChoiceProps) => <Choice {...props} type="radio" />;
