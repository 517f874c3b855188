import type { AreaDependencies } from '../area.ts';
import type { OrderService } from '../services.ts';
import type { Gateways } from './gateways.ts';

/** Dependencies of the use cases of this area. */
export interface PaymentDependencies extends AreaDependencies {
  readonly gateways: Gateways;
  readonly orders: OrderService;
}
