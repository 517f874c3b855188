/**
 * Fills the page shown without connection with what this browser kept: the cart and the last pages seen. Its text is
 * sent, so it uses nothing from outside.
 */
export function showKept(): void {
  const list = (id: string, rows: readonly HTMLElement[]) => {
    const place = document.querySelector(`#${id}`);
    place?.querySelector('ul')?.append(...rows);
    if (place instanceof HTMLElement) place.hidden = rows.length === 0;
  };
  const row = (text: string, href?: string) => {
    const made = document.createElement('li');
    const inside = href === undefined ? made : made.appendChild(document.createElement('a'));
    if (inside instanceof HTMLAnchorElement && href !== undefined) inside.href = href;
    inside.textContent = text;
    return made;
  };
  const showCart = () => {
    const kept: unknown = JSON.parse(localStorage.getItem('cart-list') ?? '[]');
    const lines: readonly { readonly name?: unknown; readonly qty?: unknown }[] = Array.isArray(kept)
      ? kept
      : [];
    const readable = lines.filter((line) => typeof line?.name === 'string' && Number.isInteger(line.qty));
    list(
      'cart',
      readable.slice(0, 200).map((line) => row(`${Number(line.qty)} × ${String(line.name)}`)),
    );
  };
  const showPages = async () => {
    const cache = await caches.open('shop-pages');
    const seen = (await cache.keys()).slice(-12);
    const rows = seen.map(async ({ url }) => {
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
      const title = new DOMParser().parseFromString(html.slice(0, 8000), 'text/html').title;
      return row(title || url, url);
    });
    list('pages', (await Promise.all(rows)).toReversed());
  };
  try {
    showCart();
  } catch {
    // Not to be read: there is no cart to show. Where the shop can be reached, it says so.
    list('cart', []);
  }
  showPages().catch(() => list('pages', []));
  // Browsers say so too early, and it may be the shop that was away: asked again, less and less often, until it answers.
  let asking: number | undefined;
  const askIn = (waitMs: number): void => {
    clearTimeout(asking);
    asking = window.setTimeout(() => {
      const answered = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      answered.then(
        () => location.reload(),
        () => askIn(Math.min(2 * waitMs, 30_000)),
      );
    }, waitMs);
  };
  addEventListener('online', () => askIn(250));
  // Its own address would answer for ever.
  if (navigator.onLine && location.pathname !== '/offline') askIn(2_000);
  document.querySelector('button')?.addEventListener('click', () => location.reload());
}
