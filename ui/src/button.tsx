import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole width of its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** The class names of a button, for markup that cannot use the component. */
export const buttonLook = ({ variant = 'primary', size = 'm', wide, className }: Look = {}) =>
  classes(css.button, css[variant], size !== 'm' && css[size], wide && css.wide, className);

type ButtonProps = ComponentProps<'button'> &
  Look & { icon?: IconName | undefined; busy?: boolean | undefined };

/** A push button. While `busy` it keeps its width and focus but ignores clicks. */
export const Button = ({
  variant,
  size,
  wide,
  className,
  icon,
  busy,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={buttonLook({ variant, size, wide, className })}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
    <span>{children}</span>
  </button>
);

type LinkButtonProps = ComponentProps<'a'> & Look & { href: string; icon?: IconName | undefined };

/** A link styled as a button, for navigation. */
export const LinkButton = ({ variant, size, wide, className, icon, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={buttonLook({ variant, size, wide, className })}>
    {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
    <span>{children}</span>
  </a>
);
