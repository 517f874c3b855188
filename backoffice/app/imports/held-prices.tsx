import { seeDecisionsOperation } from '@casamaestra/contract/staff/held-prices.operations.ts';
import { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callQuietly } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { DecideHeld } from './decide-held.tsx';
import { HeldTable } from './held-table.tsx';
import css from './imports.module.css';
import { heldQuery, type HeldRows } from './imports-query.ts';

/** Prices of an import that a second person decides about, and how they were decided. */
export function HeldPrices({ id }: { id: number }) {
  const { held } = texts().imports;
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(heldQuery(id));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const first = data?.pages[0];
  useSeeDecisions(first);
  if (first === undefined) return <Failure error={error} id="held-failure" />;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className={css.stack} aria-labelledby="import-waiting">
      <h2 id="import-waiting">{held.title}</h2>
      <Asked first={first} />
      {rows.length > 0 && (
        <>
          <HeldTable
            rows={rows}
            chosen={chosen}
            onChoose={setChosen}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            isLoading={isFetchingNextPage}
          />
          <DecideHeld first={first} chosen={chosen} onDecided={() => setChosen(new Set())} />
        </>
      )}
      <Decisions decisions={first.decisions} />
    </section>
  );
}

function Asked({ first }: { first: HeldRows }) {
  const { held } = texts().imports;
  const { waiting, own, alone_from: aloneFrom, guards, asked_by: who, asked_at: at, reason } = first;
  return (
    <>
      <p role="status" className={css.summary}>
        {waiting === 0 ? held.noneWaits : held.waiting(counted(waiting))}
      </p>
      <p className={css.intro}>
        {held.asked(who, moment(at))}
        {reason !== null && ` ${held.reasonSaid(reason)}`}
      </p>
      {guards.length > 0 && (
        <ul className={css.facts}>
          {guards.map(({ guard, count }) => (
            <li key={guard}>
              {held.guards[guard]}: {counted(count)}
            </li>
          ))}
        </ul>
      )}
      {own && waiting > 0 && <p>{aloneFrom === null ? held.own : held.aloneFrom(moment(aloneFrom))}</p>}
    </>
  );
}

function Decisions({ decisions }: Pick<HeldRows, 'decisions'>) {
  const { held } = texts().imports;
  if (decisions.length === 0) return null;
  return (
    <ul className={css.changes}>
      {decisions.map(({ decision, who, at, count, reason, import_id: by }) => (
        <li key={`${decision} ${at} ${who}`}>
          {held.decided[decision](who, moment(at), counted(count))}
          {reason !== null && ` ${held.reasonSaid(reason)}`}
          {by !== null && (
            <>
              {' '}
              <Link to={`/importa/${by}`}>{held.toImport}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who asked and opens this has seen what was decided. */
function useSeeDecisions(first: HeldRows | undefined): void {
  const { mutate } = useMutation({
    mutationFn: (id: number) => callQuietly(seeDecisionsOperation, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [todayOperation.name] }),
  });
  const own = first?.own === true && first.decisions.length > 0 ? first.id : undefined;
  const latest = first?.decisions[0]?.at;
  useEffect(() => {
    if (own !== undefined && latest !== undefined) mutate(own);
  }, [mutate, own, latest]);
}
