import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { AreaDependencies } from '../area.ts';
import type { OrderService, PaymentService } from '../services.ts';

/** What the shopper needs to know for a transfer. */
export interface AwaitedTransfer {
  readonly orderNumber: string;
  readonly amountCents: number;
  /** Last day the money is waited for, "YYYY-MM-DD". */
  readonly due: string;
  /** Of who deducts the expense, when the order says it. */
  readonly taxCode?: string | undefined;
}

/** What the orders area asks of others. */
export interface OrdersServices {
  readonly orders: OrderService;
  readonly payments: PaymentService;
  readonly transferDetails: (transfer: AwaitedTransfer) => TransferDetails | null;
}

export interface OrdersDependencies extends AreaDependencies, OrdersServices {}
