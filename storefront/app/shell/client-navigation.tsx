import { openLiveRegion, say } from '@casamaestra/ui/live.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useEffect, useRef } from 'react';
import { useComing, useLocation, useNavigate } from '../router/use-page.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { headFor } from '../platform/chunk-reload.ts';
import { clientDestination, formDestination } from '../platform/client-destination.ts';

/** A navigation within the page: filters, sorting, variants. Keeps scroll position and focus. */
const inPlace = { preventScrollReset: true, state: { inPlace: true } } as const;

/**
 * Client navigation for plain anchors and GET forms. One handler per page costs less than a component per link,
 * and everything works the same before (and without) JavaScript.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const messages = useMessages();
  useEffect(() => {
    const go = (href: string, element: Element): void => {
      if (!navigator.onLine) {
        // The service worker has the page, or the one that shows what was kept.
        if (navigator.serviceWorker?.controller) return location.assign(href);
        return showToast({ kind: 'danger', text: messages.page.offline });
      }
      headFor(href);
      const replace = element.hasAttribute('data-replace');
      void navigate(
        href,
        staysInPlace(href, element)
          ? { ...inPlace, replace }
          : { viewTransition: true, held: element.hasAttribute('data-held') },
      );
    };
    const onClick = (event: MouseEvent): void => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const href = anchor && clientDestination(event, anchor, location);
      if (!anchor || href === null) return;
      event.preventDefault();
      go(href, anchor);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target instanceof HTMLFormElement ? event.target : null;
      const href = form && !event.defaultPrevented ? formDestination(form, location) : null;
      if (!form || href === null) return;
      event.preventDefault();
      go(href, form);
    };
    const onChange = (event: Event): void => {
      const control = event.target;
      const changes = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      const form = changes ? control.form : null;
      if (!form?.hasAttribute('data-live')) return;
      // Read now: the list of an earlier change may come, with its own values, before the next frame.
      const href = form.checkValidity() ? formDestination(form, location) : null;
      if (href === null) form.requestSubmit();
      else oncePainted(() => go(href, form));
    };
    const onHistory = (): void => headFor(null);
    window.addEventListener('popstate', onHistory);
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('change', onChange);
    document.documentElement.dataset['hydrated'] = '';
    return () => {
      window.removeEventListener('popstate', onHistory);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('change', onChange);
    };
  }, [navigate, messages]);
  return <Arrival />;
}

let next: (() => void) | undefined;

/** The tick or the chosen option is painted first: what follows takes longer than a frame. Once for several changes. */
function oncePainted(work: () => void): void {
  const isFirst = next === undefined;
  next = work;
  if (!isFirst) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const last = next;
      next = undefined;
      last?.();
    }),
  );
}

/**
 * Inside `data-in-place` (but not in a `data-travel` part of it) links to the same path keep scroll position
 * and focus.
 */
function staysInPlace(href: string, element: Element): boolean {
  const nearest = element.closest('[data-in-place], [data-travel]');
  return (
    nearest?.hasAttribute('data-in-place') === true &&
    new URL(href, location.href).pathname === location.pathname
  );
}

/** After a change of page: focuses its title and announces it; announces "loading" when it takes long. */
function Arrival() {
  const location = useLocation();
  const busy = useComing() !== null;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      openLiveRegion();
      return;
    }
    headFor(null);
    const arrived = () => document.dispatchEvent(new CustomEvent(navigatedEvent));
    if (location.state?.inPlace === true) return void arrived();
    // What opened above the page before belongs to it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    const title =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    arrived();
    say(document.title);
  }, [location]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-busy', busy);
  }, [busy]);
  return null;
}
