import type { Job } from '../platform/jobs/job-runner.ts';
import { expireOrders, remindTransfers } from './due-orders.usecase.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';

const EXPIRE_EVERY_MS = 10_000;
const REMIND_EVERY_MS = 60_000;

/** Cancels orders that were not paid in time, and reminds buyers of missing transfers. */
export const dueOrderJobs = (deps: OrdersDependencies): readonly Job[] => [
  { name: 'expire-orders', everyMs: EXPIRE_EVERY_MS, run: (signal) => expireOrders(deps, signal) },
  { name: 'remind-transfers', everyMs: REMIND_EVERY_MS, run: () => remindTransfers(deps) },
];
