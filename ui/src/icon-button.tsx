import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import css from './icon-button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** Accessible name, and the tooltip unless another `title` is given. */
  label: string;
  size?: 's' | 'm' | undefined;
  /** For a toggle such as the wishlist heart: sets aria-pressed and fills the icon. */
  pressed?: boolean | undefined;
};

/** The class names of a small one, for links. */
export const iconButtonLook = classes(css.button, css.small);

/** A square button with only an icon; 44 px, or 36 px in compact rows. */
export const IconButton = ({ icon, label, size = 'm', pressed, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    className={classes(css.button, size === 's' && css.small, className)}
    {...rest}
    aria-label={label}
    aria-pressed={pressed}
  >
    <Icon name={icon} size={size === 's' ? 18 : 22} filled={pressed ?? false} />
  </button>
);
