/**
 * L02: loads the part of the header that depends on a stored login, so that catalogue pages carry nothing of
 * it.
 */
export function attachAccount(): void {
  try {
    if (localStorage.auth) void import('../logged-in/start-account.ts').then((part) => part.startAccount());
  } catch {
    // Storage is refused (private mode): nobody is logged in.
    return;
  }
}
