import { DateTimeRange } from '@casamaestra/ui/date-time-range.tsx';
import type { RangePreset } from '@casamaestra/ui/date-time-range.tsx';
import { useState } from 'react';
import { romeText } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';

const DAY_MS = 86_400_000;

/** The day in the shop's time zone, some days before today: "2026-11-28". */
const dayBefore = (days: number): string =>
  // At noon of the day: a change of clocks makes no day of it.
  new Date(Date.parse(`${romeText(new Date().toISOString()).slice(0, 10)}T12:00Z`) - days * DAY_MS)
    .toISOString()
    .slice(0, 10);

function usualRanges(): readonly RangePreset[] {
  const { presets } = texts().lists.range;
  const today = dayBefore(0);
  return [
    { label: presets.today, from: today, to: today },
    { label: presets.week, from: dayBefore(6), to: today },
    { label: presets.month, from: `${today.slice(0, 8)}01`, to: today },
  ];
}

/** Days that narrow a list, named "dal" and "al" in its form and its address. */
export function DayRange({ address, from, to }: { address: URLSearchParams; from: string; to: string }) {
  const { label, backwards, zone } = texts().lists.range;
  const [range, setRange] = useState({ from: address.get('dal') ?? '', to: address.get('al') ?? '' });
  return (
    <DateTimeRange
      {...range}
      label={label}
      labels={{ from, to, backwards, zone }}
      unit="day"
      names={{ from: 'dal', to: 'al' }}
      presets={usualRanges()}
      onRange={setRange}
    />
  );
}
