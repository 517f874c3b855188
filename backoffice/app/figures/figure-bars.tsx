import { counted } from '../platform/written.ts';
import css from './figures.module.css';

interface FigureBarsProps {
  /** What the table tells, for who does not see its heading. */
  title: string;
  /** Heads of the names and of the figures. */
  name: string;
  figure: string;
  rows: readonly { readonly name: string; readonly count: number }[];
}

/** Figures as a table, each with a bar as long as its part of the largest. */
export function FigureBars({ title, name, figure, rows }: FigureBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={css.bars}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {name}
          </th>
          <th scope="col" className={css.end}>
            {figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className={css.drawn}>
              {row.count > 0 && (
                <span className={css.bar} style={{ inlineSize: `${(row.count / most) * 100}%` }} />
              )}
            </td>
            <td className={css.end}>{counted(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
