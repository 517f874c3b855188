import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { texts } from '../platform/texts.ts';
import { useMe } from './me.ts';
import { keepOpened } from './opened-records.ts';
import css from './screen-head.module.css';

/** Title of a screen, of its page, and what can be done with the whole of it; of a record, that it was opened. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { id } = useMe();
  useEffect(() => {
    document.title = `${title} · Casamaestra`;
    const to = pathname === '/contenuti/modifica' ? pathname + search : pathname;
    keepOpened(id, { to, title }, texts().shell.palette.customers);
  }, [title, id, pathname, search]);
  return (
    <div className={css.head}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
