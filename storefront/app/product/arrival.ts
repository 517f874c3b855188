import type { Quote, ShippingOption } from '@casamaestra/contract/cart/quote.ts';
import { isCap } from '@casamaestra/rules/checkout/cap.ts';
import { writtenDate, writtenSpan } from '@casamaestra/texts/format/delivery-window.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { messagesOf } from '../i18n/messages.ts';

/** What is said of the delivery of a variant, each empty where there is nothing to say. */
export type DeliveryLines = readonly [cost: string, time: string, pickup: string];

/** What is known of a variant's delivery to a CAP: words in the place of the usual ones, or what keeps us from them. */
export interface Arrival {
  readonly sku: string;
  readonly cap: string;
  readonly words?: DeliveryLines;
  readonly problem?: string;
}

type Offered = Pick<Quote, 'shipping_options'>;

const optionOf = (quote: Offered, kind: ShippingOption['kind']): ShippingOption | undefined =>
  quote.shipping_options.find((option) => option.kind === kind);

/** Cost, working days and pick-up without a CAP: the same on every day, so that pages are kept. */
export function usualWords(quote: Offered, locale: Language): DeliveryLines {
  const { arrival: texts } = messagesOf(locale);
  const option = optionOf(quote, 'delivery');
  if (option === undefined) return ['', '', pickupWords(quote, locale)];
  const [least, most] = option.working_days;
  return [costWords(option, locale), most === 0 ? '' : texts.days(least, most), pickupWords(quote, locale)];
}

/** The delivery of a variant to a CAP, by a quote for it: its days, or why not. */
export function arrivalOf(
  asked: Pick<Arrival, 'sku' | 'cap'>,
  quote: Pick<Quote, 'lines' | 'shipping_options'>,
  locale: Language,
): Arrival {
  const { arrival: texts } = messagesOf(locale);
  if ((quote.lines[0]?.qty ?? 0) === 0) return { ...asked, problem: texts.soldOut };
  const pickup = pickupWords(quote, locale);
  const option = optionOf(quote, 'delivery');
  if (option === undefined) {
    const instead = pickup === '' ? texts.writeToUs : texts.canBeCollected;
    return { ...asked, words: [texts.undeliverable(asked.cap), instead, pickup] };
  }
  return { ...asked, words: [costWords(option, locale), dayWords(option, asked.cap, locale), pickup] };
}

/** What is wrong with a CAP, as a sentence; undefined when nothing is. */
export function capProblem(cap: string, locale: Language): string | undefined {
  const { arrival: texts } = messagesOf(locale);
  if (isCap(cap)) return undefined;
  if (cap === '') return texts.capMissing;
  return /^\d{5}$/.test(cap) ? texts.capUnknown : texts.capWrong;
}

function costWords({ label, amount, free_from: freeFrom }: ShippingOption, locale: Language): string {
  const { arrival: texts } = messagesOf(locale);
  if (amount === 0) return texts.free(label);
  const cost = money(amount, locale);
  return freeFrom === null
    ? texts.cost(label, cost)
    : texts.costFreeFrom(label, cost, money(freeFrom, locale));
}

function dayWords({ earliest, latest, working_days: days }: ShippingOption, cap: string, locale: Language) {
  const { arrival: texts } = messagesOf(locale);
  if (earliest === '') return days[1] === 0 ? '' : texts.days(...days);
  if (earliest === latest) return texts.on(writtenDate(earliest, locale), cap);
  return texts.between(...writtenSpan(earliest, latest, locale), cap);
}

/** The same with a CAP and without: a date would say no more, and move what is below when it comes. */
function pickupWords(quote: Offered, locale: Language): string {
  const { arrival: texts } = messagesOf(locale);
  const option = optionOf(quote, 'pickup');
  if (option === undefined) return '';
  const { label, amount, working_days: days } = option;
  const cost = amount === 0 ? texts.pickupFree(label) : texts.pickup(label, money(amount, locale));
  return days[1] === 0 ? cost : cost + texts.pickupDays(...days);
}
