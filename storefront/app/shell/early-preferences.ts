/**
 * Runs in the head, before anything is painted, and again at every choice: puts the shopper's choices on the root element,
 * for style sheets, and whether several products were seen, so that their place is kept. Pages are cached for everyone,
 * so it is the browser that reads cookies and storage. Its text goes out with the page, so it uses nothing from outside
 * and is short.
 */
export function earlyPreferences(): void {
  const { dataset } = document.documentElement;
  for (const [, name = '', value] of document.cookie.matchAll(/(currency|theme)=(\w+)/g))
    dataset[name] = value;
  try {
    if (/"id".+"id"/.test(localStorage['recently-seen'])) dataset['seen'] = '';
  } catch {
    return;
  }
}
