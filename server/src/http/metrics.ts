import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createRequestStats } from './request-stats.ts';

/** The process's Prometheus metrics. Routes are patterns, never URLs, so the number of series stays small. */
export interface Metrics {
  readonly contentType: string;
  /** All series in the Prometheus text format. */
  text(): Promise<string>;
  /** Counts one finished request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** Registers a gauge read at scrape time. */
  gauge(name: string, help: string, read: () => number): void;
  /** Registers gauges read together at scrape time; on an error they are left out of that scrape. */
  follow(gauges: Gauges, onError: (error: unknown) => void): void;
}

type Refresh = () => Promise<void>;

function controlledDefault(
  registry: Registry,
  { help, read }: Gauges,
  onError: (error: unknown) => void,
): Refresh {
  const gauges = new Map(
    Object.entries(help).map(([name, text]) => [
      name,
      new Gauge({ name, help: text, registers: [registry] }),
    ]),
  );
  return async () => {
    for (const gauge of gauges.values()) gauge.remove();
    try {
      for (const [name, value] of Object.entries(await read())) gauges.get(name)?.set(value);
    } catch (error) {
      onError(error);
    }
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestStats();
  const followed: Refresh[] = [];
  return {
    contentType: registry.contentType,
    text: async () => {
      await Promise.all(followed.map((refresh) => refresh()));
      return `${requests.text()}\n${await registry.metrics()}`;
    },
    observe: (route, method, status, seconds) => requests.count(route, method, status, seconds),
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
      registry.registerMetric(gauge);
    },
    follow: (gauges, onError) => void followed.push(controlledDefault(registry, gauges, onError)),
  };
}
