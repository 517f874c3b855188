import type { AreaDependencies } from '../area.ts';
import type { OrderService } from '../services.ts';
import type { Gateways } from './gateways.ts';

/** What the use cases of this area work with. */
export interface PaymentDependencies extends AreaDependencies {
  readonly gateways: Gateways;
  readonly orders: OrderService;
}
