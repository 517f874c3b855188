import type { Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';

/** Traces and metrics that go to a receiver outside. */
export interface Telemetry {
  /** Undefined when only metrics are sent. */
  readonly tracing: Tracing | undefined;
  /** Begins to send the series of /metrics. */
  sendMetrics(text: () => Promise<string>): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
