/** Figures read together when somebody asks for the metrics. */
export interface Gauges {
  /** What each figure says, by its Prometheus name. */
  readonly help: Readonly<Record<string, string>>;
  read(): Promise<Readonly<Record<string, number>>>;
}
