import type { ComponentType, LinkHTMLAttributes, ReactNode } from 'react';

interface RouteProps {
  readonly loaderData: unknown;
  readonly actionData: unknown;
}

/** Whether a route that stays is loaded again when the address changes. */
export type ShouldRevalidate = (change: { readonly currentUrl: URL; readonly nextUrl: URL }) => boolean;

/** What the module of a route exports for rendering; its loader stays on the server. */
export interface RouteModule {
  readonly default?: ComponentType<RouteProps>;
  /** Of the root only: the document around every page, and what is shown instead of a page that failed. */
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly ErrorBoundary?: ComponentType<{ readonly error: unknown }>;
  readonly links?: () => readonly LinkHTMLAttributes<HTMLLinkElement>[];
  readonly handle?: unknown;
  readonly shouldRevalidate?: ShouldRevalidate;
}

/** A route as the build lists it: its place in the tree, its script and style sheets. */
export interface RouteEntry {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly hasLoader: boolean;
  readonly module: string;
  readonly css?: readonly string[] | undefined;
  /** Scripts that its script imports. */
  readonly imports?: readonly string[] | undefined;
}

/** All routes, and the modules of those loaded so far. */
export interface Routes {
  readonly entries: Readonly<Record<string, RouteEntry | undefined>>;
  readonly modules: Record<string, RouteModule | undefined>;
}
