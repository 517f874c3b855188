import type { SellingParts } from '../area.ts';
import type { Counts } from '../platform/limits/rate-limiter.ts';
import type { AccessTokens } from './sessions/access-token.ts';

/** What the use cases of customers work with. */
export interface CustomerParts extends SellingParts {
  readonly accessTokens: AccessTokens;
  readonly counts: Counts;
}
