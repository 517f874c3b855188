import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import type { StorefrontDependencies } from '@casamaestra/storefront/app/platform/request-context.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { readStaticFiles } from './static-files.ts';
import type { StorefrontPart } from './storefront-part.ts';

/** What the storefront's server bundle exports besides rendering. */
export interface StorefrontEntry {
  createRequestContext(deps: StorefrontDependencies): RouterContextProvider;
}

/** The folder of the storefront workspace. */
export const storefrontFolder = dirname(
  createRequire(import.meta.url).resolve('@casamaestra/storefront/package.json'),
);

/** What browsers get of the build. */
export const builtPages = join(storefrontFolder, 'build/client');

const serverBuild = join(storefrontFolder, 'build/server/index.js');

const importBuild = () => import(pathToFileURL(serverBuild).href) as Promise<ServerBuild>;

/** Begins to load the code of the pages, while something else is waited for; a failure is told where they are loaded. */
export function beginLoadingStorefront(): void {
  importBuild().catch(() => undefined);
}

/** Loads the production build. @throws StartProblem when it is missing */
export async function loadBuiltStorefront(deps: StorefrontDependencies): Promise<StorefrontPart> {
  if (!existsSync(serverBuild)) {
    throw new StartProblem({ code: 'pages_not_built' });
  }
  const build = await importBuild();
  const handle = createRequestHandler(build, 'production');
  const { createRequestContext } = build.entry.module as unknown as StorefrontEntry;
  return {
    files: readStaticFiles(builtPages),
    render: (request) => handle(request, createRequestContext(deps)),
    close: async () => {},
  };
}
