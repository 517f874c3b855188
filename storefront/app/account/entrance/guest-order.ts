/** The token of the last order placed from this browser, as the checkout keeps it under `order`. */
export function guestOrder(): { readonly order_token?: string } {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem('order') ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('token' in stored)) return {};
    return typeof stored.token === 'string' && stored.token !== '' ? { order_token: stored.token } : {};
  } catch {
    return {};
  }
}
