import { mediumDay, shortMoment } from '@casamaestra/texts/format/date.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { kilobytes } from '@casamaestra/texts/format/size.ts';
import { language } from './texts.ts';

/** Day and time in the shop's time zone, wherever who reads it is. */
export const moment = (at: string): string => shortMoment(new Date(at), language());
export const dayOf = (at: string): string => mediumDay(at, language());
export const euros = (amount: number): string => money(amount, language());
/** "128 kB" */
export const fileSize = (bytes: number): string =>
  kilobytes(Math.max(1, Math.round(bytes / 1024)), language());
export const counted = (count: number): string => number(count, language());
