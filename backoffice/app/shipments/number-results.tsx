import type { NumberResult } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { csvOf } from '../lists/list-csv.ts';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './shipments.module.css';

type NumberResultsProps = {
  results: readonly NumberResult[];
  /** They were taken, not only tried. */
  isTaken: boolean;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  orderColumn: number;
};

/** What each line of a file does, or did; those that were not taken may be kept as a file and corrected. */
export function NumberResults({ results, isTaken, headings, rows, orderColumn }: NumberResultsProps) {
  const { numbers, columns } = texts().shipments;
  const words = isTaken ? numbers.taken : numbers.tried;
  const said = ({ what, fault }: NumberResult): string =>
    fault !== null ? numbers.faults[fault] : what === 'fault' ? '' : words[what];
  const bad = results.flatMap((result, at) =>
    result.fault === null ? [] : [{ reason: numbers.faults[result.fault], cells: rows[at] ?? [] }],
  );
  // The first line of the file has the titles.
  const lines = results.map((result, at) => ({ line: at + 2, order: rows[at]?.[orderColumn], result }));
  const good = results.filter(({ what }) => what === 'ship' || what === 'correct').length;
  const keepBad = () => {
    const shown = [
      ...headings.map((title, at) => ({ title, value: (row: (typeof bad)[number]) => row.cells[at] ?? '' })),
      { title: numbers.reason, value: (row: (typeof bad)[number]) => row.reason },
    ];
    keepFile('righe-non-prese.csv', csvOf(shown, bad), 'text/csv');
  };
  return (
    <>
      <p role="status">{isTaken ? numbers.done(counted(good)) : good === 0 ? numbers.nothing : ''}</p>
      <Table
        caption={numbers.what}
        columns={[
          { title: numbers.line },
          { title: columns.order },
          { title: columns.name },
          { title: numbers.what },
        ]}
      >
        {lines.map(({ line, order, result }) => (
          <tr key={line}>
            <td>{counted(line)}</td>
            <td>{order}</td>
            <td>{result.name}</td>
            <td className={result.fault === null ? undefined : css.fault}>{said(result)}</td>
          </tr>
        ))}
      </Table>
      {bad.length > 0 && (
        <Button variant="secondary" size="s" icon="download" onClick={keepBad}>
          {numbers.bad}
        </Button>
      )}
    </>
  );
}
