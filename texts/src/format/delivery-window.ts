import type { ShippingOption } from '@casamaestra/contract/cart/quote.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { Language } from '../languages.ts';
import { dayOfDate } from './day.ts';

const weekdays: Record<Language, readonly string[]> = {
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  sk: ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'],
};

/** "2026-11-24" → "martedì 24 novembre". */
export function writtenDate(day: string, locale: Language): string {
  return `${weekdays[locale][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? ''} ${dayOfDate(day, locale)}`;
}

/**
 * First and last day of a delivery window; the month is written once when it is the same: "mercoledì 25",
 * "giovedì 26 novembre".
 */
export function writtenSpan(earliest: string, latest: string, locale: Language): [from: string, to: string] {
  const from = writtenDate(earliest, locale);
  const to = writtenDate(latest, locale);
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  return [sameMonth && from !== to ? from.slice(0, from.lastIndexOf(' ')) : from, to];
}

/** "2–3": minimum and maximum number of working days. */
export const writtenDays = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`;

/** Sentences of the pages about the delivery window. */
interface WindowTexts {
  readonly pickupFrom: (from: string) => string;
  readonly on: (day: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly afterTransfer: (days: string) => string;
  readonly pickupAfterTransfer: (days: string) => string;
}

interface Window {
  readonly kind: 'delivery' | 'pickup';
  readonly earliest: string;
  readonly latest: string;
}

/** When the order arrives or is ready, as a sentence; empty when unknown. */
export function writtenWindow(
  { kind, earliest, latest }: Window,
  texts: WindowTexts,
  locale: Language,
): string {
  if (earliest === '') return '';
  if (kind === 'pickup') return texts.pickupFrom(writtenDate(earliest, locale));
  if (earliest === latest) return texts.on(writtenDate(earliest, locale));
  return texts.between(...writtenSpan(earliest, latest, locale));
}

/**
 * The same for an order not placed yet: with a transfer there is no date, since the time begins with the
 * payment.
 */
export function writtenArrival(
  option: ShippingOption,
  method: PaymentMethod,
  texts: WindowTexts,
  locale: Language,
): string {
  if (method !== 'transfer' || option.earliest === '') return writtenWindow(option, texts, locale);
  const days = writtenDays(option.working_days);
  return option.kind === 'pickup' ? texts.pickupAfterTransfer(days) : texts.afterTransfer(days);
}
