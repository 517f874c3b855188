import { createContext } from 'react';
import type { Routes } from './route-modules.ts';
import type { Navigate, PageLocation, ShownPage } from './shown-page.ts';

/** Everything below is given by PageTree, in the browser and on the server. */
export const RoutesContext = createContext<Routes>({ entries: {}, modules: {} });

export const ShownContext = createContext<ShownPage>({
  location: { pathname: '/', search: '', hash: '', state: null, key: '' },
  routes: [],
  loaderData: {},
  actionData: null,
  problem: null,
});

export const ComingContext = createContext<PageLocation | null>(null);

export const NavigateContext = createContext<Navigate>(() => Promise.resolve());

/** Index of the innermost route rendered so far. */
export const DepthContext = createContext(0);
