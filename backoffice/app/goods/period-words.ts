import type { PricePeriod } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';

type Days = { readonly from: string | null; readonly to: string | null };

/** "dal 3 apr 2026, 00:00 al 6 apr 2026, 00:00", in the time of Rome. */
export function daysOf({ from, to }: Days): string {
  const { priceCalendar } = texts();
  const ends = to === null ? priceCalendar.open : priceCalendar.to(moment(to));
  return from === null ? ends : `${priceCalendar.from(moment(from))} ${ends}`;
}

export const periodTitle = (period: Days & Pick<PricePeriod, 'kind'>): string =>
  `${texts().priceCalendar.kinds[period.kind]} ${daysOf(period)}`;

export const percentOf = ({ percent_from: from, percent_to: to }: PricePeriod): string =>
  texts().priceCalendar.percent(counted(from), counted(to));

export const periodState = ({ running }: PricePeriod): string =>
  running ? texts().priceCalendar.running : texts().priceCalendar.planned;

/** A period in an address: its kind, beginning and end are what it is. */
export const periodKey = ({ kind, from, to }: Days & Pick<PricePeriod, 'kind'>): string =>
  `${kind}_${from ?? ''}_${to ?? ''}`;
