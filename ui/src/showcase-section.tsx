import type { ReactNode } from 'react';
import css from './showcase.module.css';

/** One group of the showcase with its title. */
export const ShowcaseSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <h2>{title}</h2>
    <div className={css.content}>{children}</div>
  </section>
);

/** Things side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
