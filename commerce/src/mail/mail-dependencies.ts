import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { AreaDependencies } from '../area.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** What mails need from the orders area and others. */
export interface MailServices {
  readonly readOrder: (orderNumber: string) => Promise<OrderRecord | undefined>;
  /** Details of the bank transfer while the order waits for it. */
  readonly awaitedTransfer: (order: OrderRecord) => TransferDetails | null;
  /** Cancels all back-in-stock requests of an address. */
  readonly stopNotices: (email: string) => Promise<void>;
}

export interface MailDependencies extends AreaDependencies, MailServices {}
