import { mayBePage } from '@casamaestra/contract/pages.ts';

type Place = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** The target of a click for client navigation, or null for the browser's default. */
export function clientDestination(event: Click, anchor: Anchor, place: Place): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!anchor.hasAttribute('href') || (anchor.target !== '' && anchor.target !== '_self')) return null;
  if (anchor.hasAttribute('download') || anchor.hasAttribute('data-reload')) return null;
  const url = new URL(anchor.href);
  if (url.origin !== place.origin || !mayBePage(url.pathname)) return null;
  const samePage = url.pathname === place.pathname && url.search === place.search;
  if (samePage && (url.hash !== '' || anchor.href.endsWith('#'))) return null;
  return url.pathname + url.search + url.hash;
}

/** The URL to which a GET form leads by client navigation, without empty fields; null for any other form. */
export function formDestination(form: HTMLFormElement, place: Place): string | null {
  const url = new URL(form.action);
  if (form.method !== 'get' || form.target !== '' || url.origin !== place.origin || !mayBePage(url.pathname))
    return null;
  if (form.hasAttribute('data-reload')) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
