import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';

/** What unpaid orders of one buyer and of one network may hold at a time. */
export interface OpenOrderLimits {
  /** Unpaid orders with the same e-mail address or telephone number. */
  readonly ofBuyer: number;
  /** Unpaid orders placed from the same network. */
  readonly fromNetwork: number;
  /** What all those are worth together, the new one included. */
  readonly euros: number;
  /** Pieces of one article that are always allowed; above it at most half of what there is. */
  readonly pieces: number;
  /** Orders of one e-mail address in 24 hours: each is confirmed by mail. */
  readonly ofAddressADay: number;
}

/** Households and offices stay far below; `times` as configured. */
export const openOrderLimits = (times: number): OpenOrderLimits => ({
  ofBuyer: 5 * times,
  fromNetwork: 20 * times,
  euros: 20_000 * times,
  pieces: 10 * times,
  ofAddressADay: 12 * times,
});

/** The other unpaid orders of a buyer and a network, seen when stock was taken for one more. */
export interface OpenOrders {
  readonly ofBuyer: number;
  readonly fromNetwork: number;
  readonly cents: number;
  /** Name of an article of which they would hold too much; null: of none. */
  readonly crowded: string | null;
  readonly ofAddressToday: number;
  /** The customer opened a mailed link at this address before: its mails are no stranger's. */
  readonly proved: boolean;
}

const hold = (message: string, field?: string) => refused('too_many_requests', message, field);

/** Why one more unpaid order is too many, with what to do about it; null when it is not. */
export function tooManyOpen(
  open: OpenOrders,
  totalCents: number,
  limits: OpenOrderLimits,
): Outcome<never> | null {
  if (!open.proved && open.ofAddressToday >= limits.ofAddressADay)
    return hold(
      'Per questa e-mail oggi ci sono già molti ordini: riprova domani, o scrivici e ci pensiamo noi.',
      'email',
    );
  if (totalCents === 0) return null;
  if (open.ofBuyer >= limits.ofBuyer)
    return hold(
      `Hai già ${open.ofBuyer} ordini che aspettano il pagamento: pagane o annullane uno dal collegamento nelle e-mail, poi riprova.`,
    );
  if (open.fromNetwork >= limits.fromNetwork)
    return hold(
      'Da questa rete ci sono già molti ordini che aspettano il pagamento: pagane o annullane uno, oppure riprova tra un’ora.',
    );
  if (open.cents + totalCents > limits.euros * 100)
    return hold(
      `Senza pagamento teniamo da parte prodotti fino a ${limits.euros.toLocaleString('it-IT')} €: paga prima gli altri ordini, o scrivici e ci pensiamo noi.`,
    );
  if (open.crowded !== null)
    return hold(
      `Di «${open.crowded}» senza pagamento possiamo tenerti da parte al massimo metà dei pezzi: ordinane meno, oppure paga con carta.`,
      'lines',
    );
  return null;
}
