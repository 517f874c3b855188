import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import type { Preference } from '@casamaestra/contract/platform/preference-cookies.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';
import { earlyPreferences } from './early-preferences.ts';

/**
 * Shows the choice of currency and colours that the early script read from the cookies, and changes it without loading
 * the page again; the language is chosen by its form alone.
 */
export function attachPreferences(): void {
  const panel = document.querySelector<HTMLElement>('#site-preferences');
  if (panel === null) return;
  showChoices(panel);
  panel.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name === 'language') return;
    event.preventDefault();
    choose(button.name as Preference, button.value);
    showChoices(panel);
  });
  document.addEventListener(navigatedEvent, () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  });
}

function choose(preference: Preference, value: string): void {
  document.cookie = preferenceCookie(preference, value, location.protocol === 'https:');
  const { dataset } = document.documentElement;
  for (const name of ['currency', 'theme']) delete dataset[name];
  earlyPreferences();
}

/** Colours the browser around the page like its ground. */
function showGround(theme: string): void {
  const media = theme === 'dark' ? '' : theme === 'light' ? 'not all' : '(prefers-color-scheme: dark)';
  let dark = document.querySelector<HTMLMetaElement>('meta[name=theme-color][media]');
  if (dark === null) {
    dark = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#1b1714' });
    document.head.prepend(dark);
  }
  dark.media = media;
}

function showChoices(panel: HTMLElement): void {
  const { theme = 'system', currency = 'EUR' } = document.documentElement.dataset;
  const of = (value: string) => panel.querySelector<HTMLButtonElement>(`[value=${value}]`);
  // The shop may have stopped offering it.
  if (of(currency) === null) return choose('currency', 'EUR');
  if (of(theme) !== null) showGround(theme);
  for (const button of panel.querySelectorAll<HTMLButtonElement>('[name=theme], [name=currency]'))
    button.ariaPressed = String(button.value === theme || button.value === currency);
  for (const name of document.querySelectorAll('[data-currency-name]')) name.textContent = currency;
  if (currency === 'EUR') return;
  const rate = Number(of(currency)?.dataset['rate']);
  const day = panel.querySelector<HTMLElement>('[data-day]')?.dataset['day'] ?? '';
  void import('./display-currency.ts').then((part) => part.showIn(currency, rate, day));
}
