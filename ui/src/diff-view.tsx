import css from './diff-view.module.css';

export type Difference = {
  field: string;
  /** Ready to show; null: there was or is nothing. */
  from: string | null;
  to: string | null;
};

type DiffViewProps = {
  /** What the table compares, for assistive technology. */
  caption: string;
  labels: { field: string; from: string; to: string; nothing: string };
  rows: readonly Difference[];
};

/** What changed: the field, what was there struck through, what is there now. Words say it, not the colour alone. */
export const DiffView = ({ caption, labels, rows }: DiffViewProps) => (
  <table className={css.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.field}</th>
        <th scope="col">{labels.from}</th>
        <th scope="col">{labels.to}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ field, from, to }) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          <td>{from === null ? <span className={css.nothing}>{labels.nothing}</span> : <del>{from}</del>}</td>
          <td>{to === null ? <span className={css.nothing}>{labels.nothing}</span> : <ins>{to}</ins>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
