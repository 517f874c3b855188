import {
  runErpnextOperation,
  stopErpnextOperation,
  type erpnextRunKinds,
  type ErpnextRun,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { counted, moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from './erpnext.module.css';
import { isUnderWay, readErpnextAgain, type ErpnextTold } from './erpnext-query.ts';
import { RunFaults } from './run-faults.tsx';

/** What came from ERPNext: compared, imported, left out. */
export function ErpnextRuns({ told, mayEdit }: { told: ErpnextTold; mayEdit: boolean }) {
  const { runs } = texts().erpnext;
  const started = useMutation({
    mutationFn: (kind: (typeof erpnextRunKinds)[number]) => callStaff(runErpnextOperation, { kind }),
    onSuccess: readErpnextAgain,
  });
  const under = isUnderWay(told);
  return (
    <ScreenPart title={runs.title}>
      <p className={css.soft}>{runs.text}</p>
      {mayEdit && (
        <div className={css.acts}>
          {(['try', 'changes', 'all'] as const).map((kind) => (
            <Button
              key={kind}
              size="s"
              variant={kind === 'try' ? 'primary' : 'secondary'}
              busy={started.isPending && started.variables === kind}
              aria-disabled={under}
              onClick={() => !under && started.mutate(kind)}
            >
              {runs.acts[kind]}
            </Button>
          ))}
          {told.next_run_at !== null && <span>{runs.next(moment(told.next_run_at))}</span>}
        </div>
      )}
      <Failure error={started.error} id="erpnext-run-failure" />
      {told.runs.length === 0 ? (
        <EmptyState icon="download" title={runs.none} text={runs.noneText} />
      ) : (
        <Table
          caption={runs.title}
          columns={[...runs.columns.map((title) => ({ title })), { title: runs.act, hidden: true }]}
          className={css.table}
        >
          {told.runs.map((run) => (
            <Run key={run.id} run={run} mayEdit={mayEdit} />
          ))}
        </Table>
      )}
    </ScreenPart>
  );
}

function RunState({ run: { state, part, rows, failure, detail, next_try_at: next } }: { run: ErpnextRun }) {
  const { runs, failures } = texts().erpnext;
  const tone = state === 'done' ? 'positive' : state === 'failed' ? 'hot' : 'neutral';
  return (
    <>
      <Badge tone={tone}>{runs.states[state]}</Badge>
      <small>
        {state === 'reading' && part !== null && `${runs.parts[part]}. `}
        {runs.rows(counted(rows))}
      </small>
      {failure !== null && <small>{`${failures[failure]}${detail === '' ? '' : ` (${detail})`}`}</small>}
      {next !== null && <small>{runs.again(moment(next))}</small>}
    </>
  );
}

function Found({ run: { kind, changed, held, drafts } }: { run: ErpnextRun }) {
  const { runs } = texts().erpnext;
  return (
    <>
      {(kind === 'try' ? runs.differences : runs.changed)(counted(changed))}
      {held > 0 && <small>{runs.held(counted(held))}</small>}
      {drafts > 0 && <small>{runs.drafts(counted(drafts))}</small>}
    </>
  );
}

function Run({ run, mayEdit }: { run: ErpnextRun; mayEdit: boolean }) {
  const { runs } = texts().erpnext;
  const stopped = useMutation({
    mutationFn: () => callStaff(stopErpnextOperation, { id: run.id }),
    onSuccess: readErpnextAgain,
  });
  const isOpen = run.state === 'reading' || run.state === 'writing';
  return (
    <tr>
      <th scope="row">
        {moment(run.started_at)}
        <small>{`${runs.kinds[run.kind]}, ${run.who}`}</small>
      </th>
      <td>
        <RunState run={run} />
        <Failure error={stopped.error} id={`run-failure-${run.id}`} />
      </td>
      <td>{run.state === 'done' && <Found run={run} />}</td>
      <td>
        <div className={css.acts}>
          {run.import_id !== null && (
            <Link to={`/importa/${run.import_id}`}>{run.kind === 'try' ? runs.look : runs.list}</Link>
          )}
          {run.faults > 0 && <RunFaults run={run} />}
          {isOpen && mayEdit && (
            <Button size="s" variant="quiet" busy={stopped.isPending} onClick={() => stopped.mutate()}>
              {runs.stop}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
