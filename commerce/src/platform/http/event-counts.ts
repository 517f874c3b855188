import type { Gauges } from './gauges.ts';

/** Counts what happens in this process, by a label whose values are known beforehand: all are told from the start, as 0. */
export interface EventCounts<Value extends string> {
  count(value: Value): void;
  readonly gauges: Gauges;
}

export interface EventCountsOptions<Value extends string> {
  /** Prometheus name; ends in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly values: readonly Value[];
}

export function createEventCounts<Value extends string>({
  name,
  help,
  label,
  values,
}: EventCountsOptions<Value>): EventCounts<Value> {
  const counted = new Map(values.map((value) => [value, 0]));
  return {
    count: (value) => counted.set(value, (counted.get(value) ?? 0) + 1),
    gauges: {
      help: { [name]: help },
      labels: { [name]: label },
      read: async () => ({ [name]: Object.fromEntries(counted) }),
    },
  };
}
