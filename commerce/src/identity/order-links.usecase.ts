import type { Database } from '../platform/database/connection.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { selectLinkChanges } from './order-links.queries.ts';
import { createOrderTokens } from './order-token.ts';
import type { OrderTokens } from './order-token.ts';

/** Signed links that open an order; withdrawing them or correcting its e-mail address invalidates earlier ones. */
export const createOrderLinks = (database: Database, secrets: ShopSecrets): OrderTokens =>
  createOrderTokens(secrets, (orderNumber) => selectLinkChanges(database, orderNumber));
