import type { Database } from '../platform/database/connection.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { selectEmailCorrections } from './order-links.queries.ts';
import { createOrderTokens } from './order-token.ts';
import type { OrderTokens } from './order-token.ts';

/** Signed links that open an order; correcting its e-mail address invalidates earlier ones. */
export const createOrderLinks = (database: Database, secrets: ShopSecrets): OrderTokens =>
  createOrderTokens(secrets, (orderNumber) => selectEmailCorrections(database, orderNumber));
