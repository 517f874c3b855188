/**
 * Runs in the head, before anything is painted, and again at every choice: puts the shopper's choices on the root element,
 * for style sheets. Pages are cached for everyone, so it is the browser that reads the cookies. Its text goes out with
 * the page, so it uses nothing from outside and is short.
 */
export function earlyPreferences(): void {
  for (const [, name = '', value] of document.cookie.matchAll(/(currency|theme)=(\w+)/g))
    document.documentElement.dataset[name] = value;
}
