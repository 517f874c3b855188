import type { AreaDependencies, ShopDependencies } from './area.ts';
import type { CustomerDependencies } from './customers/customer-dependencies.ts';
import type { StaffDependencies } from './staff/staff-dependencies.ts';
import { createAccessTokens } from './customers/sessions/access-token.ts';
import { createIdentify } from './customers/sessions/identify.usecase.ts';
import { createOrderLinks } from './identity/order-links.usecase.ts';
import { createRateLimiter, createRequestCounts } from './platform/limits/rate-limiter.ts';
import { createShopSecrets } from './platform/secrets/shop-secrets.ts';

/** The dependencies shared by the areas that take part in selling. */
export type SharedDependencies = AreaDependencies & Pick<CustomerDependencies, 'accessTokens'>;

export function createAreaDependencies(deps: ShopDependencies): SharedDependencies {
  const { database, clock } = deps;
  const secrets = createShopSecrets(database, clock);
  const accessTokens = createAccessTokens(secrets, clock);
  return {
    ...deps,
    secrets,
    allow: createRateLimiter(database, clock),
    tokens: createOrderLinks(database, secrets),
    accessTokens,
    identify: createIdentify(database, clock, accessTokens),
  };
}

/** The same with what the back office needs. */
export function staffDependencies(shared: SharedDependencies): StaffDependencies {
  const { database, clock, config, publicUrl } = shared;
  return {
    ...shared,
    counts: createRequestCounts(database, clock),
    backOfficeUrl: () => config.backOfficeUrl ?? publicUrl(),
  };
}
