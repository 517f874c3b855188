import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';

interface FrappeStatus {
  /** `status` of a Sales Order in ERPNext. */
  readonly status: 'On Hold' | 'To Deliver and Bill' | 'To Deliver' | 'Completed' | 'Cancelled' | 'Closed';
  readonly transactionStatus: 'New' | 'Inserted' | 'Accepted' | 'Under processing' | 'Shipped';
}

const words: Readonly<Record<OrderState, FrappeStatus>> = {
  received: { status: 'On Hold', transactionStatus: 'New' },
  awaiting_payment: { status: 'On Hold', transactionStatus: 'Inserted' },
  paid: { status: 'To Deliver and Bill', transactionStatus: 'Accepted' },
  in_preparation: { status: 'To Deliver and Bill', transactionStatus: 'Under processing' },
  partly_shipped: { status: 'To Deliver', transactionStatus: 'Under processing' },
  shipped: { status: 'To Deliver', transactionStatus: 'Shipped' },
  delivered: { status: 'Completed', transactionStatus: 'Shipped' },
  cancelled: { status: 'Cancelled', transactionStatus: 'Inserted' },
  returned: { status: 'Closed', transactionStatus: 'Shipped' },
};

/** The status of an order in the Frappe API. */
export const frappeStatus = (state: OrderState): FrappeStatus => words[state];
