import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  text?: ReactNode;
  /** 1 when the page has no other title. */
  level?: 1 | 2 | undefined;
  children?: ReactNode;
};

/** Says that there is nothing and why, with links (children). */
export const EmptyState = ({ icon, title, text, level = 2, children }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      <span className={css.arch}>
        <Icon name={icon} size={36} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
};
