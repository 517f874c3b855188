/**
 * Runs in the head of pages with a notice: hides one that was closed in the last 7 days before anything is painted, and
 * closes it on a click. Its text goes out with the page, so it uses nothing from outside and is short.
 */
export function earlyNotice(id: string): void {
  const { dataset } = document.documentElement;
  dataset['notice'] = document.cookie.includes(`notice=${id}`) ? 'closed' : 'open';
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-close-notice]') === null) return;
    document.cookie = `notice=${id}; path=/; max-age=604800; samesite=lax`;
    dataset['notice'] = 'closed';
  });
}
