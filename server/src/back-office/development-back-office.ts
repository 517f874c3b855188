import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backOfficePath } from '@casamaestra/contract/pages.ts';
import type { BackOfficePart } from './back-office-part.ts';
import { backOfficeFolder } from './built-back-office.ts';

/** Serves the back office from its sources through Vite, with hot reload in this process. */
export async function loadDevelopmentBackOffice(): Promise<BackOfficePart> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: backOfficeFolder,
    appType: 'custom',
    // The storefront's Vite has the default port.
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  });
  return {
    files: new Map(),
    page: async (path) =>
      vite.transformIndexHtml(
        `${backOfficePath}${path}`,
        await readFile(join(backOfficeFolder, 'index.html'), 'utf8'),
      ),
    intercept: ({ message, response }) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(message, response, (error: unknown) => {
          if (error === undefined || error === null) resolve(false);
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
      }),
    close: () => vite.close(),
  };
}
