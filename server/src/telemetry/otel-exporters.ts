import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { noteExportFailures } from './export-failures.ts';
import { producerOf } from './otel-metrics.ts';
import { tracingOf } from './otel-tracing.ts';
import type { Telemetry } from './telemetry.ts';

/** Longest wait for the receiver, also when the shop closes. */
const answerMs = 3_000;
/** Spans that wait for the receiver; what is above is dropped. */
const queueMost = 2_048;

interface Result {
  readonly code: number;
  readonly error?: Error;
}

type Done = (result: Result) => void;

/** Runs of jobs that found nothing to do are not sent: they are most of all spans. */
class BusySpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.attributes['job.rows'] !== 0) super.onEnd(span);
  }
}

/** Reports each sending that failed; the library itself would be silent. */
function telling<Exporter extends OTLPTraceExporter | OTLPMetricExporter>(
  exporter: Exporter,
  failed: (why: unknown) => void,
): Exporter {
  const send = exporter.export.bind(exporter) as (sent: unknown, done: Done) => void;
  exporter.export = (sent: unknown, done: Done) =>
    send(sent, (result) => {
      if (result.code !== 0) failed(result.error ?? new Error('refused'));
      done(result);
    });
  return exporter;
}

const addressOf = (whole: string | undefined, root: string | undefined, path: string): string | undefined =>
  whole ?? (root === undefined ? undefined : `${root}${path}`);

/** Imported only when a receiver is set: these libraries cost memory and time at the start. */
export function openExporters(config: Config, log: Log): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': config.telemetryName });
  const failed = noteExportFailures(log);
  const shared = { headers: config.telemetryHeaders ?? {}, timeoutMillis: answerMs };
  const tracesUrl = addressOf(config.tracesUrl, config.telemetryUrl, '/v1/traces');
  const metricsUrl = addressOf(config.metricsUrl, config.telemetryUrl, '/v1/metrics');
  const provider =
    tracesUrl === undefined
      ? undefined
      : new NodeTracerProvider({
          resource,
          sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.tracesRatio) }),
          spanProcessors: [
            new BusySpans(telling(new OTLPTraceExporter({ ...shared, url: tracesUrl }), failed), {
              maxQueueSize: queueMost,
              scheduledDelayMillis: 1_000,
              exportTimeoutMillis: answerMs,
            }),
          ],
        });
  let meters: MeterProvider | undefined;
  return {
    tracing: provider && tracingOf(provider.getTracer('casamaestra')),
    sendMetrics: (text) => {
      if (metricsUrl === undefined) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: telling(new OTLPMetricExporter({ ...shared, url: metricsUrl }), failed),
        exportIntervalMillis: config.metricsEveryMs,
        exportTimeoutMillis: Math.min(answerMs, config.metricsEveryMs),
        metricProducers: [producerOf(text, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    close: async () => {
      const ended = [provider?.shutdown(), meters?.shutdown()];
      // What the receiver did not take is lost; the shop closes all the same.
      await Promise.allSettled(ended);
    },
  };
}
