import { useContext } from 'react';
import type { ReactNode } from 'react';
import { DepthContext, RoutesContext, ShownContext } from './page-context.ts';

/** The place of a layout where the route inside it is rendered. */
export function Outlet(): ReactNode {
  const depth = useContext(DepthContext) + 1;
  const { routes, loaderData, actionData } = useContext(ShownContext);
  const { modules } = useContext(RoutesContext);
  const id = routes[depth];
  const Page = id === undefined ? undefined : modules[id]?.default;
  if (id === undefined || Page === undefined) return null;
  return (
    <DepthContext value={depth}>
      <Page loaderData={loaderData[id]} actionData={actionData?.[id]} />
    </DepthContext>
  );
}
