import { converted } from '@casamaestra/texts/format/conversion.ts';
import money from '@casamaestra/ui/money.module.css';
import 'virtual:texts/shell';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';

interface Rate {
  readonly currency: string;
  readonly rate: number;
  /** The day of the rate, written. */
  readonly day: string;
}

let shown: Rate | undefined;
let queued = false;

/**
 * Writes beside every price what it is in the shopper's currency. Into an attribute that style sheets show: the text
 * of a price belongs to the page, which may change it at any time.
 */
function write(): void {
  queued = false;
  if (shown === undefined) return;
  const { currency, rate, day } = shown;
  const locale = documentLocale();
  const { shell } = messagesOf(locale);
  for (const price of document.querySelectorAll<HTMLElement>(`.${money['money']}`)) {
    const euros = price.querySelector(`.${money['now']}`)?.textContent ?? '';
    price.dataset['approx'] = converted(euros, currency, rate, locale);
  }
  for (const total of document.querySelectorAll<HTMLElement>('[data-amount]')) {
    const other = converted(total.dataset['amount'] ?? '', currency, rate, locale);
    total.dataset['approx'] = shell.payInEuros(other, day);
  }
}

/** Shows prices in a currency too, from now on and as pages change. @param day of the rate, written */
export function showIn(currency: string, rate: number, day: string): void {
  const isFirst = shown === undefined;
  shown = { currency, rate, day };
  write();
  if (!isFirst) return;
  new MutationObserver(() => {
    if (!queued) requestAnimationFrame(write);
    queued = true;
  }).observe(document.body, {
    childList: true,
    characterData: true,
    attributeFilter: ['data-amount'],
    subtree: true,
  });
}
