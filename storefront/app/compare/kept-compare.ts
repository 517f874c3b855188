import { showToast } from '@casamaestra/ui/toast.ts';
import 'virtual:texts/compare';
import { soldNow } from '../catalogue/sold-now.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { compareCookieOf, keptSkus } from './compare-list.ts';
import { comparedOf } from './compared.ts';
import type { Compared } from './compared.ts';

/** What this browser compares now; another tab may have changed it. */
export const comparedHere = (): string[] => keptSkus(document.cookie);

/** Keeps a list; false when the browser keeps no cookies. */
export function keepCompared(skus: readonly string[]): boolean {
  document.cookie = compareCookieOf(skus, location.protocol === 'https:');
  paintCompare();
  return comparedHere().join() === skus.join();
}

/** The products compared now and others, from the service; those no longer sold are left out. @throws ServiceUnreachable */
export async function readCompared(more: readonly string[] = []): Promise<Compared[]> {
  const skus = [...new Set([...comparedHere(), ...more])];
  return comparedOf(skus, skus.length === 0 ? [] : await soldNow(skus, new AbortController().signal));
}

/** Takes one out and says so. */
export function removeCompared(sku: string, name: string): void {
  keepCompared(comparedHere().filter((one) => one !== sku));
  showToast({ key: 'compare', text: messagesOf(documentLocale()).compare.removed(name) });
}

/** The variant that a link adds; null when it adds none. */
export const skuOf = (link: HTMLAnchorElement): string | null => new URL(link.href).searchParams.get('add');

/** What the product of a link is called: the title of its card, else of the page. */
export const comparedName = (link: HTMLElement): string =>
  (link.closest('li')?.querySelector('h3') ?? document.querySelector('main h1'))?.textContent ?? '';

/** Shows how many are compared, and marks the links of those that are. */
export function paintCompare(): void {
  const { page, compare } = messagesOf(documentLocale());
  const skus = comparedHere();
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const badge of all('[data-compare-count]')) {
    badge.textContent = String(skus.length);
    badge.hidden = skus.length === 0;
  }
  for (const pill of all('[data-compare-pill]')) pill.hidden = skus.length === 0;
  for (const words of all('[data-compare-words]'))
    words.textContent = skus.length === 0 ? '' : `: ${skus.length}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[href*="compare?add="]:not([href*="&"])',
  )) {
    const on = skus.includes(skuOf(link) ?? '');
    link.toggleAttribute('data-on', on);
    const words = link.lastChild instanceof Text ? link.lastChild : null;
    if (words) words.data = on ? compare.here : page.compare;
    else link.title = link.ariaLabel = on ? compare.removeNamed(comparedName(link)) : page.compare;
  }
}
