import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ListTable } from '../lists/list-table.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { CloseDay } from './close-day.tsx';
import { shipmentColumns } from './shipment-columns.tsx';
import { ShipmentFilters } from './shipment-filters.tsx';
import { shipmentFiltersOf, shipmentsQuery } from './shipments-query.ts';
import css from './shipments.module.css';

const hiddenFirst = ['delivered'] as const;

/** Parcels on their way: what the list shows is in its address. */
export function ShipmentsScreen() {
  const { shipments, shell } = texts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayShip = may(useMe(), 'orders', 'edit');
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => shipmentFiltersOf(address), [address]);
  const found = useInfiniteQuery(shipmentsQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const columns = useMemo(() => shipmentColumns(), []);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { count, carriers = [] } = found.data?.pages[0] ?? {};
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.shipments}>
        <Link to="/spedizioni/giornate" className={css.way}>
          {shipments.closes.open}
        </Link>
        {mayShip && (
          <Link to="/spedizioni/numeri" className={css.way}>
            {shipments.numbers.open}
          </Link>
        )}
        {mayShip && (
          <Link to="/spedizioni/file" className={css.way}>
            {texts().carriers.file.open}
          </Link>
        )}
        <Link to="/spedizioni/corrieri" className={css.way}>
          {texts().carriers.open}
        </Link>
        <p role="status" className={css.soft}>
          {count && shipments.count(counted(count.rows), count.exact, count.rows)}
        </p>
      </ScreenHead>
      <ShipmentFilters
        view={view}
        address={address}
        carriers={carriers.map(({ name }) => name)}
        onChange={setAddress}
      />
      {mayShip && <CloseDay carriers={carriers} onDone={() => void client.invalidateQueries()} />}
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="truck" title={shipments.none} text={shipments.noneText} level={2} />
      ) : (
        <ListTable
          key={address.toString()}
          list="shipments"
          title={shell.screens.shipments}
          rows={rows}
          columns={columns}
          rowId={({ id }) => String(id)}
          total={count?.exact ? count.rows : undefined}
          hiddenFirst={hiddenFirst}
          {...(mayShip && {
            choice: { selected, onSelect: setSelected, shown: <ChosenShipments selected={selected} /> },
          })}
          onOpen={({ id }) => void navigate(`/spedizioni/${id}`)}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

/** At most so many parcels of one file. */
const FILE_MOST = 500;

/** What can be done with chosen parcels: a file for their carrier. */
function ChosenShipments({ selected }: { selected: ReadonlySet<string> }) {
  const { carriers } = texts();
  const ids = [...selected].slice(0, FILE_MOST);
  return (
    <p role="status">
      {ids.length > 0 && (
        <>
          {carriers.file.sources.parcels(counted(ids.length))}{' '}
          <Link to={`/spedizioni/file?colli=${ids.join(',')}`}>{carriers.makeFile}</Link>
        </>
      )}
    </p>
  );
}
