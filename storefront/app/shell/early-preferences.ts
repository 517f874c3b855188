/**
 * Runs in the head, before anything is painted: puts a shopper's choices on the root element, for style sheets. Pages
 * are cached for everyone, so it is the browser that reads the cookies. Its text goes out with the page, so it uses
 * nothing from outside.
 */
export function earlyPreferences(): void {
  const chosen = (name: string) =>
    new RegExp(`(?:^|; )(?:__Host-)?${name}=(\\w+)`).exec(document.cookie)?.[1] ?? '';
  const currency = chosen('currency');
  if (/^[A-Z]{3}$/.test(currency)) document.documentElement.dataset['currency'] = currency;
}
