import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { SellingParts } from '../area.ts';
import type { OrderDesk, PaymentDesk } from '../desks.ts';

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
export interface OrdersNeighbours {
  readonly orders: OrderDesk;
  readonly payments: PaymentDesk;
  readonly transferDetails: (transfer: AwaitedTransfer) => TransferDetails | null;
}

export interface OrdersParts extends SellingParts, OrdersNeighbours {}
