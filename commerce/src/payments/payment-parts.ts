import type { SellingParts } from '../area.ts';
import type { OrderDesk } from '../desks.ts';
import type { Gateways } from './gateways.ts';

/** What the use cases of this area work with. */
export interface PaymentParts extends SellingParts {
  readonly gateways: Gateways;
  readonly orders: OrderDesk;
}
