import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { money, moneyRange } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { drawnEnergyArrow } from '../catalogue/drawn-energy-arrow.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import { messagesOf } from '../i18n/messages.ts';
import { makeElement } from '../platform/make-element.ts';

interface Priced extends Pick<Product, 'min_price' | 'max_price'> {
  /** The compare-at price of the lowest; null without one. */
  readonly old_price: number | null;
  readonly unit_price?: Product['unit_price'] | undefined;
}

/** The price of a product in a list that is drawn on demand, with its compare-at price and its price per unit. */
export function drawnPrice(product: Priced, texts: ShellMessages, locale: Language): HTMLElement {
  const { min_price: lowest, max_price: highest, old_price: old } = product;
  const cut = old !== null && old > lowest;
  // The compare-at price belongs to the lowest of several prices.
  const now =
    cut && lowest !== highest ? texts.priceFrom(money(lowest, locale)) : moneyRange(lowest, highest, locale);
  const line = makeElement('span', { className: 'site-option-price' }, now);
  if (cut) {
    line.classList.add('is-cut');
    const before = makeElement('span', { className: 'visually-hidden' }, texts.priceBefore);
    line.append(' ', before, ' ', makeElement('s', {}, money(old, locale)));
  }
  const { unit_price: unit } = product;
  if (unit) {
    const text = messagesOf(locale).card.perUnit(money(unit.amount, locale), unit.unit);
    line.append(' ', makeElement('small', {}, `· ${text}`));
  }
  return line;
}

/** The arrow without its link, for what is one link already. */
export function energyOf(product: Parameters<typeof energyPart>[0], locale: Language): HTMLElement[] {
  const { energy } = energyPart(product);
  return energy ? [drawnEnergyArrow(energy, messagesOf(locale).card)] : [];
}
