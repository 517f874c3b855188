import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type EmptyStateProps = { icon: IconName; title: string; text?: ReactNode; children?: ReactNode };

/** Nothing here, why, and a way on (the children). */
export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.arch}>
      <Icon name={icon} size={36} />
    </span>
    <h2>{title}</h2>
    {text && <p className={css.text}>{text}</p>}
    {children && <div className={css.actions}>{children}</div>}
  </div>
);
