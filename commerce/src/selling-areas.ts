import type { Area, SellingParts, ShopParts } from './area.ts';
import { createCartArea } from './cart/cart.area.ts';
import { createPriceCart } from './cart/price-cart.usecase.ts';
import { createAccessTokens } from './customers/sessions/access-token.ts';
import { createIdentify } from './customers/sessions/identify.usecase.ts';
import { createOrderTokens } from './orders/order-token.ts';
import { createRateLimiter, forgetRequestsJob } from './platform/limits/rate-limiter.ts';
import { createShopSecrets } from './platform/secrets/shop-secrets.ts';

/** The areas that sell: customers, cart, checkout, payments, orders and what belongs to them. */
export function createSellingAreas(parts: ShopParts): readonly Area[] {
  const { database, clock } = parts;
  const secrets = createShopSecrets(database);
  const selling: SellingParts = {
    ...parts,
    secrets,
    allow: createRateLimiter(database, clock),
    tokens: createOrderTokens(secrets),
    identify: createIdentify(database, clock, createAccessTokens(secrets, clock)),
  };
  const priceCart = createPriceCart();
  const housekeeping: Area = { endpoints: [], jobs: [forgetRequestsJob(selling.database, clock)] };
  return [housekeeping, createCartArea(selling, priceCart)];
}
