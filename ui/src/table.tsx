import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './table.module.css';

export type Column = {
  title: string;
  /** Keeps the title for assistive technology only. */
  hidden?: boolean | undefined;
  /** Its title stands at the end, as amounts do. */
  end?: boolean | undefined;
};

type TableProps = {
  /** What the table lists, for assistive technology. */
  caption: string;
  columns: readonly Column[];
  /** Its columns need a window of 60rem, not 48rem. */
  roomy?: boolean | undefined;
  className?: string | undefined;
  /** The rows: `<tr>`. In narrow windows each lies as its area lays it out, in a grid for instance. */
  children: ReactNode;
};

/** Things with the same facts, one a row: columns where they fit, else a block for each. */
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
