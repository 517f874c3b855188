import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './input.module.css';
import { Icon } from './icon.tsx';

/** A single-line input: all attributes of `<input>`. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classes(css.control, className)} />
);

/** A multi-line input. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={classes(css.control, css.area, className)} />
);

/** A styled native select. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={classes(css.select, className)}>
    <select {...rest} className={css.control}>
      {children}
    </select>
    <Icon name="chevron-down" size={16} />
  </span>
);
