import { consentIn } from '@casamaestra/contract/consent/consent.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';
import { popupKey } from './rest-popup.ts';

const WAIT_MS = 40_000;
/** A page seen less long than this is not yet a second one: somebody is on the way. */
const SETTLED_MS = 4000;

/** Phones are spared: the window would cover what they show. */
const wide = '(width >= 62rem) and (height >= 40rem)';

function mayOffer(): boolean {
  try {
    if (Number(localStorage[popupKey] ?? 0) > Date.now()) return false;
  } catch {
    return false;
  }
  const link = document.querySelector<HTMLElement>('[data-consent]');
  const answered =
    link === null || consentIn(document.cookie, link.dataset['consent'] ?? '', Date.now()) !== undefined;
  const busy = document.querySelector('dialog[open], :popover-open') !== null;
  const typing = document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';
  return answered && !busy && !typing && !location.pathname.startsWith('/pages/') && matchMedia(wide).matches;
}

/** How many pages this tab has shown. */
function pagesSeen(): number {
  try {
    return (sessionStorage[popupKey] = Number(sessionStorage[popupKey] ?? 0) + 1);
  } catch {
    return 1;
  }
}

/**
 * L11, L20: offers the newsletter on the second page or after forty seconds; never on cart, checkout, login and account,
 * never while something is open or typed, never before the question of consent is answered.
 */
export function waitForPopup(): void {
  let offered = false;
  const offer = async (): Promise<void> => {
    if (offered || !mayOffer()) return;
    offered = true;
    (await import('./popup.ts')).openPopup();
  };
  let timer = 0;
  const arrive = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void offer(), pagesSeen() > 1 ? SETTLED_MS : WAIT_MS);
  };
  document.addEventListener(navigatedEvent, arrive);
  arrive();
}
