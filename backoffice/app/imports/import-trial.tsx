import { Button } from '@casamaestra/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { BeginImport } from './begin-import.tsx';
import { HeldInTrial } from './held-trial.tsx';
import { FaultyRows } from './faulty-rows.tsx';
import css from './imports.module.css';
import { trialQuery, type ReadImport, type ListTrial } from './imports-query.ts';
import { TrialRows } from './trial-rows.tsx';

/** Third step: what would change, the rows that are left out, and the act itself. */
export function ImportTrial({ one, onBack }: { one: ReadImport; onBack: () => void }) {
  const { trial } = texts().imports;
  const { data, error, refetch } = useQuery(trialQuery(one));
  /** Why it was not begun as it had been seen. */
  const [stale, setStale] = useState<unknown>(null);
  return (
    <>
      <Failure error={error ?? stale} id="trial-failure" />
      {data && (
        <>
          <Summary trial={data} />
          {data.bad > 0 && <FaultyRows id={one.id} trial={data} />}
          {data.held > 0 && <HeldInTrial trial={data} />}
          <TrialRows trial={data} />
          {data.changed + data.held > 0 && (
            <BeginImport
              key={data.fingerprint}
              id={one.id}
              trial={data}
              onStale={(why) => {
                setStale(why);
                void refetch();
              }}
            />
          )}
        </>
      )}
      <div className={css.acts}>
        <Button variant="secondary" size="s" onClick={onBack}>
          {trial.again}
        </Button>
      </div>
    </>
  );
}

function Summary({
  trial: { changed, rows, bad, held, fields, large, stock_zero: soldOut },
}: {
  trial: ListTrial;
}) {
  const { trial, held: waiting, fields: names } = texts().imports;
  const facts = [
    ...(held > 0 ? [waiting.trialTitle(counted(held))] : []),
    ...(large > 0 ? [trial.large(counted(large))] : []),
    ...(soldOut > 0 ? [trial.stockZero(counted(soldOut))] : []),
    ...fields.map(({ field, count }) => trial.fieldCount(names[field], counted(count))),
  ];
  return (
    <div className={css.stack}>
      <p role="status" className={css.summary}>
        {changed + held === 0 ? trial.nothing : trial.summary(counted(changed), counted(rows), counted(bad))}
      </p>
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
