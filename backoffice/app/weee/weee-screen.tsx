import {
  type TakeBack,
  takeBacksOperation,
  type TakeBackState,
  takeBackStates,
} from '@casamaestra/contract/staff/weee.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import filters from '../lists/filters.module.css';
import { ExportList } from '../lists/export-list.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { HandOver } from './hand-over.tsx';
import { StoredWeee } from './stored-weee.tsx';
import { takeBackColumns } from './take-back-columns.ts';
import { TakeBackTable } from './take-back-table.tsx';
import css from './weee.module.css';

const stateIn = (text: string | null): TakeBackState | undefined =>
  takeBackStates.find((state) => state === text);

/** Appliances taken back one for one: awaited, in the store, at the collection site. */
export function WeeeScreen() {
  const { weee: words } = texts();
  const [address] = useSearchParams();
  const state = stateIn(address.get('stato'));
  const mayEdit = may(useMe(), 'orders', 'edit');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [issued, setIssued] = useState<string>();
  const filter = state === undefined ? {} : { state };
  const { data, error } = useQuery({
    ...reading(takeBacksOperation, filter),
    placeholderData: keepPreviousData,
  });
  const stored = data?.rows.filter((row) => row.state === 'stored' && chosen.has(row.order_number)) ?? [];
  const choose = ({ order_number: number }: TakeBack, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(number);
    else next.delete(number);
    setChosen(next);
  };
  return (
    <>
      <ScreenHead title={words.title}>
        <ExportList
          name="raee"
          columns={takeBackColumns(words)}
          readAll={async () => (await callStaff(takeBacksOperation, filter)).rows}
        />
      </ScreenHead>
      <Views state={state} />
      <Failure error={error} />
      <p role="status">
        {issued !== undefined && (
          <>
            {words.issued(issued)} <Link to={`/ddt/${issued}`}>{words.print}</Link>
          </>
        )}
      </p>
      {data === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : (
        <div className={css.screen}>
          <StoredWeee stored={data.stored} />
          {data.rows.length === 0 ? (
            <EmptyState icon="returns" title={words.none} text={words.noneText} level={2} />
          ) : (
            <TakeBackTable rows={data.rows} chosen={chosen} onChoose={mayEdit ? choose : undefined} />
          )}
          {mayEdit && data.stored.length > 0 && (
            <HandOver
              key={JSON.stringify(data.site)}
              orders={stored.map(({ order_number: number }) => number)}
              site={data.site}
              onDone={(number) => {
                setChosen(new Set());
                setIssued(number);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function Views({ state }: { state: TakeBackState | undefined }) {
  const { weee: words } = texts();
  return (
    <nav aria-label={words.views}>
      <ul className={filters.views}>
        {[undefined, ...takeBackStates].map((one) => (
          <li key={one ?? ''}>
            <Link
              to={one === undefined ? '/raee' : `?stato=${one}`}
              aria-current={one === state ? 'page' : undefined}
            >
              {one === undefined ? words.all : words.states[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
