/**
 * Runs in pages within the frame beside an editor: tells the editor which page is seen, keeps its place when it is
 * loaded again, and says why what leads out of the preview does nothing. Its text goes out with the page, so it uses nothing
 * from outside.
 */
export function earlyPreview(parameter: string): void {
  const place = new URL(location.href);
  const token = place.searchParams.get(parameter) ?? '';
  place.searchParams.delete(parameter);
  const page = place.pathname + place.search;
  // The address of a page is no secret; the token stays here.
  parent.postMessage({ preview: page }, '*');
  const key = 'preview-place';
  addEventListener('scroll', () => sessionStorage.setItem(key, JSON.stringify([page, scrollY])), {
    passive: true,
  });
  const stay = () => {
    const [last, top] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?];
    if (last === page && top !== undefined && location.hash === '') scrollTo({ top, behavior: 'instant' });
  };
  const [known] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?];
  if (known === page) addEventListener('load', stay);
  addEventListener('click', (event) => {
    const found =
      event.target instanceof Element ? event.target.closest('a[href], button, input[type=submit]') : null;
    if (found === null || found.matches('[popovertarget], summary, [commandfor]')) return;
    const isInside =
      found instanceof HTMLAnchorElement &&
      (found.href.includes(token) || found.getAttribute('href')?.startsWith('#'));
    if (isInside) return;
    event.preventDefault();
    for (const off of document.querySelectorAll<HTMLElement>('[data-preview-off]')) off.hidden = false;
  });
}
