import { developmentStyles } from './document-names.ts';
import type { PageNavigator } from './page-navigator.ts';

/**
 * In development only: what the hot reload of React Router's plugin calls after a module of a page has changed. The
 * modules are replaced in place, so only the data is loaded again.
 */
export function followSourceChanges(navigator: PageNavigator): void {
  const revalidate = (): Promise<void> => {
    const { pathname, search, state } = navigator.view.shown.location;
    return navigator.navigate(pathname + search, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, inPlace: true },
    });
  };
  Object.assign(window, {
    __reactRouterContext: {},
    __reactRouterDataRouter: { createRoutesForHMR: () => [], _internalSetRoutes: () => {}, revalidate },
  });
  // The scripts of the page have brought their styles by now.
  for (const styles of document.querySelectorAll(`[${developmentStyles}]`)) styles.remove();
}
