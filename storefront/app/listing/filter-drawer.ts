const narrow = '(width < 62rem)';

/** Makes the drawer modal while it is open: the rest of the page is inert and the focus moves in. */
export function followDrawer(panel: HTMLElement): () => void {
  const onToggle = (event: Event): void => {
    const open = (event as ToggleEvent).newState === 'open';
    setModal(panel, open);
    if (open) panel.querySelector<HTMLElement>('button, input')?.focus();
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
  panel.addEventListener('click', onClick);
  wide.addEventListener('change', onWiden);
  return () => {
    setModal(panel, false);
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('click', onClick);
    wide.removeEventListener('change', onWiden);
  };
}

function setModal(panel: HTMLElement, modal: boolean): void {
  if (modal) panel.setAttribute('role', 'dialog');
  else panel.removeAttribute('role');
  panel.toggleAttribute('aria-modal', modal);
  if (modal) panel.setAttribute('aria-modal', 'true');
  for (let node: Element | null = panel; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling.id !== 'toasts') sibling.toggleAttribute('inert', modal);
    }
  }
}
