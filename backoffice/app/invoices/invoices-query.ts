import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { invoicesOperation, invoiceStates } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { inPages } from '../platform/in-pages.ts';

type Filters = OperationInput<typeof invoicesOperation>;

/** Filters by name, as the address of the list holds them: every state, and credit notes. */
export const invoiceViewNames = ['all', ...invoiceStates, 'credits'] as const;
export type InvoiceView = (typeof invoiceViewNames)[number];

const filtersOfView = (view: InvoiceView): Filters => {
  if (view === 'all') return {};
  return view === 'credits' ? { kinds: ['TD04'] } : { states: [view] };
};

const months = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** A month that an address names, "YYYY-MM"; undefined: none. */
export function monthInAddress(address: URLSearchParams): string | undefined {
  const asked = address.get('mese') ?? '';
  return months.test(asked) ? asked : undefined;
}

/** What an address asks for: a view, narrowed by month and words. */
export function invoiceFiltersOf(address: URLSearchParams): {
  readonly view: InvoiceView;
  readonly filters: Filters;
} {
  const view = invoiceViewNames.find((name) => name === address.get('vista')) ?? 'all';
  const month = monthInAddress(address);
  const text = address.get('q')?.trim() ?? '';
  return {
    view,
    filters: {
      ...filtersOfView(view),
      ...(month && { month }),
      ...(text !== '' && { text: text.slice(0, 100) }),
    },
  };
}

/** A list in pages of 50 by cursor. */
export const invoicesQuery = (filters: Filters) => inPages(invoicesOperation, filters);

/** "2026-11" in the shop's time zone. */
export const monthNow = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit' }).format(
    new Date(),
  );
