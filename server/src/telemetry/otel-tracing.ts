import type { Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
  TraceFlags,
} from '@opentelemetry/api';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** The bit of the header that says that the trace is kept. */
const sampledBit = 1;
const wellFormed = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The W3C header as a parent; undefined where it is malformed, then a trace of our own begins. */
function parentOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = wellFormed.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const isSampled = (Number.parseInt(flags, 16) & sampledBit) === sampledBit;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

const headerOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Spans of the shop as OpenTelemetry's. */
export function tracingOf(tracer: Tracer): Tracing {
  return {
    start(name, kind, facts, parent) {
      const above = parentOf(typeof parent === 'string' ? parent : parent?.traceparent);
      const context = above === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, context);
      return {
        traceparent: headerOf(span.spanContext()),
        set: (more, renamed) => {
          span.setAttributes({ ...more });
          if (renamed !== undefined) span.updateName(renamed);
        },
        end: (failure) => {
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
  };
}
