import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './input.module.css';
import { Icon } from './icon.tsx';

/** A line of text, a number, an email: all attributes of `<input>`. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classes(css.control, className)} />
);

/** Several lines of text. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={classes(css.control, css.area, className)} />
);

/** The platform's own select in the shop's clothes. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={classes(css.select, className)}>
    <select {...rest} className={css.control}>
      {children}
    </select>
    <Icon name="chevron-down" size={16} />
  </span>
);
