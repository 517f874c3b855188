import { useContext, useMemo } from 'react';
import { ComingContext, NavigateContext, RoutesContext, ShownContext } from './page-context.ts';
import type { Navigate, PageLocation } from './shown-page.ts';

export const useLocation = (): PageLocation => useContext(ShownContext).location;

/** The query of the page's address. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useNavigate = (): Navigate => useContext(NavigateContext);

/** Where a navigation under way leads; null if there is none. */
export const useComing = (): PageLocation | null => useContext(ComingContext);

/** `handle` and loader data of the innermost route: of the page itself. */
export function usePageRoute(): { readonly handle: unknown; readonly loaderData: unknown } {
  const { routes, loaderData } = useContext(ShownContext);
  const { modules } = useContext(RoutesContext);
  const id = routes.at(-1) ?? '';
  return { handle: modules[id]?.handle, loaderData: loaderData[id] };
}

/** Loader data of the root; undefined if the root could not be loaded. */
export const useRootData = (): unknown => useContext(ShownContext).loaderData['root'];
