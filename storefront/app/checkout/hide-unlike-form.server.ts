/**
 * Hides the form that the server sent from a browser that will see another page: nothing in the cart, a login, a draft
 * with something chosen. Goes out as the text of a script, so it uses nothing from outside.
 */
export function hideUnlikeForm(): void {
  try {
    const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
    const lines = stored('cart-list');
    const draft = (stored('checkout') ?? {}) as Readonly<Record<string, unknown>>;
    const chosen =
      draft['shipping_kind'] === 'pickup' || draft['other_billing'] === true || Boolean(draft['note']);
    const invoice = (draft['invoice'] ?? 'none') !== 'none';
    const filled = Array.isArray(lines) && lines.length > 0;
    const later = /^#(spedizione|pagamento|riepilogo)$/.test(window.location.hash);
    if (filled && stored('auth') === null && !chosen && !invoice && !later) return;
    document.getElementById('cassa-in-arrivo')?.setAttribute('data-unlike', '');
  } catch {
    // Storage that refuses holds nothing: the empty form is the right one.
  }
}
