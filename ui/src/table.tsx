import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './table.module.css';

export type Column = {
  title: string;
  /** Shows the title to assistive technology only. */
  hidden?: boolean | undefined;
  /** Aligns the title at the end, for amounts. */
  end?: boolean | undefined;
};

type TableProps = {
  /** What the table lists, for assistive technology. */
  caption: string;
  columns: readonly Column[];
  /** Columns need a width of 60rem instead of 48rem. */
  roomy?: boolean | undefined;
  className?: string | undefined;
  /**
   * The rows: `<tr>`. On narrow screens the page that uses the table lays out each row, for example as a
   * grid.
   */
  children: ReactNode;
};

/** A table with one item per row: columns on wide screens, a block per row on narrow ones. */
export const Table = ({ caption, columns, roomy, className, children }: TableProps) => (
  <table className={classes(css.table, roomy && css.roomy, className)}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ title, hidden, end }) => (
          <th key={title} scope="col" className={end ? css.end : undefined}>
            {hidden ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
