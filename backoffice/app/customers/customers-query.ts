import {
  type customerKinds,
  customerSortings,
  customersOperation,
  type StaffCustomer,
  staffCustomerOperation,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { inPages } from '../platform/in-pages.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { dayInAddress } from '../lists/day-in-address.ts';

/** What the list narrows by; not from which row on. */
type CustomerListFilter = Omit<OperationInput<typeof customersOperation>, 'after'>;

export const customerViewNames = ['all', 'companies', 'closed'] as const satisfies readonly (
  | 'all'
  | (typeof customerKinds)[number]
)[];
type CustomerListView = (typeof customerViewNames)[number];

/** What an address asks for: a view, narrowed by what else it says. */
export function customerFiltersOf(address: URLSearchParams): {
  readonly view: CustomerListView;
  readonly filters: CustomerListFilter;
} {
  const view = customerViewNames.find((name) => name === address.get('vista')) ?? 'all';
  const sort = customerSortings.find((name) => name === address.get('ordine'));
  const [from, to, text] = [
    dayInAddress(address, 'dal'),
    dayInAddress(address, 'al'),
    address.get('q')?.trim() ?? '',
  ];
  return {
    view,
    filters: {
      ...(view !== 'all' && { kind: view }),
      ...(sort && { sort }),
      ...(from && { from }),
      ...(to && { to }),
      ...(text !== '' && { text: text.slice(0, 100) }),
    },
  };
}

/** A list in pages of 50 by cursor. */
export const customersQuery = (filters: CustomerListFilter) => inPages(customersOperation, filters);

export const customerQuery = (id: number) => reading(staffCustomerOperation, { id });

/** Loads a customer ahead: the row under the pointer or the keyboard. */
export const loadCustomerAhead = (id: number): void => void queryClient.prefetchQuery(customerQuery(id));

/** What the customer is now, told to every screen that shows it. */
export function keepCustomer(customer: StaffCustomer): void {
  queryClient.setQueryData(customerQuery(customer.id).queryKey, customer);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== staffCustomerOperation.name && queryKey[0] !== 'staff.me',
  });
}
