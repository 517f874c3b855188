import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import { type Family, readPrometheusText } from './prometheus-text.ts';

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1_000_000)];

/** One histogram for each set of labels, from buckets that count everything below them. */
function histograms({ samples }: Family, times: Times): DataPoint<Histogram>[] {
  const keyOf = (labels: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.fromEntries(Object.entries(labels).filter(([name]) => name !== 'le')));
  return [...Map.groupBy(samples, ({ labels }) => keyOf(labels))].map(([key, own]) => {
    const below = own
      .filter(({ ending }) => ending === '_bucket')
      .map(({ labels, value }) => ({ bound: Number(labels['le']?.replace('+Inf', 'Infinity')), value }))
      .toSorted((one, other) => one.bound - other.bound);
    const total = (ending: string) => own.find((sample) => sample.ending === ending)?.value ?? 0;
    return {
      ...times,
      attributes: JSON.parse(key) as Record<string, string>,
      value: {
        count: total('_count'),
        sum: total('_sum'),
        buckets: {
          boundaries: below.map(({ bound }) => bound).filter(Number.isFinite),
          counts: below.map(({ value }, index) => value - (below[index - 1]?.value ?? 0)),
        },
      },
    };
  });
}

function metricOf(family: Family, times: Times): MetricData {
  const { name, help, kind } = family;
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (kind === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(family, times) };
  const dataPoints = family.samples
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return kind === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** The series of /metrics as OpenTelemetry reads them. */
export function producerOf(text: () => Promise<string>, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime(Date.now()) };
      const families = readPrometheusText(await text()).filter(({ samples }) => samples.length > 0);
      const metrics = families.map((family) => metricOf(family, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'casamaestra' }, metrics }] },
        errors: [],
      };
    },
  };
}
