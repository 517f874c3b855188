import type { WebHandler } from '../platform/http/raw-call.ts';

/**
 * A route of the service outside the contract: webhooks, files behind signed links. Routes below /api/open/
 * need no application key: they authenticate by other means.
 */
export interface WebRoute {
  /** For metrics and log: "orders.proforma". */
  readonly name: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whole path, or its beginning when it ends in "/". */
  readonly path: string;
  readonly handle: WebHandler;
}

export const openPrefix = '/api/open/';

/** Finds the route of a path. */
export function findWebRoute(routes: readonly WebRoute[], path: string): WebRoute | undefined {
  return routes.find((route) =>
    route.path.endsWith('/') ? path.startsWith(route.path) : path === route.path,
  );
}
