import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './card.module.css';

type CardProps = {
  tone?: 'paper' | 'plaster' | 'brick' | 'green' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A plain container: order summary, safety notes, help. */
export const CardBox = ({ tone = 'paper', className, children }: CardProps) => (
  <div className={classes(css.card, css[tone], className)}>{children}</div>
);
