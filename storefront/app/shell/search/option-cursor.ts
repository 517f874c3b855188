/** Moves the active option of a combobox while the focus stays in the field. */
export function optionCursor(input: HTMLInputElement, list: HTMLElement) {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

  const activate = (index: number) => {
    const all = options();
    all.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const chosen = all[index];
    if (!chosen) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  };

  return {
    clear: () => activate(-1),
    /** True when the key was handled. After the last option comes the field again, then the first. */
    onKey: (event: KeyboardEvent): boolean => {
      const count = options().length;
      const at = active();
      if (event.key === 'ArrowDown') activate(at + 1 < count ? at + 1 : -1);
      else if (event.key === 'ArrowUp') activate(at === -1 ? count - 1 : at - 1);
      else if (event.key === 'Enter' && at >= 0) options()[at]?.click();
      else return false;
      return true;
    },
  };
}
