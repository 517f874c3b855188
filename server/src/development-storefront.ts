import type { StorefrontDependencies } from '@casamaestra/storefront/app/platform/request-context.ts';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { type StorefrontEntry, storefrontFolder } from './built-storefront.ts';
import type { StorefrontPart } from './storefront-part.ts';

/** Serves the storefront from its sources through Vite, with hot reload in this process. */
export async function loadDevelopmentStorefront(deps: StorefrontDependencies): Promise<StorefrontPart> {
  // Vite and React Router's plugin search their configuration from the working directory.
  process.chdir(storefrontFolder);
  const { createServer } = await import('vite');
  const vite = await createServer({ root: storefrontFolder, server: { middlewareMode: true } });
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  // The pages use the router's development build; a direct import here would load the other one.
  const router = (await vite.ssrLoadModule('react-router')) as {
    readonly createRequestHandler: typeof createRequestHandler;
  };
  return {
    files: new Map(),
    intercept: ({ message, response }) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(message, response, (error: unknown) => {
          if (error === undefined || error === null) resolve(false);
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
      }),
    render: async (request) => {
      const build = await loadBuild();
      const entry = build.entry.module as unknown as StorefrontEntry;
      return router.createRequestHandler(build, 'development')(request, entry.createRequestContext(deps));
    },
    close: () => vite.close(),
  };
}
