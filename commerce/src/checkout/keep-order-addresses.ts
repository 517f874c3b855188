import { keepUsedAddresses } from '../customers/addresses/keep-addresses.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { OrderFacts } from './new-order.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
}

/** The order is placed even if its addresses cannot be saved to the address book. */
export async function keepAddresses(
  { request, buyer }: Pick<OrderFacts, 'request' | 'buyer'>,
  delivered: boolean,
  { database, log }: Parts,
): Promise<void> {
  const { shipping_address: shipping, billing_address: billing, phone } = request;
  if (buyer === null || billing === null) return;
  const { customerId } = buyer;
  await keepUsedAddresses(database, {
    customerId,
    shipping: delivered ? shipping : null,
    billing,
    phone,
  }).catch((err: unknown) => log.error({ err, customerId }, 'addresses of an order were not kept'));
}
