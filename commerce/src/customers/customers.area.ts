import type { Area, SellingParts } from '../area.ts';
import {
  authenticationEndpoints,
  loginLinkEndpoints,
  profileEndpoints,
} from './accounts/accounts.endpoint.ts';
import { createCounts } from '../platform/limits/rate-limiter.ts';
import { addressEndpoints } from './addresses/addresses.endpoint.ts';
import type { CustomerParts } from './customer-parts.ts';
import { forgetLoginsJob } from './forget-logins.job.ts';
import { passkeyEndpoints } from './passkeys/passkeys.endpoint.ts';
import { personalDataEndpoints } from './personal-data/personal-data.endpoint.ts';
import { sessionEndpoints } from './sessions/sessions.endpoint.ts';

/** Customers: accounts, sessions, addresses and what the law gives them over their data. */
export function createCustomersArea(parts: SellingParts & Pick<CustomerParts, 'accessTokens'>): Area {
  const own: CustomerParts = {
    ...parts,
    counts: createCounts(parts.database, parts.clock),
  };
  return {
    endpoints: [
      ...authenticationEndpoints(own),
      ...loginLinkEndpoints(own),
      ...profileEndpoints(own),
      ...passkeyEndpoints(own),
      ...sessionEndpoints(own),
      ...addressEndpoints(own),
      ...personalDataEndpoints(own),
    ],
    jobs: [forgetLoginsJob(parts.database, parts.clock)],
  };
}
