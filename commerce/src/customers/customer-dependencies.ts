import type { AreaDependencies } from '../area.ts';
import type { RequestCounts } from '../platform/limits/rate-limiter.ts';
import type { AccessTokens } from './sessions/access-token.ts';

/** Dependencies of the use cases of this area. */
export interface CustomerDependencies extends AreaDependencies {
  readonly accessTokens: AccessTokens;
  readonly counts: RequestCounts;
}
