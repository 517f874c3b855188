import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import { answerWithin } from '@casamaestra/commerce/platform/database/answer-within.ts';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createRequestStats } from './request-stats.ts';

/** The process's Prometheus metrics. Routes are patterns, never URLs, so the number of series stays small. */
export interface Metrics {
  readonly contentType: string;
  /** All series in the Prometheus text format. */
  text(): Promise<string>;
  /** Counts one finished request. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /**
   * Registers metrics read together at scrape time. On an error, or while they are not told in time, they are left out of
   * that scrape: a database that is away must not hide the others.
   */
  follow(gauges: Gauges, onError: (error: unknown) => void): void;
}

type Figures = Awaited<ReturnType<Gauges['read']>>;

/** Prometheus waits ten seconds for all of them. */
const PATIENCE_MS = 2_000;

/** Readings of which one at a time is under way: those that do not end must not pile up. */
function oneAtATime({ read }: Pick<Gauges, 'read'>): () => Promise<Figures> {
  let reading: Promise<Figures> | undefined;
  return () => {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}

/** Figures in the Prometheus text format; label values are names of our own, without quotes. */
function write({ help, labels }: Gauges, figures: Figures): string {
  const lines = Object.entries(figures).flatMap(([name, value]) => {
    const head = [
      `# HELP ${name} ${help[name] ?? ''}`,
      `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
    ];
    if (typeof value === 'number') return [...head, `${name} ${value}`];
    const label = labels?.[name] ?? 'kind';
    return [...head, ...Object.entries(value).map(([of, number]) => `${name}{${label}="${of}"} ${number}`)];
  });
  return `${lines.join('\n')}\n`;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestStats();
  const followed: (() => Promise<string>)[] = [];
  return {
    contentType: registry.contentType,
    text: async () => {
      const figures = await Promise.all(followed.map((read) => read()));
      return `${requests.text()}\n${figures.join('')}${await registry.metrics()}`;
    },
    observe: (route, method, status, seconds) => requests.count(route, method, status, seconds),
    follow(gauges, onError) {
      const read = oneAtATime(gauges);
      followed.push(() =>
        answerWithin(read(), PATIENCE_MS).then(
          (figures) => write(gauges, figures),
          (error: unknown) => {
            onError(error);
            return '';
          },
        ),
      );
    },
  };
}
