/**
 * Runs while the page is read, long before its scripts: the header comes back on the way up (L10), the way to the top
 * appears (L09), a click on the cart is kept until the drawer can open, and the groups of the footer are folded on phones, and the page
 * behind an open menu or filter drawer does not scroll. Its text goes out with the page, so it uses nothing from outside.
 */
export function earlyShell(): void {
  const root = document.documentElement;
  // Neither scroll position nor width is asked for here: the answer would need the layout of the whole page at once.
  let last = 0;
  addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, scrollY);
      if (Math.abs(now - last) < 6) return;
      if (now < 120) delete root.dataset['head'];
      else if (now > last && 'head' in root.dataset) root.dataset['head'] = 'away';
      else if (now < last && now > 300) root.dataset['head'] = 'back';
      root.toggleAttribute('data-far', now > 400);
      last = now;
    },
    { passive: true },
  );
  // An attribute, not `html:has(…)`: that is asked anew, of all elements, at every change of the page (decision 0167).
  const followDrawers = () => {
    const open = document.querySelector(':is(#site-menu, #filtri):popover-open');
    if (open) root.dataset['drawer'] = open.id;
    else delete root.dataset['drawer'];
  };
  for (const sign of ['toggle', 'shop:navigated']) document.addEventListener(sign, followDrawers, true);
  if (matchMedia('(width < 48rem)').matches)
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-foot details'))
      group.open = false;
  // Of the footer, not of the root: there the rule of what is folded would style every element of the page anew.
  document.querySelector('#shell-footer')?.toggleAttribute('data-folded', true);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-cart-link]') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || link.pathname === location.pathname) return;
    event.preventDefault();
    root.dataset['cart'] = '';
    document.dispatchEvent(new Event('shop:cart'));
    setTimeout(() => 'cart' in root.dataset && location.assign(link.href), 5000);
  });
}
