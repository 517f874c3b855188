import { healthOperation } from '@casamaestra/contract/staff/staff-health.operations.ts';
import type { Health } from '@casamaestra/contract/staff/staff-health.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../platform/failure.tsx';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { MailQueue } from '../mails/mail-queue.tsx';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { Jobs } from './jobs.tsx';

const tones = { well: 'positive', warning: 'hot', error: 'sale' } as const;

/** How the shop does: what it depends on, what is missing, mails that wait, jobs of every node. */
export function HealthScreen() {
  const { settings } = texts();
  return (
    <>
      <SettingsHead title={settings.screens.health} />
      <div className={css.form}>
        <Dependencies />
        <MailQueue />
        <Jobs />
      </div>
    </>
  );
}

function Dependencies() {
  const { health } = texts().settings;
  const { data, error, isFetching, refetch } = useQuery(reading(healthOperation, {}));
  return (
    <ScreenPart title={health.dependencies}>
      <div className={css.form}>
        <Failure error={error} />
        <p role="status">
          {data === undefined
            ? health.asking
            : data.level === 'well'
              ? health.allWell
              : health.worst[data.level]}
        </p>
        {data && <Asked health={data} />}
        <div className={css.acts}>
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {health.again}
          </Button>
          {data && <span className={css.soft}>{health.asked(moment(data.asked_at))}</span>}
        </div>
      </div>
    </ScreenPart>
  );
}

function Asked({ health: { dependencies, findings } }: { health: Health }) {
  const { health } = texts().settings;
  const { columns } = health;
  const titles = [columns.what, columns.level, columns.state, columns.todo];
  return (
    <>
      <Table caption={health.dependencies} columns={titles.map((title) => ({ title }))} className={css.table}>
        {dependencies.map(({ what, name, level, state, todo }) => (
          <tr key={`${what} ${state}`}>
            <th scope="row">{name}</th>
            <td>
              <Badge tone={tones[level]}>{health.levels[level]}</Badge>
            </td>
            <td>{state}</td>
            <td>{todo}</td>
          </tr>
        ))}
      </Table>
      <h3>{health.findings}</h3>
      {findings.length === 0 ? (
        <p>{health.findingsNone}</p>
      ) : (
        <ul className={css.told}>
          {findings.map(({ level, says }) => (
            <li key={says} className={css.wide}>
              <Badge tone={tones[level]}>{health.levels[level]}</Badge> {says}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
