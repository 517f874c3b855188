/** Whether a key press is text or a control's own: then no shortcut of the page answers it. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]')
  );
}

/** Whether a modal dialog or a menu is open, which has the keyboard for itself. */
export const isCovered = (): boolean =>
  document.querySelector('dialog:modal, [role="menu"], [role="listbox"][data-open]') !== null;
