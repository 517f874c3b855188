import {
  importFaultsOperation,
  type FaultyRow,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { faultsFile } from './faults-file.ts';
import css from './imports.module.css';
import type { ListTrial } from './imports-query.ts';

/** Rows that are left out, each with its reason, and all of them as a file to be corrected. */
export function FaultyRows({ id, trial: { bad, bad_rows: rows } }: { id: number; trial: ListTrial }) {
  const { trial } = texts().imports;
  const { badColumns: columns } = trial;
  const kept = useMutation({
    mutationFn: () => callStaff(importFaultsOperation, { id }),
    onSuccess: (all) => keepFile(`righe-${id}.csv`, faultsFile(all, texts().imports), 'text/csv'),
  });
  return (
    <section className={css.bad} aria-labelledby="import-bad">
      <h2 id="import-bad">{trial.badTitle(counted(bad))}</h2>
      <p>{trial.badText}</p>
      <Table
        caption={trial.badTitle(counted(bad))}
        columns={[
          { title: columns.line, end: true },
          { title: columns.code },
          { title: columns.field },
          { title: columns.value },
          { title: columns.reason },
        ]}
      >
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </Table>
      {rows.length < bad && <p className={css.intro}>{trial.badShown(counted(rows.length))}</p>}
      <Button
        variant="secondary"
        size="s"
        icon="download"
        busy={kept.isPending}
        onClick={() => kept.mutate()}
      >
        {trial.download}
      </Button>
      <Failure error={kept.error} id="faults-failure" />
    </section>
  );
}

function Row({ row: { line, code, field, value, fault } }: { row: FaultyRow }) {
  const { fields, faults } = texts().imports;
  return (
    <tr>
      <td className={css.amount}>{counted(line)}</td>
      <td className={css.cells}>{code}</td>
      <td>{field === null ? '' : fields[field]}</td>
      <td className={css.cells}>{value}</td>
      <td>{faults[fault]}</td>
    </tr>
  );
}
