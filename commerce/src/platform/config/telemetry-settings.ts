import { z } from 'zod';
import { optional, secretSetting, setting } from './setting.ts';

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
  .transform((text) => text.replace(/\/+$/, ''));

/** "name=value,name=value", values percent-encoded, as OpenTelemetry writes headers. */
const headers = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => [String(pair?.[1]), decodeURIComponent(String(pair?.[2]))] as const),
    );
  } catch {
    context.addIssue('headers');
    return z.NEVER;
  }
});

const ratio = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
  .transform(Number);

/** Traces and metrics that go to a receiver of OpenTelemetry, under the names that it gave them. */
export const telemetrySettings = {
  telemetryUrl: setting(
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      default: '',
      description:
        'Receiver of traces and metrics (OTLP over HTTP), to which /v1/traces and /v1/metrics are added; empty: none are sent',
    },
    optional(address),
  ),
  tracesUrl: setting(
    {
      name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      default: '',
      description: 'Whole address for traces alone',
    },
    optional(address),
  ),
  metricsUrl: setting(
    {
      name: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
      default: '',
      description: 'Whole address for metrics alone',
    },
    optional(address),
  ),
  telemetryHeaders: secretSetting(
    {
      name: 'OTEL_EXPORTER_OTLP_HEADERS',
      default: '',
      description: 'Headers for the receiver, name=value, separated by commas',
    },
    optional(headers.refine((found) => !Object.hasOwn(found, 'undefined'))),
  ),
  telemetryName: setting(
    {
      name: 'OTEL_SERVICE_NAME',
      default: 'casamaestra',
      description: 'What this process is called there',
    },
    z.string().regex(/^[\w.-]{1,100}$/),
  ),
  tracesRatio: setting(
    {
      name: 'OTEL_TRACES_SAMPLER_ARG',
      default: '1',
      allowed: '0–1',
      description: 'Share of traces sent; one begun elsewhere follows the choice made there',
    },
    ratio,
  ),
  metricsEveryMs: setting(
    {
      name: 'OTEL_METRIC_EXPORT_INTERVAL',
      default: '60000',
      allowed: '1000–600000',
      description: 'Milliseconds between two sendings of the metrics',
    },
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().int().min(1000).max(600_000)),
  ),
} as const;
