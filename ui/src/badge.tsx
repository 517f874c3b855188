import type { ReactNode } from 'react';
import css from './badge.module.css';

type BadgeProps = { tone?: 'sale' | 'new' | 'hot' | 'neutral' | 'positive' | undefined; children: ReactNode };

/** A short label on a picture or beside a name. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`${css.badge} ${css[tone]}`}>{children}</span>
);
