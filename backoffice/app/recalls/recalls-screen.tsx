import { recallsOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { recalledPart } from './recall-words.ts';
import css from './recalls.module.css';

/** Safety recalls, the latest first, with whom each has reached. */
export function RecallsScreen() {
  const { recalls, shell } = texts();
  const { data, error } = useQuery(reading(recallsOperation, {}));
  return (
    <div className={css.stack}>
      <ScreenHead title={shell.screens.recalls}>
        {may(useMe(), 'recalls', 'edit') && <Link to="/richiami/nuovo">{recalls.announce}</Link>}
      </ScreenHead>
      <Failure error={error} />
      {data?.length === 0 && (
        <EmptyState icon="warning" title={recalls.none} text={recalls.noneText} level={2} />
      )}
      {data && data.length > 0 && <Recalls rows={data} />}
    </div>
  );
}

function Recalls({ rows }: { rows: readonly StaffRecall[] }) {
  const { recalls, shell } = texts();
  const { columns } = recalls;
  return (
    <Table
      caption={shell.screens.recalls}
      className={css.table}
      columns={[columns.product, columns.what, columns.at, columns.mails].map((title) => ({ title }))}
    >
      {rows.map((recall) => (
        <tr key={recall.id}>
          <th scope="row">
            <Link to={`/richiami/${recall.id}`}>{recall.name}</Link>
            <small>{`${recalls.title(counted(recall.id))} · ${recall.code}`}</small>
          </th>
          <td>{recalledPart(recall)}</td>
          <td>
            {dayOf(recall.announced_at)}
            {recall.ended_at !== null && <small>{recalls.ended(dayOf(recall.ended_at))}</small>}
          </td>
          <td>
            {recalls.sentOf(counted(recall.sent), counted(recall.reached))}
            {recall.given_up > 0 && <small>{recalls.stuckOf(counted(recall.given_up))}</small>}
          </td>
        </tr>
      ))}
    </Table>
  );
}
