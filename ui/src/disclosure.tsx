import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  summary: ReactNode;
  /** Secondary text at the end of the summary: what is chosen inside. */
  note?: ReactNode;
  open?: boolean | undefined;
  /** Opening one of several disclosures with the same name closes the others. */
  name?: string | undefined;
  className?: string | undefined;
  /** Told when it is opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** A collapsible section; works without JavaScript. */
export const Disclosure = ({ summary, note, open, name, className, onToggle, children }: DisclosureProps) => (
  <details
    className={classes(css.disclosure, className)}
    open={open}
    name={name}
    onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
  >
    <summary className={css.summary}>
      <span className={css.label}>{summary}</span>
      {note && <span className={css.note}>{note}</span>}
      <Icon name="chevron-down" size={18} className={css.mark} />
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
