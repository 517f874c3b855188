import type { Database } from '../platform/database/connection.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { selectEmailCorrections } from './order-links.queries.ts';
import { createOrderTokens } from './order-token.ts';
import type { OrderTokens } from './order-token.ts';

/** Links that open an order, until its address is corrected. */
export const createOrderLinks = (database: Database, secrets: ShopSecrets): OrderTokens =>
  createOrderTokens(secrets, (orderNumber) => selectEmailCorrections(database, orderNumber));
