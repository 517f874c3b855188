/** Under it the browser keeps until when nothing is offered; in the tab, how many pages it has shown. */
export const popupKey = 'newsletter-popup';
const DAY_MS = 86_400_000;

/** Notes an answer: nothing is offered for so many days. */
export function restPopup(days: number): void {
  try {
    localStorage[popupKey] = String(Date.now() + days * DAY_MS);
  } catch {
    // Storage is denied: the window comes no more on this page.
    return;
  }
}
