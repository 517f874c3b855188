import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import css from './goods.module.css';

/** Where a product stands; with the date on which that changes by itself. */
export function GoodsStatus({
  status,
  offered_from: from,
  offered_until: until,
}: Pick<GoodsRow, 'status' | 'offered_from' | 'offered_until'>) {
  const { statuses, dates } = texts().goods;
  const begins = status === 'scheduled' && from !== null;
  const ends = status === 'published' && until !== null;
  return (
    <>
      <Badge tone={tones[status]}>{statuses[status]}</Badge>
      {begins && <small className={css.dates}>{dates.listed.from(moment(from))}</small>}
      {ends && <small className={css.dates}>{dates.listed.until(moment(until))}</small>}
    </>
  );
}

const tones = { published: 'positive', scheduled: 'new', withheld: 'neutral', withdrawn: 'neutral' } as const;
