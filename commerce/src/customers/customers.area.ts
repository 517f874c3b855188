import type { Area, AreaDependencies } from '../area.ts';
import {
  authenticationEndpoints,
  loginLinkEndpoints,
  profileEndpoints,
} from './accounts/accounts.endpoint.ts';
import { createRequestCounts } from '../platform/limits/rate-limiter.ts';
import { addressEndpoints } from './addresses/addresses.endpoint.ts';
import type { CustomerDependencies } from './customer-dependencies.ts';
import type { LogRefusal } from '../contract-http/service-handler.ts';
import { purgeLoginsJob } from './purge-logins.job.ts';
import { passkeyEndpoints } from './passkeys/passkeys.endpoint.ts';
import { personalDataEndpoints } from './personal-data/personal-data.endpoint.ts';
import { createRefusalLog } from './refusal-log.ts';
import { sessionEndpoints } from './sessions/sessions.endpoint.ts';

export interface CustomersArea extends Area {
  readonly logRefusal: LogRefusal;
}

/** Customers: accounts, sessions, addresses, and their rights over their personal data (GDPR). */
export function createCustomersArea(
  deps: AreaDependencies & Pick<CustomerDependencies, 'accessTokens'>,
): CustomersArea {
  const own: CustomerDependencies = {
    ...deps,
    counts: createRequestCounts(deps.database, deps.clock),
  };
  return {
    logRefusal: createRefusalLog(own),
    endpoints: [
      ...authenticationEndpoints(own),
      ...loginLinkEndpoints(own),
      ...profileEndpoints(own),
      ...passkeyEndpoints(own),
      ...sessionEndpoints(own),
      ...addressEndpoints(own),
      ...personalDataEndpoints(own),
    ],
    jobs: [purgeLoginsJob(deps.database, deps.clock)],
  };
}
