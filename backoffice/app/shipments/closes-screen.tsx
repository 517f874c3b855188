import type { DayClose } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { closesQuery } from './shipments-query.ts';
import css from './shipments.module.css';

/** What was handed over, close by close. */
export function ClosesScreen() {
  const { closes, columns } = texts().shipments;
  const found = useInfiniteQuery(closesQuery);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={css.page}>
      <ScreenHead title={closes.open} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="truck" title={closes.none} text={closes.noneText} level={2} />
      ) : (
        <Table
          caption={closes.open}
          columns={[
            { title: closes.columns.at },
            { title: columns.carrier },
            { title: closes.columns.parcels, end: true },
            { title: closes.columns.who },
          ]}
        >
          {rows.map((close) => (
            <CloseRow key={close.id} close={close} />
          ))}
        </Table>
      )}
      <MoreRows label={closes.more} found={found} />
    </div>
  );
}

const CloseRow = ({ close }: { close: DayClose }) => (
  <tr>
    <td>
      <Link to={`/spedizioni/giornate/${close.id}`}>{moment(close.at)}</Link>
    </td>
    <td>{close.carrier}</td>
    <td className={css.end}>{counted(close.parcels)}</td>
    <td>{close.who}</td>
  </tr>
);
