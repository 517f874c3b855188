const WAITING_MAX = 2_000;
const LONGEST_TERM = 120;

export interface WaitingOrder {
  readonly orderNumber: string;
  readonly sku: string;
  /** As typed: never stored. */
  readonly typed: string;
  readonly term: string;
}

/** Keeps for a minute what the browsers of buyers say they had searched for. `key`: one for queries of the same words. */
export function createOrderedIntake(key: (term: string) => string) {
  let waiting: WaitingOrder[] = [];
  return {
    note(orderNumber: string, searches: readonly { readonly sku: string; readonly term: string }[]): void {
      for (const { sku, term: typed } of searches) {
        const term = key(typed).slice(0, LONGEST_TERM).trim();
        if (term !== '' && waiting.length < WAITING_MAX) waiting.push({ orderNumber, sku, typed, term });
      }
    },
    /** What was noted since the last time. */
    take(): WaitingOrder[] {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

export type OrderedIntake = ReturnType<typeof createOrderedIntake>;
