const narrow = '(width < 62rem)';

/** What is inert is styled anew, a page of cards takes longer than a frame: not while the drawer appears. */
const slidIn_ms = 250;

/** Makes the drawer modal while it is open: the rest of the page is inert and the focus moves in. */
export function followDrawer(panel: HTMLElement): () => void {
  let still: ReturnType<typeof setTimeout> | undefined;
  let stilled: readonly Element[] = [];
  // Another page may have taken the panel out of the document by now: what was made inert is remembered.
  const end = (): void => {
    clearTimeout(still);
    panel.removeAttribute('role');
    panel.ariaModal = null;
    for (const element of stilled) element.removeAttribute('inert');
    stilled = [];
  };
  const onToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'open' || !panel.isConnected) return;
    panel.setAttribute('role', 'dialog');
    panel.ariaModal = 'true';
    panel.querySelector<HTMLElement>('button, input')?.focus();
    still = setTimeout(() => {
      stilled = besidePanel(panel);
      for (const element of stilled) element.setAttribute('inert', '');
    }, slidIn_ms);
  };
  /** The page must be active again before the browser returns the focus to the button. */
  const onBeforeToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState === 'closed') end();
  };
  const close = (): void => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  const onClick = (event: MouseEvent): void => {
    const closes = event.target instanceof Element && event.target.closest('[data-closes-drawer]') !== null;
    if (closes) close();
  };
  const wide = matchMedia(narrow);
  const onWiden = (): void => {
    if (!wide.matches) close();
  };
  panel.addEventListener('toggle', onToggle);
  panel.addEventListener('beforetoggle', onBeforeToggle);
  panel.addEventListener('click', onClick);
  wide.addEventListener('change', onWiden);
  // Choosing in it keeps it open; whoever goes back leaves it.
  window.addEventListener('popstate', close);
  return () => {
    end();
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('beforetoggle', onBeforeToggle);
    panel.removeEventListener('click', onClick);
    wide.removeEventListener('change', onWiden);
    window.removeEventListener('popstate', close);
  };
}

/** All of the page that is neither the panel nor around it, without what announces. */
function besidePanel(panel: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let node: Element | null = panel; node && node !== document.body; node = node.parentElement)
    for (const sibling of node.parentElement?.children ?? [])
      if (sibling !== node && sibling.id !== 'toasts' && sibling.id !== 'live') found.push(sibling);
  return found;
}
