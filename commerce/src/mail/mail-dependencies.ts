import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { AreaDependencies } from '../area.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** What mails ask of orders. */
export interface MailServices {
  readonly readOrder: (orderNumber: string) => Promise<OrderRecord | undefined>;
  /** Details of the bank transfer while one is waited for. */
  readonly awaitedTransfer: (order: OrderRecord) => TransferDetails | null;
  /** No more notices of articles that are back. */
  readonly stopNotices: (email: string) => Promise<void>;
}

export interface MailDependencies extends AreaDependencies, MailServices {}
