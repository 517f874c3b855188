import type { ReactNode } from 'react';
import type { EntryContext } from 'react-router';
import { PageTree } from './page-tree.tsx';
import type { Routes } from './route-modules.ts';
import type { ShownPage } from './shown-page.ts';

export const routeIds = ({ staticHandlerContext }: EntryContext): readonly string[] =>
  staticHandlerContext.matches.map(({ route }) => route.id);

/** A page as markup, from what React Router loaded for it. */
export function ServerPages({ context }: { context: EntryContext }): ReactNode {
  const { manifest, routeModules, staticHandlerContext } = context;
  const { loaderData, actionData, errors } = staticHandlerContext;
  const { pathname, search } = staticHandlerContext.location;
  const [error] = Object.values(errors ?? {}) as unknown[];
  const shown: ShownPage = {
    location: { pathname, search, hash: '', state: null, key: '' },
    routes: routeIds(context),
    loaderData,
    actionData,
    problem: errors ? { error } : null,
  };
  const routes = { entries: manifest.routes, modules: routeModules } as unknown as Routes;
  return <PageTree routes={routes} view={{ shown, coming: null }} navigate={() => Promise.resolve()} />;
}
