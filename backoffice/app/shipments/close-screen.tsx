import type { DayClose, StaffShipment } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { csvOf } from '../lists/list-csv.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { MissingScreen } from '../shell/missing-screen.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { shipmentColumns, weightOf } from './shipment-columns.tsx';
import { closeQuery } from './shipments-query.ts';
import css from './shipments.module.css';

/** The list that goes with the parcels: on paper with a place for the signature, or as a file. */
export function CloseScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Numbered key={id} id={Number(id)} /> : <MissingScreen />;
}

function Numbered({ id }: { id: number }) {
  const { closes } = texts().shipments;
  const { data, error } = useQuery(closeQuery(id));
  const mayShip = may(useMe(), 'orders', 'edit');
  return (
    <div className={css.page}>
      <ScreenHead title={closes.title(counted(id))}>
        {data && (
          <div className={css.printed}>
            <Button size="s" icon="print" onClick={() => globalThis.print()}>
              {closes.print}
            </Button>
            <Button
              variant="secondary"
              size="s"
              icon="download"
              onClick={() => keepFile(`distinta-${id}.csv`, csvOf(shipmentColumns(), data.rows), 'text/csv')}
            >
              {closes.file}
            </Button>
            {mayShip && <Link to={`/spedizioni/file?giornata=${id}`}>{texts().carriers.file.open}</Link>}
          </div>
        )}
      </ScreenHead>
      <Failure error={error} />
      {data === undefined ? error === null && <Skeleton lines={8} /> : <List {...data} />}
    </div>
  );
}

function List({ close, rows }: { close: DayClose; rows: readonly StaffShipment[] }) {
  const { closes, columns } = texts().shipments;
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  const weight = rows.reduce((sum, row) => sum + (row.weight_kg ?? 0), 0);
  const isWeighed = rows.every((row) => row.weight_kg !== null);
  return (
    <>
      <p>
        {close.carrier} · {moment(close.at)} · {close.who}
      </p>
      <table className={css.list}>
        <caption className="visually-hidden">{closes.title(counted(close.id))}</caption>
        <thead>
          <tr>
            {[columns.number, columns.order, columns.name, columns.place].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {[columns.pieces, columns.weight].map((title) => (
              <th key={title} scope="col" className={css.end}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.tracking_number}</th>
              <td>{row.order_number}</td>
              <td>{row.name}</td>
              <td>{row.place}</td>
              <td className={css.end}>{counted(row.pieces)}</td>
              <td className={css.end}>{weightOf(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {closes.total} · {closes.columns.parcels}: {counted(rows.length)}
            </th>
            <td className={css.end}>{counted(pieces)}</td>
            <td className={css.end}>{weightOf({ weight_kg: isWeighed ? weight : null })}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.signature}>{closes.sign}</p>
    </>
  );
}
