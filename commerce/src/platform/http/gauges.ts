/** Metrics that are read together on request. */
export interface Gauges {
  /** Description of each metric, by its Prometheus name. */
  readonly help: Readonly<Record<string, string>>;
  read(): Promise<Readonly<Record<string, number>>>;
}
