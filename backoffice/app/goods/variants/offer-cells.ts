import type { VariantOffer } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { romeInstant, romeText } from '../../platform/rome-time.ts';
import { amountOf, writtenAmount } from '../typed-prices.ts';

/** An offer as it stands in three cells of the table. */
export interface OfferCells {
  readonly sale: string;
  readonly saleFrom: string;
  readonly saleTo: string;
}

const DAY_MS = 24 * 3_600_000;
const midnight = 'T00:00';

const readable = (text: string): string => {
  const [day = '', time = ''] = text.split('T');
  const turned = day.split('-').toReversed().join('/');
  return time === '00:00' ? turned : `${turned} ${time}`;
};

/** "2026-12-01" and one day less or more. */
const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** "1/12/2026"; an end at midnight is the day before as a whole. */
function writtenEnd(instant: string | null): string {
  const text = romeText(instant);
  return text.endsWith(midnight) ? readable(dayBeside(text.slice(0, 10), -1) + midnight) : readable(text);
}

export const cellsOfOffer = (offer: VariantOffer | null): OfferCells => ({
  sale: writtenAmount(offer?.price ?? null),
  saleFrom: offer?.from ? readable(romeText(offer.from)) : '',
  saleTo: offer?.to ? writtenEnd(offer.to) : '',
});

/** "1/12/2026", "2026-12-01 18:30" → "2026-12-01", "18:30"; undefined: no such day. */
function momentIn(text: string): { readonly day: string; readonly time: string } | undefined {
  const [, date = '', hours = '', minutes = ''] =
    /^(\S+?)(?:[ T](\d{1,2}):(\d{2}))?$/.exec(text.trim()) ?? [];
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(date) ?? [];
  const day = y === undefined ? date : `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day);
  if (!isDay || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return { day, time: hours === '' ? '' : `${hours.padStart(2, '0')}:${minutes}` };
}

/** A day alone begins at its first moment and, as an end, is sold to its last. */
function instantOf(text: string, isEnd: boolean): string | null {
  const found = momentIn(text);
  if (found === undefined) return null;
  const { day, time } = found;
  if (time !== '') return romeInstant(`${day}T${time}`);
  return romeInstant((isEnd ? dayBeside(day, 1) : day) + midnight);
}

export type OfferFault = 'required' | 'price' | 'day';

/** What is wrong with a cell of an offer. */
export function offerFault(cells: OfferCells, column: keyof OfferCells): OfferFault | undefined {
  const { sale } = cells;
  if (column !== 'sale') {
    const text = cells[column].trim();
    return text === '' || momentIn(text) !== undefined ? undefined : 'day';
  }
  if (sale.trim() === '') return cells.saleFrom.trim() + cells.saleTo.trim() === '' ? undefined : 'required';
  return (amountOf(sale) ?? 0) > 0 ? undefined : 'price';
}

/** The offer as typed; null: none. */
export function offerOfCells({ sale, saleFrom, saleTo }: OfferCells): VariantOffer | null {
  const price = amountOf(sale);
  return price === undefined
    ? null
    : { price, from: instantOf(saleFrom, false), to: instantOf(saleTo, true) };
}
