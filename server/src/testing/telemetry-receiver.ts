import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
}

interface Sent {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly SentMetric[] }[];
  }[];
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
}

export interface SentMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly unknown[] };
  readonly gauge?: { readonly dataPoints: readonly unknown[] };
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number | string; readonly bucketCounts: unknown[] }[];
  };
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A receiver of OTLP over HTTP that keeps what it got. */
export interface TelemetryReceiver {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly metrics: SentMetric[];
  /** Everything as it came, to look for what must not be in it. */
  readonly bodies: string[];
  readonly headers: Record<string, unknown>[];
  close(): Promise<void>;
}

const factsOf = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );

export async function openTelemetryReceiver(): Promise<TelemetryReceiver> {
  const spans: ReceivedSpan[] = [];
  const metrics: SentMetric[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      headers.push(request.headers);
      const sent = JSON.parse(body) as Sent;
      for (const { scopeSpans } of sent.resourceSpans ?? [])
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, facts: factsOf(span) });
      for (const { scopeMetrics } of sent.resourceMetrics ?? [])
        metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    bodies,
    headers,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
