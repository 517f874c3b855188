/** Opens the answer that the address names, now and whenever it names another. Without scripts the browser goes to it folded. */
export function openAsked(): () => void {
  const open = () => {
    const asked = document.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  };
  open();
  addEventListener('hashchange', open);
  return () => removeEventListener('hashchange', open);
}
