/** What one client was told about one intention to buy. */
export interface Told {
  readonly key: string;
  readonly email: string;
  /** Order number and link, once an answer with them arrived. */
  order?: {
    readonly number: string;
    readonly token: string;
    readonly total: number;
    readonly step: PaymentStepTold;
  };
  /** When that was, in milliseconds of the bench's own clock. */
  orderedAt?: number;
  /** Named refusals and changes, in the order they came. */
  readonly refusals: string[];
  /** Answers of 500 and above. */
  serverErrors: number;
  /** Requests without any answer. */
  unanswered: number;
  /** Two answers that do not agree. */
  contradiction?: string;
}

export interface PaymentStepTold {
  readonly kind: string;
  readonly url?: string;
  readonly client_secret?: string;
}

/** What clients were told, to be compared with what is in the database. */
export class Journal {
  readonly entries: Told[] = [];

  open(key: string, email: string): Told {
    const told: Told = { key, email, refusals: [], serverErrors: 0, unanswered: 0 };
    this.entries.push(told);
    return told;
  }

  placed(): Told[] {
    return this.entries.filter(({ order }) => order !== undefined);
  }

  /** Longest time, in seconds, in which no buyer was told of an order. */
  longestSilence(): number {
    const times = this.entries.flatMap(({ orderedAt }) => orderedAt ?? []).toSorted((a, b) => a - b);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return Math.max(0, ...gaps) / 1000;
  }

  sum(of: 'serverErrors' | 'unanswered'): number {
    return this.entries.reduce((sum, told) => sum + told[of], 0);
  }
}
