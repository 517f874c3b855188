import { longDay } from '@casamaestra/texts/format/date.ts';
import { makeElement } from '../platform/make-element.ts';
import { documentLocale } from '../platform/locale.ts';

/** Below a printed page stands where it is from and of which day: prices change. */
export function attachPrintedSource(): void {
  window.addEventListener('beforeprint', () => {
    const day = longDay(new Date().toISOString(), documentLocale());
    const line = makeElement('p', { className: 'page' }, `${location.href.replace(/#.*/, '')} · ${day}`);
    document.querySelector('main')?.append(line);
    window.addEventListener('afterprint', () => line.remove(), { once: true });
  });
}
