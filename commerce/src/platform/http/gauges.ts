/** Metrics that are read together on request. */
export interface Gauges {
  /** Description of each metric, by its Prometheus name; one that ends in `_total` is a counter. */
  readonly help: Readonly<Record<string, string>>;
  /** Name of the label of metrics that have one value for each of its values. */
  readonly labels?: Readonly<Record<string, string>>;
  read(): Promise<Readonly<Record<string, number | Readonly<Record<string, number>>>>>;
}
