const narrow = '(width < 62rem)';

/** Makes the drawer modal while it is open: the rest of the page is inert and the focus moves in. */
export function followDrawer(panel: HTMLElement): () => void {
  const onToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'open') return;
    setModal(panel, true);
    panel.querySelector<HTMLElement>('button, input')?.focus();
  };
  /** The page must be active again before the browser returns the focus to the button. */
  const onBeforeToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState === 'closed') setModal(panel, false);
  };
  const onClick = (event: MouseEvent): void => {
    const closes = event.target instanceof Element && event.target.closest('[data-closes-drawer]') !== null;
    if (closes && panel.matches(':popover-open')) panel.hidePopover();
  };
  const wide = matchMedia(narrow);
  const onWiden = (): void => {
    if (!wide.matches && panel.matches(':popover-open')) panel.hidePopover();
  };
  panel.addEventListener('toggle', onToggle);
  panel.addEventListener('beforetoggle', onBeforeToggle);
  panel.addEventListener('click', onClick);
  wide.addEventListener('change', onWiden);
  return () => {
    setModal(panel, false);
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('beforetoggle', onBeforeToggle);
    panel.removeEventListener('click', onClick);
    wide.removeEventListener('change', onWiden);
  };
}

function setModal(panel: HTMLElement, modal: boolean): void {
  for (const [name, value] of [
    ['role', 'dialog'],
    ['aria-modal', 'true'],
  ] as const) {
    if (modal) panel.setAttribute(name, value);
    else panel.removeAttribute(name);
  }
  for (let node: Element | null = panel; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling.id !== 'toasts' && sibling.id !== 'live')
        sibling.toggleAttribute('inert', modal);
    }
  }
}
