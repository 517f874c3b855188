import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import { navigatedEvent } from './client-navigation.tsx';

/**
 * The choice of the currency without loading the page again; the language is chosen by its form alone. What the early
 * script read from the cookie is shown, unless the shop offers it no more.
 */
export function attachPreferences(): void {
  const panel = document.querySelector<HTMLElement>('#site-preferences');
  if (panel === null) return;
  const chosen = document.documentElement.dataset;
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[name=currency]')];
  const day = panel.querySelector<HTMLElement>('[data-day]')?.dataset['day'] ?? '';
  const choose = (currency: string): void => {
    const button = buttons.find(({ value }) => value === currency) ?? buttons[0];
    if (button === undefined) return;
    const { value } = button;
    if (value === 'EUR') delete chosen['currency'];
    else chosen['currency'] = value;
    for (const other of buttons) other.ariaPressed = String(other === button);
    for (const name of document.querySelectorAll('[data-currency-name]')) name.textContent = value;
    if (value !== 'EUR')
      void import('./display-currency.ts').then((part) =>
        part.showIn(value, Number(button.dataset['rate']), day),
      );
  };
  if (chosen['currency'] !== undefined) choose(chosen['currency']);
  panel.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== 'currency') return;
    event.preventDefault();
    document.cookie = preferenceCookie('currency', button.value, location.protocol === 'https:');
    choose(button.value);
  });
  document.addEventListener(navigatedEvent, () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  });
}
