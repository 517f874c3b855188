import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { readStaticFiles } from '../static-files.ts';
import type { BackOfficePart } from './back-office-part.ts';

/** The folder of the back office's workspace. */
export const backOfficeFolder = dirname(
  createRequire(import.meta.url).resolve('@casamaestra/backoffice/package.json'),
);

/** What browsers get of the build. */
export const builtBackOffice = join(backOfficeFolder, 'build/client');

/** Loads the production build. @throws StartProblem when it is missing */
export function loadBuiltBackOffice(): BackOfficePart {
  const page = join(builtBackOffice, 'index.html');
  if (!existsSync(page)) throw new StartProblem({ code: 'pages_not_built' });
  const html = readFileSync(page, 'utf8');
  return { files: readStaticFiles(builtBackOffice), page: async () => html, close: async () => {} };
}
