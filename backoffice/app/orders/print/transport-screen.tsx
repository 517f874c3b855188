import { transportDocumentOperation } from '@casamaestra/contract/staff/transport-documents.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import css from './print.module.css';
import { TransportPages } from './transport-pages.tsx';

/** One transport document, by its number. */
export function TransportScreen() {
  const { year = '', number = '' } = useParams();
  const { transport: words } = texts().orders;
  const { data, error } = useQuery(reading(transportDocumentOperation, { number: `${year}/${number}` }));
  return (
    <div className={css.screen}>
      <ScreenHead title={words.title} />
      <Failure error={error} />
      {data === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : (
        <>
          <div className={css.acts} data-no-print="">
            <Button size="s" icon="print" onClick={() => globalThis.print()}>
              {words.print}
            </Button>
          </div>
          <div className={css.paper}>
            <TransportPages documents={[data]} />
          </div>
        </>
      )}
    </div>
  );
}
