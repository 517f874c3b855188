import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { erpnextFaultsOperation, type ErpnextRun } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { csvOf, type CsvColumn } from '../../lists/list-csv.ts';
import { Failure } from '../../platform/failure.tsx';
import { keepFile } from '../../platform/keep-file.ts';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from './erpnext.module.css';

type Fault = OperationOutput<typeof erpnextFaultsOperation>[number];

const SHOWN = 100;

/** Why a row is left out, in the words of imports where they know it. */
function reasonOf({ fault }: Fault): string {
  const { erpnext, imports } = texts();
  const known: Readonly<Record<Fault['fault'], string>> = { ...imports.faults, ...erpnext.faults };
  return known[fault];
}

const columns = (): readonly CsvColumn<Fault>[] => {
  const { runs } = texts().erpnext;
  return [
    { title: runs.faultColumns.code, value: ({ item_code: code }) => code },
    { title: runs.faultColumns.part, value: ({ part }) => runs.parts[part] },
    { title: runs.faultColumns.value, value: ({ value }) => value },
    { title: runs.faultColumns.reason, value: reasonOf },
  ];
};

/** Opens what a run left out; all of it as a file. */
export function RunFaults({ run }: { run: ErpnextRun }) {
  const { erpnext, shell } = texts();
  const [open, setOpen] = useState(false);
  const title = erpnext.runs.faults(counted(run.faults));
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} title={title} closeLabel={shell.close} onClose={() => setOpen(false)}>
        {open && <Faults id={run.id} title={title} />}
      </Dialog>
    </>
  );
}

function Faults({ id, title }: { id: number; title: string }) {
  const { runs } = texts().erpnext;
  const { data, error } = useQuery(reading(erpnextFaultsOperation, { id }));
  if (data === undefined) return <Failure error={error} id="erpnext-faults-failure" />;
  return (
    <>
      <div className={css.acts}>
        <Button
          size="s"
          variant="secondary"
          icon="download"
          onClick={() => keepFile(`erpnext-${id}.csv`, csvOf(columns(), data), 'text/csv')}
        >
          {runs.download}
        </Button>
        {data.length > SHOWN && <span>{runs.shown(counted(SHOWN))}</span>}
      </div>
      <Table
        caption={title}
        columns={columns().map((column) => ({ title: column.title }))}
        className={css.table}
      >
        {data.slice(0, SHOWN).map((fault) => (
          <tr key={`${fault.part} ${fault.name}`}>
            {columns().map((column) => (
              <td key={column.title}>{column.value(fault)}</td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}
