/**
 * Runs in pages within the frame beside an editor, where no other script of the shop does: tells the editor which page is
 * seen, keeps its place when it is loaded again, turns slides, and says why what buys, sends or leads out does nothing. Its
 * text goes out with the page, so it uses nothing from outside.
 */
export function earlyPreview(parameter: string, end: string): void {
  const place = new URL(location.href);
  const token = place.searchParams.get(parameter) ?? '';
  place.searchParams.delete(parameter);
  const page = place.pathname + place.search;
  // The address of a page is no secret; the token stays here.
  parent.postMessage({ preview: page }, '*');
  const tracks = [...document.querySelectorAll<HTMLElement>('section > ul[tabindex="0"]')];
  const key = 'preview-place';
  const keep = () =>
    sessionStorage.setItem(
      key,
      JSON.stringify([page, scrollY, ...tracks.map(({ scrollLeft }) => scrollLeft)]),
    );
  const [known, top = 0, ...lefts] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [
    string?,
    ...number[],
  ];
  addEventListener('load', () => {
    // An element's own address would move the page around the frame, too.
    if (place.hash === end) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    else if (known === page) {
      for (const [at, track] of tracks.entries())
        track.scrollTo({ left: lefts[at] ?? 0, behavior: 'instant' });
      scrollTo({ top, behavior: 'instant' });
    }
    addEventListener('scroll', keep, { passive: true, capture: true });
  });
  const turn = (button: Element): boolean => {
    const track = tracks.find((one) => one.parentElement === button.closest('section'));
    if (track === undefined || track.contains(button)) return false;
    const step = button.nextElementSibling === null ? 1 : -1;
    const count = track.childElementCount;
    const next = (Math.round(track.scrollLeft / track.clientWidth) + step + count) % count;
    track.scrollTo({ left: next * track.clientWidth });
    const told = button.parentElement?.querySelector('span[aria-hidden]');
    if (told) told.textContent = `${next + 1} / ${count}`;
    return true;
  };
  document.addEventListener('click', (event) => {
    const found =
      event.target instanceof Element ? event.target.closest('a[href], button, input[type=submit]') : null;
    if (found === null || found.matches('[popovertarget], [commandfor]')) return;
    const inside =
      found instanceof HTMLAnchorElement &&
      (found.href.includes(token) || found.getAttribute('href')?.startsWith('#') === true);
    if (inside) return;
    event.preventDefault();
    if (found instanceof HTMLButtonElement && turn(found)) return;
    for (const off of document.querySelectorAll<HTMLElement>('[data-preview-off]')) off.hidden = false;
  });
}
