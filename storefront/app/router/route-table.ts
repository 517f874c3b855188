import type { RouteEntry, Routes } from './route-modules.ts';

/** Path and all parents of a route, the root first. */
function branchOf(entries: Routes['entries'], route: RouteEntry): RouteEntry[] {
  const parent = route.parentId === undefined ? undefined : entries[route.parentId];
  return parent === undefined ? [route] : [...branchOf(entries, parent), route];
}

const comparable = (path: string): string => path.toLowerCase().replaceAll(/^\/+|\/+$/g, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an encoded path: the server, too, takes it as it is.
    return path;
  }
}

/**
 * Ids of the routes of a path, the root first: the route with exactly this path, else the one with the longest
 * beginning (`det/*`, `*`). Paths have no parameters in this shop; a test compares this with the server's choice.
 */
export function routesOf(entries: Routes['entries'], pathname: string): readonly string[] {
  const wanted = comparable(decoded(pathname));
  let best: { readonly branch: readonly string[]; readonly length: number } = { branch: [], length: -1 };
  const leaves = Object.values(entries).filter((route) => route !== undefined);
  for (const route of leaves) {
    if (leaves.some(({ parentId }) => parentId === route.id)) continue;
    const branch = branchOf(entries, route);
    const path = comparable(branch.map((part) => part.path ?? '').join('/'));
    const start = path.endsWith('*') ? comparable(path.slice(0, -1)) : null;
    const fits = start === null ? path === wanted : start === '' || `${wanted}/`.startsWith(`${start}/`);
    const length = start === null ? Infinity : start.length;
    if (fits && length > best.length) best = { branch: branch.map(({ id }) => id), length };
  }
  return best.branch;
}
