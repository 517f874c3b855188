type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts the interactive form of a section, drawn from the same data, in the place of the server's markup: what was
 * opened, typed, chosen and focused meanwhile stays, the cursor where it was.
 */
export function swapMarkup(place: HTMLElement, live: HTMLElement): void {
  const [focused, cursor] = focusIn(place);
  for (const old of place.querySelectorAll('details')) {
    const fresh = counterpart(old, place, live);
    if (fresh instanceof HTMLDetailsElement) fresh.open = old.open;
  }
  for (const old of place.querySelectorAll<Field>('input, textarea, select')) {
    const fresh = counterpart(old, place, live);
    if (fresh) keepValue(old, fresh);
  }
  const next = focused && counterpart(focused, place, live);
  place.replaceChildren(live);
  if (!(next instanceof HTMLElement)) return;
  next.focus({ preventScroll: true });
  if (cursor && isTyped(next)) next.setSelectionRange(...cursor);
}

function focusIn(place: HTMLElement): readonly [Element | null, (readonly [number, number])?] {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  if (!focused || !isTyped(focused)) return [focused];
  const { selectionStart, selectionEnd } = focused;
  // An address of mail has no positions.
  return selectionStart === null || selectionEnd === null
    ? [focused]
    : [focused, [selectionStart, selectionEnd]];
}

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function keepValue(old: Field, fresh: Element): void {
  if (old instanceof HTMLInputElement && old.type === 'file') {
    if (fresh instanceof HTMLInputElement && old.files?.length) fresh.files = old.files;
  } else if (fresh instanceof HTMLSelectElement || isTyped(fresh)) fresh.value = old.value;
}

/** The element of the other markup with the same tag and name or words: the first, the second … of these. */
function counterpart(element: Element, place: HTMLElement, live: HTMLElement): Element | undefined {
  const key = keyOf(element);
  const alike = (inside: HTMLElement): Element[] =>
    [...inside.querySelectorAll(element.localName)].filter((other) => keyOf(other) === key);
  return alike(live)[alike(place).indexOf(element)];
}

/** Folded parts by their heading, fields by name, links and buttons by their words. */
const keyOf = (element: Element): string | null =>
  element.getAttribute('name') ??
  (element instanceof HTMLDetailsElement ? element.querySelector('summary') : element)?.textContent ??
  null;
