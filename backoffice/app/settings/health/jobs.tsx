import { jobsOperation } from '@casamaestra/contract/staff/staff-health.operations.ts';
import type { JobState, NodeState } from '@casamaestra/contract/staff/staff-health.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../platform/failure.tsx';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted, moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';

/** The background jobs of every node; those that fail come first. */
export function Jobs() {
  const { health } = texts().settings;
  const { data, error } = useQuery(reading(jobsOperation, {}));
  return (
    <ScreenPart title={health.jobs}>
      <div className={css.form}>
        <p className={css.soft}>{health.jobsText}</p>
        <Failure error={error} />
        {data?.length === 0 && <p>{health.jobsNone}</p>}
        {data?.map((node) => (
          <Node key={node.node} node={node} />
        ))}
      </div>
    </ScreenPart>
  );
}

function Node({ node }: { node: NodeState }) {
  const { health } = texts().settings;
  const { jobColumns: columns } = health;
  const titles = [columns.job, columns.state, columns.last];
  const figures = [columns.took, columns.runs, columns.work, columns.failures];
  const heads = [...titles.map((title) => ({ title })), ...figures.map((title) => ({ title, end: true }))];
  return (
    <div className={css.form}>
      <h3>
        {health.node(node.node)} {node.silent && <Badge tone="hot">{health.silent}</Badge>}
      </h3>
      <p className={css.soft}>
        {`${health.started(moment(node.started_at))}, ${health.told(moment(node.told_at))}`}
        {node.silent && `. ${health.silentText}`}
      </p>
      <Table caption={health.node(node.node)} columns={heads} roomy className={css.table}>
        {node.jobs.map((job) => (
          <Job key={job.job} job={job} />
        ))}
      </Table>
    </div>
  );
}

function Job({ job }: { job: JobState }) {
  const { health } = texts().settings;
  const { last_run_at: last, last_run_ms: took, last_failure_at: failed, last_error: why } = job;
  return (
    <tr>
      <th scope="row">{job.job}</th>
      <td>
        <Badge tone={job.failing ? 'sale' : 'positive'}>{job.failing ? health.failing : health.well}</Badge>
      </td>
      <td>{last === null ? health.never : moment(last)}</td>
      <td className={css.end}>{took === null ? '–' : health.took(counted(took))}</td>
      <td className={css.end}>{counted(job.runs)}</td>
      <td className={css.end}>{counted(job.work)}</td>
      <td className={css.end}>
        {counted(job.failures)}
        {failed !== null && <small>{health.error(moment(failed), why ?? '')}</small>}
      </td>
    </tr>
  );
}
