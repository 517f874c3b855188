import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { dueKinds } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import { dayInItaly } from '../orders/back-office/list-orders.usecase.ts';
import { newDecisions } from '../goods/import/held/list-held.usecase.ts';
import { mentionsFor } from '../orders/notes/mentions.usecase.ts';
import type { Gauges } from '../platform/http/gauges.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { parseInstant } from '../platform/instant-text.ts';
import { SILENT_MS } from '../platform/jobs/list-job-reports.usecase.ts';
import { dueNow, salesBetween } from './today.queries.ts';
import type { DueKind } from './today.queries.ts';

const DAY_MS = 24 * 3_600_000;
/** An invoice is issued within 12 days; looking through all years would make this screen slower every day. */
const INVOICED_DAYS = 90;

/** Who acts on what is due. */
const subjectOf: Readonly<Record<DueKind, Subject>> = {
  refunds_by_hand: 'refunds',
  withdrawals_to_refund: 'refunds',
  refunds_to_approve: 'large_refunds',
  customer_data_to_approve: 'customer_data',
  prices_to_approve: 'held_prices',
  orders_late: 'orders',
  orders_to_ship: 'orders',
  orders_to_prepare: 'orders',
  orders_to_collect: 'orders',
  transfers_expiring: 'bank',
  invoices_rejected: 'invoices',
  invoices_to_issue: 'invoices',
  credits_open: 'bank',
  reviews_waiting: 'reviews',
  voices_waiting: 'reviews',
  mails_failed: 'settings',
  jobs_failed: 'settings',
};

/** Today's sales until now, and those of the same weekday a week and a year ago until the same time. */
async function salesToday({ database, clock }: Pick<StaffDependencies, 'database' | 'clock'>) {
  const now = clock.now();
  const dayAt = (at: number) => new Date(parseInstant(dayInItaly(at), false));
  const until = (then: number) => salesBetween(database, dayAt(then), new Date(then));
  const [today, before, lastYear] = await Promise.all([
    until(now),
    until(now - 7 * DAY_MS),
    until(now - 364 * DAY_MS),
  ]);
  return {
    orders: today.orders,
    total: eurosFromCents(today.totalCents),
    orders_week_ago: before.orders,
    total_week_ago: eurosFromCents(before.totalCents),
    orders_year_ago: lastYear.orders,
    total_year_ago: eurosFromCents(lastYear.totalCents),
  };
}

const dueRows = (database: StaffDependencies['database'], now: number) =>
  dueNow(database, {
    now: new Date(now),
    today: dayInItaly(now),
    soon: new Date(now + DAY_MS),
    invoicedSince: new Date(now - INVOICED_DAYS * DAY_MS),
    heardSince: new Date(now - SILENT_MS),
  });

/** Metrics of what waits for staff. */
export const dueGauges = ({ database, clock }: Pick<StaffDependencies, 'database' | 'clock'>): Gauges => ({
  help: { back_office_due: 'Orders, refunds, mails and others that wait for staff' },
  labels: { back_office_due: 'kind' },
  read: async () => ({
    back_office_due: Object.fromEntries(
      (await dueRows(database, clock.now())).map(({ kind, count }) => [kind, count]),
    ),
  }),
});

/** What is due, the most urgent first and only what the person may act on. */
export async function todayFor(
  deps: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
): Promise<OperationOutput<typeof todayOperation>> {
  const { database, clock } = deps;
  const { roles } = who;
  const now = clock.now();
  const rows = new Map((await dueRows(database, now)).map((row) => [row.kind, row]));
  const due = dueKinds.flatMap((kind) => {
    const row = rows.get(kind);
    if (row === undefined || row.count === 0) return [];
    if (!reaches(grantedTo(roles, subjectOf[kind]), 'edit')) return [];
    return [{ kind, count: row.count, first_due: row.firstDue?.toISOString() ?? null }];
  });
  const orders = grantedTo(roles, 'orders');
  const seesMoney = reaches(orders, 'view') && !orders.limits.includes('no_prices');
  const mentions = await mentionsFor(database, who);
  const decisions = await newDecisions(database, who);
  return { due, mentions, decisions, sales: seesMoney ? await salesToday(deps) : null };
}
