import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './part.module.css';

/** One part of an order, with its heading. */
export function ScreenPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
