import { classes } from './classes.ts';
import css from './chip.module.css';
import { Icon } from './icon.tsx';

type ChipProps = {
  label: string;
  /** Where the chip leads: the same page without this filter when `removeLabel` is given. */
  href: string;
  /** Makes the chip removable; read aloud: "Togli il filtro Colore: rosso". */
  removeLabel?: string | undefined;
  current?: boolean | undefined;
};

/** A small link with a border: an applied filter, a quick choice. */
export const Chip = ({ label, href, removeLabel, current }: ChipProps) => (
  <a
    className={classes(css.chip, removeLabel && css.removable)}
    href={href}
    aria-label={removeLabel}
    aria-current={current ? 'true' : undefined}
  >
    <span>{label}</span>
    {removeLabel && <Icon name="close" size={14} />}
  </a>
);
