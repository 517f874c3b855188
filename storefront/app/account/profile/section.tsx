import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './profile.module.css';

/** A titled section of the profile. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}
