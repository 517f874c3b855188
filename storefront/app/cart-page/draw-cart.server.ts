/**
 * Draws the lines that this browser keeps, from the one that the server sent as a pattern, or says that the cart is
 * empty. Goes out as the text of a script, so it uses nothing from outside; what it cannot read it leaves to hydration.
 */
export function drawCart(): void {
  const part = (name: string): HTMLElement | null => document.querySelector(`[data-cart="${name}"]`);
  const show = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);
  interface Stored {
    readonly [field: string]: unknown;
  }
  const language = document.documentElement.lang;
  const nothing = language === 'en' ? '0.00' : '0,00';
  // As `money` writes it; a browser's own formats take a phone 50 ms to load.
  const thousands = { en: ',', sk: '\u00a0' }[language] ?? '.';
  const written = (euros: number): string => {
    const [whole = '', cents = ''] = (Math.round(euros * 100) / 100).toFixed(2).split('.');
    return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands) + nothing.charAt(1) + cents;
  };
  const price = (node: Element | null | undefined, euros: number): void => {
    for (const text of node?.childNodes ?? [])
      if (text instanceof Text) text.data = text.data.replace(nothing, written(euros));
  };
  const picture = (line: Stored): Stored | undefined =>
    Array.isArray(line['small_pictures']) ? (line['small_pictures'] as Stored[])[0] : undefined;
  const filled = (pattern: Element, line: Stored): Node => {
    const row = pattern.cloneNode(true) as HTMLElement;
    const [name, slug, sku] = [String(line['name']), String(line['slug']), String(line['sku'])];
    const shown = picture(line);
    if (typeof shown?.['url'] === 'string') {
      const image = new Image();
      image.alt = '';
      image.src = shown['url'].replace(/(\/media\/[0-9a-f]+-)(?:[4-9]\d\d|\d{4,})\.webp$/, '$1320.webp');
      row.firstElementChild?.replaceChildren(image);
    }
    if (shown?.['other_colour'] !== true) row.querySelector('[data-colour]')?.remove();
    // Its place is kept; the arrow comes with hydration.
    const energy = row.querySelector('[data-energy]');
    if (line['energy'] === undefined) energy?.remove();
    else energy?.replaceChildren();
    const unit = row.querySelector('[data-unit]');
    if (!Array.isArray(line['unitPrice'])) unit?.remove();
    else {
      const [amount, name] = line['unitPrice'] as readonly unknown[];
      price(unit, Number(amount));
      if (unit) unit.textContent = (unit.textContent ?? '').replace('…', String(name));
    }
    const link = row.querySelector('a');
    link?.setAttribute('href', `/${encodeURI(slug.replace(/^\/+/, ''))}?sku=${encodeURIComponent(sku)}`);
    if (link) link.textContent = name;
    for (const labelled of row.querySelectorAll('[aria-label]'))
      labelled.setAttribute('aria-label', (labelled.getAttribute('aria-label') ?? '').replace('…', name));
    price(row.querySelector('[data-each]'), Number(line['price']));
    price(row.lastElementChild, Number(line['price']) * Number(line['qty']));
    row.querySelector('input')?.setAttribute('value', String(line['qty']));
    return row;
  };
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem('cart-list') ?? '[]');
    const pattern = part('pattern')?.querySelector('li');
    if (!Array.isArray(kept) || !pattern?.parentElement) return;
    const lines = (kept as (Stored | null)[]).filter((line) => line?.['name'] && line['sku'] && line['qty']);
    show('waiting', false);
    show('filled', lines.length > 0);
    show('empty', lines.length === 0);
    const list = pattern.parentElement.cloneNode();
    for (const line of lines.slice(0, 200)) list.appendChild(filled(pattern, line ?? {}));
    part('lines')?.replaceChildren(list);
  } catch {
    show('waiting', true);
    show('filled', false);
  }
}
