import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';

/** The state of the order list in its URL. */
export interface OrdersQuery {
  readonly search: string;
  readonly tab: OrderTab;
  /** "all", "days30", "months6" or a year. */
  readonly period: string;
  readonly page: number;
}

export const orderTabs = ['all', 'open', 'moving', 'shipped', 'delivered', 'ended'] as const;
type OrderTab = (typeof orderTabs)[number];

/** The order states of each tab; "all" has no restriction. */
export const tabStates: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: [],
  open: ['received', 'awaiting_payment'],
  moving: ['paid', 'in_preparation'],
  shipped: ['partly_shipped', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned'],
};

const isTab = (text: string | null): text is OrderTab => orderTabs.some((tab) => tab === text);
const isPeriod = (text: string | null): text is string =>
  text === 'days30' || text === 'months6' || /^20\d\d$/.test(text ?? '');

/** Parses the URL; invalid values become the default. */
export function ordersQueryOf(params: URLSearchParams): OrdersQuery {
  const tab = params.get('state');
  const period = params.get('period');
  const page = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').trim().slice(0, 80),
    tab: isTab(tab) ? tab : 'all',
    period: isPeriod(period) ? period : 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The URL of a query; defaults are omitted, and any change except of the page leads to the first page. */
export function ordersHref(query: OrdersQuery, change: Partial<OrdersQuery>): string {
  const { search, tab, period, page } = { ...query, page: 1, ...change };
  return withQuery(urls.orders(), {
    q: search,
    state: tab === 'all' ? undefined : tab,
    period: period === 'all' ? undefined : period,
    page: page === 1 ? undefined : String(page),
  });
}

/** First and last day of a period, "YYYY-MM-DD", as is `today`. */
export function periodDays(period: string, today: string): { readonly from?: string; readonly to?: string } {
  if (/^\d{4}$/.test(period)) return { from: `${period}-01-01`, to: `${period}-12-31` };
  const start = new Date(`${today}T00:00:00Z`);
  if (period === 'days30') start.setUTCDate(start.getUTCDate() - 30);
  else if (period === 'months6') start.setUTCMonth(start.getUTCMonth() - 6);
  else return {};
  return { from: start.toISOString().slice(0, 10) };
}

/** Number of orders in each tab. */
export function tabCounts(byState: Partial<Record<OrderState, number>>): Record<OrderTab, number> {
  const sum = (states: readonly OrderState[]): number =>
    states.reduce((count, state) => count + (byState[state] ?? 0), 0);
  const all = Object.values(byState).reduce((count, one) => count + one, 0);
  return {
    all,
    open: sum(tabStates.open),
    moving: sum(tabStates.moving),
    shipped: sum(tabStates.shipped),
    delivered: sum(tabStates.delivered),
    ended: sum(tabStates.ended),
  };
}
