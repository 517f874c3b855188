import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { AreaDependencies } from '../area.ts';
import type { OrderService, PaymentService } from '../services.ts';

/** A bank transfer the order waits for. */
export interface AwaitedTransfer {
  readonly orderNumber: string;
  readonly amountCents: number;
  /** Last day of the payment term, "YYYY-MM-DD". */
  readonly due: string;
  /** Tax code of the person who deducts the expense, if the order has one. */
  readonly taxCode?: string | undefined;
}

/** What the orders area needs from others. */
export interface OrdersServices {
  readonly orders: OrderService;
  readonly payments: PaymentService;
  readonly transferDetails: (transfer: AwaitedTransfer) => TransferDetails | null;
}

export interface OrdersDependencies extends AreaDependencies, OrdersServices {}
