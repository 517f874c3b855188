import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { invoiceEndpoints } from './invoices.endpoint.ts';

/** Electronic invoices and daily takings; they read orders and refunds, and change neither. */
export const createInvoicesArea = (deps: StaffDependencies): Area => ({ endpoints: invoiceEndpoints(deps) });
