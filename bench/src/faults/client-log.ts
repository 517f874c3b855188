/** The responses one client got for one order, by idempotency key. */
export interface ClientRecord {
  readonly key: string;
  readonly email: string;
  /** The order, once a response with it arrived. */
  order?: {
    readonly number: string;
    readonly token: string;
    readonly total: number;
    readonly step: ReceivedStep;
  };
  /** Time of that response, in milliseconds of the bench's clock. */
  orderedAt?: number;
  /** Refusals and changes, in the order of arrival. */
  readonly refusals: string[];
  /** Number of answers with status 500 and above. */
  serverErrors: number;
  /** Number of requests without an answer. */
  unanswered: number;
  /** Two answers that contradict each other. */
  contradiction?: string;
}

export interface ReceivedStep {
  readonly kind: string;
  readonly url?: string;
  readonly client_secret?: string;
}

/** What clients received, to be compared with the database. */
export class ClientLog {
  readonly entries: ClientRecord[] = [];

  open(key: string, email: string): ClientRecord {
    const record: ClientRecord = { key, email, refusals: [], serverErrors: 0, unanswered: 0 };
    this.entries.push(record);
    return record;
  }

  placed(): ClientRecord[] {
    return this.entries.filter(({ order }) => order !== undefined);
  }

  /** Longest time in seconds without a placed order. */
  longestSilence(): number {
    const times = this.entries.flatMap(({ orderedAt }) => orderedAt ?? []).toSorted((a, b) => a - b);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return Math.max(0, ...gaps) / 1000;
  }

  sum(of: 'serverErrors' | 'unanswered'): number {
    return this.entries.reduce((sum, record) => sum + record[of], 0);
  }
}
