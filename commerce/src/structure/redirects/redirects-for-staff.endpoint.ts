import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  importRedirectsOperation,
  redirectsOperation,
  removeRedirectOperation,
  saveRedirectOperation,
  tryRedirectFileOperation,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { importRedirects, tryRedirectFile } from './import-redirects.usecase.ts';
import { dropRedirect, listRedirects, saveRedirect } from './change-redirects.usecase.ts';

/** Hosts of the shop, which an absolute target may name. */
export const redirectHosts = ({ config, publicUrl }: StaffDependencies): readonly string[] => [
  new URL(config.publicUrl ?? publicUrl()).host,
];

/** Addresses that lead elsewhere, for staff. */
export function redirectEndpoints(deps: StaffDependencies): readonly Endpoint[] {
  const { database, clock } = deps;
  const now = () => new Date(clock.now());
  return [
    staffEndpoint(deps, redirectsOperation, async (input) => accepted(await listRedirects(database, input))),
    staffEndpoint(deps, saveRedirectOperation, (input, who, { language }) =>
      saveRedirect(database, input, {
        author: authorOf(who),
        at: now(),
        language,
        hosts: redirectHosts(deps),
      }),
    ),
    staffEndpoint(deps, removeRedirectOperation, (input, who) =>
      dropRedirect(database, input, { author: authorOf(who), at: now() }),
    ),
    staffEndpoint(deps, tryRedirectFileOperation, async ({ text }, _, { language }) =>
      accepted(await tryRedirectFile(database, text, { language, hosts: redirectHosts(deps) })),
    ),
    staffEndpoint(deps, importRedirectsOperation, (input, who, { language }) =>
      importRedirects(database, input, {
        author: authorOf(who),
        at: now(),
        language,
        hosts: redirectHosts(deps),
      }),
    ),
  ];
}
