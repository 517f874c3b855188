import { timingSafeEqual, createHash } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createRequestStats } from './request-stats.ts';

/** The process's Prometheus metrics. Routes are patterns, never addresses, so the series stay few. */
export interface Metrics {
  readonly contentType: string;
  /** All series in the Prometheus text format. */
  text(): Promise<string>;
  /** Counts one finished request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** A gauge read at scrape time. */
  gauge(name: string, help: string, read: () => number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestStats();
  return {
    contentType: registry.contentType,
    text: async () => `${requests.text()}\n${await registry.metrics()}`,
    observe: (route, method, status, seconds) => requests.count(route, method, status, seconds),
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
