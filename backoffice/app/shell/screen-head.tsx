import { useEffect } from 'react';
import type { ReactNode } from 'react';
import css from './screen-head.module.css';

/** Title of a screen, of its page, and what can be done with the whole of it. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Casamaestra`;
  }, [title]);
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
