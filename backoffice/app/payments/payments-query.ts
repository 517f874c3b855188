import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  paymentNoticesOperation,
  staffPaymentOperation,
  staffPaymentsOperation,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { inPages } from '../platform/in-pages.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { dayInAddress } from '../lists/day-in-address.ts';

type Filters = OperationInput<typeof staffPaymentsOperation>;

/** Filters by name, as the address of the list holds them. */
const paymentViews = {
  all: {},
  open: { states: ['created', 'started', 'pending', 'authorised'] },
  captured: { states: ['captured'] },
  failed: { states: ['failed'] },
  refunded: { refunded: true },
} as const satisfies Readonly<Record<string, Filters>>;
export type PaymentView = keyof typeof paymentViews;
export const paymentViewNames = Object.keys(paymentViews) as readonly PaymentView[];

/** What an address asks for: a view, narrowed by what else it says. */
export function paymentFiltersOf(address: URLSearchParams): {
  readonly view: PaymentView;
  readonly filters: Filters;
} {
  const view = paymentViewNames.find((name) => name === address.get('vista')) ?? 'all';
  const method = paymentMethods.find((name) => name === address.get('metodo'));
  const [from, to, text] = [
    dayInAddress(address, 'dal'),
    dayInAddress(address, 'al'),
    address.get('q')?.trim() ?? '',
  ];
  return {
    view,
    filters: {
      ...(paymentViews[view] as Filters),
      ...(method && { methods: [method] }),
      ...(from && { from }),
      ...(to && { to }),
      ...(text !== '' && { text: text.slice(0, 100) }),
    },
  };
}

/** A list in pages of 50 by cursor. */
export const paymentsQuery = (filters: Filters) => inPages(staffPaymentsOperation, filters);

export const paymentQuery = (id: number) => reading(staffPaymentOperation, { id });

/** Loads a payment ahead: the row under the pointer or the keyboard. */
export const loadPaymentAhead = (id: number): void => void queryClient.prefetchQuery(paymentQuery(id));

/** Notifications in pages of 50. */
export const noticesQuery = (open: boolean) =>
  inPages(paymentNoticesOperation, { open }, { cursor: 'before' });
