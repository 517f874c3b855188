import { Table } from '@casamaestra/ui/table.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { HeldChanges, HeldProduct, HeldReasons, percentText } from './held-rows.tsx';
import css from './imports.module.css';
import type { ListTrial } from './imports-query.ts';

/** Prices that will wait for a second person, each with the reason. */
export function HeldInTrial({ trial: { held: count, held_rows: rows } }: { trial: ListTrial }) {
  const { held, trial } = texts().imports;
  return (
    <section className={css.bad} aria-labelledby="import-held">
      <h2 id="import-held">{held.trialTitle(counted(count))}</h2>
      <p>{held.trialText}</p>
      <Table
        caption={held.trialTitle(counted(count))}
        columns={[
          { title: trial.columns.line, end: true },
          { title: trial.columns.product },
          { title: trial.columns.change },
          { title: trial.columns.percent, end: true },
          { title: held.why },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.sku}>
            <td className={css.amount}>{counted(row.line)}</td>
            <td>
              <HeldProduct row={row} />
            </td>
            <td>
              <HeldChanges row={row} />
            </td>
            <td className={css.amount}>{percentText(row.percent)}</td>
            <td>
              <HeldReasons row={row} />
            </td>
          </tr>
        ))}
      </Table>
      {rows.length < count && <p className={css.intro}>{trial.shown(counted(rows.length))}</p>}
    </section>
  );
}
