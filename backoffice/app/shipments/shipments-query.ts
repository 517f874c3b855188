import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  dayCloseOperation,
  dayClosesOperation,
  shipmentOperation,
  shipmentsOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { dayInAddress } from '../lists/day-in-address.ts';
import { inPages } from '../platform/in-pages.ts';
import { reading } from '../platform/queries.ts';

type Filters = OperationInput<typeof shipmentsOperation>;

/** Filters by name, as the address of the list holds them. */
const views = {
  all: {},
  open: { open: true },
  unweighed: { without_weight: true },
} as const satisfies Readonly<Record<string, Filters>>;
export type ShipmentView = keyof typeof views;
export const shipmentViewNames = Object.keys(views) as readonly ShipmentView[];

/** What an address asks for: a view, narrowed by what else it says. */
export function shipmentFiltersOf(address: URLSearchParams): {
  readonly view: ShipmentView;
  readonly filters: Filters;
} {
  const view = shipmentViewNames.find((name) => name === address.get('vista')) ?? 'all';
  const [from, to] = [dayInAddress(address, 'dal'), dayInAddress(address, 'al')];
  const carrier = address.get('corriere')?.trim().slice(0, 80) ?? '';
  const text = address.get('q')?.trim().slice(0, 100) ?? '';
  return {
    view,
    filters: {
      ...(views[view] as Filters),
      ...(carrier !== '' && { carrier }),
      ...(from && { from }),
      ...(to && { to }),
      ...(text !== '' && { text }),
    },
  };
}

/** A list in pages of 50 by cursor. */
export const shipmentsQuery = (filters: Filters) => inPages(shipmentsOperation, filters);

export const shipmentQuery = (id: number) => reading(shipmentOperation, { id });
export const closeQuery = (id: number) => reading(dayCloseOperation, { id });

/** Closes in pages of 50. */
export const closesQuery = inPages(dayClosesOperation, {}, { cursor: 'before' });
