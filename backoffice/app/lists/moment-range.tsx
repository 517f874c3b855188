import { DateTimeRange } from '@casamaestra/ui/date-time-range.tsx';
import type { Range } from '@casamaestra/ui/date-time-range.tsx';
import { texts } from '../platform/texts.ts';

type MomentRangeProps = Range & {
  label: string;
  fromLabel: string;
  toLabel: string;
  onRange: (range: Range) => void;
};

/** From when to when something holds, by the shop's clock. */
export function MomentRange({ fromLabel, toLabel, ...range }: MomentRangeProps) {
  const { backwards, zone } = texts().lists.range;
  return (
    <DateTimeRange {...range} unit="moment" labels={{ from: fromLabel, to: toLabel, backwards, zone }} />
  );
}
