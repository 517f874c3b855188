import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { UnconfirmedTransfers } from './held-stock.queries.ts';

/** Limits on what the unpaid orders of one buyer and of one network may reserve at a time. */
export interface OpenOrderLimits {
  /** Unpaid orders with the same e-mail address or telephone number. */
  readonly ofBuyer: number;
  /** Unpaid orders placed from the same network. */
  readonly fromNetwork: number;
  /** Total value of those orders, the new one included. */
  readonly euros: number;
  /** Number of different articles in them, the new order included. */
  readonly articles: number;
  /** Pieces of one article that are always allowed; beyond them at most half of the stock. */
  readonly pieces: number;
  /** Orders of one e-mail address in 24 hours: each is confirmed by mail. */
  readonly ofAddressADay: number;
  /** What all transfers whose mailed link was not opened may reserve together. */
  readonly unconfirmed: {
    readonly euros: number;
    /**
     * Articles of which they reserve more than is left: at most so many, or this share of the shop's articles
     * if that is more.
     */
    readonly scarceArticles: number;
    readonly scarceShare: number;
  };
}

/** Well above what households and offices need; `times` is a factor from the configuration. */
export const openOrderLimits = (times: number): OpenOrderLimits => ({
  ofBuyer: 5 * times,
  fromNetwork: 20 * times,
  euros: 20_000 * times,
  articles: 60 * times,
  pieces: 10 * times,
  ofAddressADay: 12 * times,
  unconfirmed: { euros: 100_000 * times, scarceArticles: 30 * times, scarceShare: 0.05 * times },
});

/** The other unpaid orders of a buyer and a network at the moment stock is taken for one more. */
export interface OpenOrders {
  readonly ofBuyer: number;
  readonly fromNetwork: number;
  readonly cents: number;
  /** Different articles, the new order's included; 0 when the order is about to be paid and may have all. */
  readonly articles: number;
  /** Name of an article of which they would reserve too much; null: none. */
  readonly crowded: string | null;
  readonly ofAddressToday: number;
  /** The customer has opened a mailed link before: the address is verified. */
  readonly proved: boolean;
}

/** Why one more unpaid order is refused, with what to do about it; null when it is allowed. */
export function tooManyOpen(
  open: OpenOrders,
  totalCents: number,
  limits: OpenOrderLimits,
): Outcome<never> | null {
  if (!open.proved && open.ofAddressToday >= limits.ofAddressADay)
    return refused('orders_of_address_exceeded', {}, 'email');
  if (totalCents === 0) return null;
  if (open.ofBuyer >= limits.ofBuyer) return refused('unpaid_orders_exceeded', { open: open.ofBuyer });
  if (open.fromNetwork >= limits.fromNetwork) return refused('unpaid_orders_of_network_exceeded', {});
  if (open.cents + totalCents > limits.euros * 100)
    return refused('unpaid_value_exceeded', { most: limits.euros });
  if (open.articles > limits.articles)
    return refused('unpaid_articles_exceeded', { most: limits.articles }, 'lines');
  if (open.crowded !== null) return refused('unpaid_pieces_exceeded', { article: open.crowded }, 'lines');
  return null;
}

/** Why the shop reserves no more stock for unconfirmed transfers; null when it does. */
export function heldTooMuch(
  { cents, scarce, articles }: UnconfirmedTransfers,
  totalCents: number,
  { unconfirmed }: OpenOrderLimits,
): Outcome<never> | null {
  const most = Math.max(unconfirmed.scarceArticles, articles * unconfirmed.scarceShare);
  if (scarce < most && cents + totalCents <= unconfirmed.euros * 100) return null;
  return refused('transfers_exceeded', {}, 'payment_method');
}
