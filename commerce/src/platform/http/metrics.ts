import { timingSafeEqual, createHash } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The process's Prometheus metrics. Routes are patterns, never addresses, so the series stay few. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts one finished request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** A gauge read at scrape time. */
  gauge(name: string, help: string, read: () => number): void;
}

interface Series {
  readonly seconds: { observe(value: number): void };
  readonly total: { inc(): void };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'method', 'status'];
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte read to the answer handed to the socket',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  // Label look-ups cost more than the counting itself, so every combination is resolved once.
  const series = new Map<string, Series>();
  return {
    registry,
    observe: (route, method, status, elapsed) => {
      const key = `${route} ${method} ${status}`;
      let found = series.get(key);
      if (found === undefined) {
        found = { seconds: seconds.labels(route), total: total.labels(route, method, String(status)) };
        series.set(key, found);
      }
      found.seconds.observe(elapsed);
      found.total.inc();
    },
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
      registry.registerMetric(gauge);
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export function sameSecret(sent: string, expected: string): boolean {
  return timingSafeEqual(digest(sent), digest(expected));
}
