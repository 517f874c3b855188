/** Upper bounds of the duration buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  count: number;
  seconds: number;
  /** Count of each bucket alone, not cumulative; the last is above all bounds. */
  readonly buckets: Uint32Array;
}

/**
 * Counts answered requests and their durations. Every cached page is counted here, so counting is only a
 * look-up and three additions; the text is made at scrape time.
 */
export interface RequestStats {
  /** Routes are patterns and methods are few, so the number of series stays small. */
  count(route: string, method: string, status: number, seconds: number): void;
  /** The series in the Prometheus text format. */
  text(): string;
}

export function createRequestStats(): RequestStats {
  const known = new Map<string, Series>();
  return {
    count(route, method, status, seconds) {
      const key = `${route} ${method} ${status}`;
      let series = known.get(key);
      if (series === undefined) {
        series = { route, method, status, count: 0, seconds: 0, buckets: new Uint32Array(bounds.length + 1) };
        known.set(key, series);
      }
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
      series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
      series.count += 1;
      series.seconds += seconds;
    },
    text: () => [...totals(known.values()), ...durations(known.values())].join('\n'),
  };
}

function totals(all: Iterable<Series>): string[] {
  const name = 'http_requests_total';
  const lines = [...all].map(
    ({ route, method, status, count }) =>
      `${name}{route="${route}",method="${method}",status="${status}"} ${count}`,
  );
  return [`# HELP ${name} Requests answered`, `# TYPE ${name} counter`, ...lines];
}

function durations(all: Iterable<Series>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [...Map.groupBy(all, ({ route }) => route)].flatMap(([route, series]) => {
    const sum = (pick: (one: Series) => number) => series.reduce((total, one) => total + pick(one), 0);
    let below = 0;
    const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, index) => {
      below += sum((one) => one.buckets[index] ?? 0);
      const le = Number.isFinite(bound) ? String(bound) : '+Inf';
      return `${name}_bucket{le="${le}",route="${route}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_sum{route="${route}"} ${sum((one) => one.seconds)}`,
      `${name}_count{route="${route}"} ${sum((one) => one.count)}`,
    ];
  });
  const help = 'Time from the first byte read to the answer handed to the socket';
  return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines];
}
