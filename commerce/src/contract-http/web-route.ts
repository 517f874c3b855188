import type { WebHandler } from '../platform/http/raw-call.ts';

/**
 * An address of the service that is no call of the contract: gateways' notifications, files behind a signed
 * link. Below /api/open/ the application key is not asked for: who calls proves itself in another way.
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
